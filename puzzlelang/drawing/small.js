// All states of a puzzle that has few: explored at once, and costs to a goal by relaxation.
const all = new Map();
advice = (key) => {
  const {sums, move} = all.get(key) || {};
  return sums ? {exact: true, left: sums.slice(0, rules.costs || 1), move} : {dead: true};
};
const explored = load(data).then(() => {
  const keys = [...starts];
  for (const key of keys) {
    if (all.has(key)) continue;
    const one = node(key);
    all.set(key, one);
    keys.push(...one.moves.map((move) => move.key));
    // costs by line, then the number of moves
    if (one.goal) one.sums = Array(rules.costs + 1).fill(0);
  }
  for (let changed = true; changed;) {
    changed = false;
    for (const one of [...all.values()].reverse())
      for (const {key, costs, index} of one.moves) {
        const after = all.get(key).sums, sums = after && [...costs, 1].map((cost, line) => cost + after[line]);
        if (!sums || (one.sums && order(sums, one.sums) >= 0)) continue;
        Object.assign(one, {sums, move: index});
        changed = true;
      }
  }
});
return (question, more) => explored.then(() => answers[question](more));
