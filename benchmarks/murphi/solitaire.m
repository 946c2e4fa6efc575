-- Peg solitaire; compare.py writes START, GOAL and JUMPS for a board.
type
  hole: 0 .. HOLES - 1;

var
  peg: array [hole] of boolean;

startstate begin
  @START@
end;

@JUMPS@

invariant "no solution" !(@GOAL@);
