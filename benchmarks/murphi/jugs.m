-- Pouring water between four jugs with a tap; the goal is LITRES in all four at once.
type
  jug: 0 .. 3;
  amount: 0 .. 127;

var
  water: array [jug] of amount;

function size(j: jug): amount;
begin
  return j = 0 ? SIZE0 : (j = 1 ? SIZE1 : (j = 2 ? SIZE2 : SIZE3));
end;

startstate begin
  for j: jug do
    water[j] := 0;
  end;
end;

ruleset here: jug do
  ruleset there: jug do
    rule "pour" here != there & water[here] > 0 & water[there] < size(there) ==>
    var
      much: amount;
    begin
      much := water[here] < size(there) - water[there] ? water[here] : size(there) - water[there];
      water[here] := water[here] - much;
      water[there] := water[there] + much;
    end;
  end;

  rule "fill" water[here] < size(here) ==> begin
    water[here] := size(here);
  end;

  rule "empty" water[here] > 0 ==> begin
    water[here] := 0;
  end;
end;

invariant "no solution" !forall j: jug do water[j] = LITRES end;
