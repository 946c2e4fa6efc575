// All states of a puzzle that has few, explored in slices between other work; then costs to a goal, from the goals back.
const all = new Map(), states = [], PAUSE = 12;
let done = false;
const seen = (key) => {
  if (!all.has(key)) {
    all.set(key, {key, before: [], sums: null});
    states.push(all.get(key));
  }
  return all.get(key);
};
// costs by line, then the number of moves
const more = (sums, costs) => [...costs, 1].map((cost, line) => cost + sums[line]);
advice = (key) => {
  if (!done) return null;
  const {sums} = all.get(key), leads = (to, costs) => to.sums && !order(more(to.sums, costs), sums);
  if (!sums) return {dead: true};
  return {exact: true, left: sums.slice(0, rules.costs || 1), move: reach(key).moves.findIndex(({key: to, costs}) => leads(all.get(to), costs))};
};
answers.hint = ({key}) => advice(key);
const opened = load(data), explored = opened.then(async () => {
  const goals = [];
  let until = 0;
  starts.forEach(seen);
  for (const one of states) {
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + PAUSE;
    }
    const {goal, moves} = reach(one.key);
    for (const {key, costs} of moves) seen(key).before.push([one, costs]);
    if (!goal) continue;
    one.sums = Array(rules.costs + 1).fill(0);
    goals.push(one);
  }
  for (const {before, sums} of goals)
    for (const [one, costs] of before) {
      const found = more(sums, costs);
      if (one.sums && order(found, one.sums) >= 0) continue;
      one.sums = found;
      goals.push(one);
    }
  done = true;
});
return async (question, more) => {
  await (question === "hint" || question === "back" ? explored : opened);
  return answers[question](more);
};
