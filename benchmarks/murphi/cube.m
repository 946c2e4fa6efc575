-- The pocket cube with nine turns; corners are URF, UFL, ULB, UBR, DFR, DLF, DRB. One corner of
-- the start is twisted, so the goal, the solved cube, is out of reach.
type
  corner: 0 .. 6;
  third: 0 .. 2;

var
  piece: array [corner] of corner;
  twist: array [corner] of third;

startstate begin
  for c: corner do
    piece[c] := c;
    twist[c] := 0;
  end;
  twist[0] := 1;
end;

procedure quarter(a: corner; b: corner; c: corner; d: corner; once: third; twice: third);
var
  p: corner;
  t: third;
begin
  p := piece[d];
  t := twist[d];
  piece[d] := piece[c];
  twist[d] := (twist[c] + once) % 3;
  piece[c] := piece[b];
  twist[c] := (twist[b] + twice) % 3;
  piece[b] := piece[a];
  twist[b] := (twist[a] + once) % 3;
  piece[a] := p;
  twist[a] := (t + twice) % 3;
end;

ruleset quarters: 1 .. 3 do
  rule "U" begin
    for n := 1 to quarters do
      quarter(0, 1, 2, 3, 0, 0);
    end;
  end;

  rule "R" begin
    for n := 1 to quarters do
      quarter(0, 3, 6, 4, 1, 2);
    end;
  end;

  rule "F" begin
    for n := 1 to quarters do
      quarter(1, 0, 4, 5, 1, 2);
    end;
  end;
end;

invariant "no solution" !forall c: corner do piece[c] = c & twist[c] = 0 end;
