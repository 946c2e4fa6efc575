-- Sliding tiles in a box of HEIGHT times WIDTH; the last two tiles are the wrong way round, so
-- that the goal, all in order, is out of reach.
type
  place: 0 .. HEIGHT * WIDTH - 1;

var
  on: array [place] of place;
  gap: place;

startstate begin
  for p: place do
    on[p] := p;
  end;
  on[HEIGHT * WIDTH - 1] := HEIGHT * WIDTH - 2;
  on[HEIGHT * WIDTH - 2] := HEIGHT * WIDTH - 1;
  gap := 0;
end;

procedure slide(p: place);
begin
  on[gap] := on[p];
  on[p] := 0;
  gap := p;
end;

rule "down" gap >= WIDTH ==> begin
  slide(gap - WIDTH);
end;

rule "right" gap % WIDTH > 0 ==> begin
  slide(gap - 1);
end;

rule "left" gap % WIDTH < WIDTH - 1 ==> begin
  slide(gap + 1);
end;

rule "up" gap + WIDTH < HEIGHT * WIDTH ==> begin
  slide(gap + WIDTH);
end;

invariant "no solution" !forall p: place do on[p] = p end;
