-- Leaping frogs; compare.py puts the constants LEFT and RIGHT in front. No goal: Rumur walks
-- through the whole space.
type
  stone: 0 .. LEFT + RIGHT;
  piece: enum { nobody, green, brown };

var
  on: array [stone] of piece;
  gap: stone;

startstate begin
  for s: stone do
    on[s] := s < LEFT ? green : (s = LEFT ? nobody : brown);
  end;
  gap := LEFT;
end;

ruleset far: 1 .. 2 do
  rule "a green frog" gap >= far & on[gap - far] = green ==> begin
    on[gap] := green;
    on[gap - far] := nobody;
    gap := gap - far;
  end;

  rule "a brown frog" gap + far <= LEFT + RIGHT & on[gap + far] = brown ==> begin
    on[gap] := brown;
    on[gap + far] := nobody;
    gap := gap + far;
  end;
end;
