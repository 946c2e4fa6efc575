// The rules of a puzzle, beside the page or in it.
let ask, hands;

/*large*/
// Rules run in a worker, which is ended if it says nothing for two seconds.
const TICK = 500, SILENT = 4, STARTING = 40, LIMIT = 1000000;
class Rules {
  constructor(limit) {
    Object.assign(this, {asked: new Map(), count: 0, quiet: 0, begun: false, explored: false});
    const address = URL.createObjectURL(new Blob([`(${engine})()`], {type: "text/javascript"}));
    this.worker = new Worker(address);
    this.worker.onmessage = ({data: told}) => this.hear(told);
    this.worker.onerror = () => this.end("The rules could not be started in this browser.");
    this.timer = setInterval(() => this.tick(), TICK);
    this.ask("open", {...hands.opening, limit, key: starts[start]}).catch(() => {});
  }

  ask(ask, more) {
    return new Promise((resolve, reject) => {
      this.count += 1;
      this.asked.set(this.count, [resolve, reject]);
      this.worker.postMessage({id: this.count, ask, ...more});
    });
  }

  hear({id, value, error, explored}) {
    Object.assign(this, {quiet: 0, begun: true});
    const [resolve, reject] = this.asked.get(id) || [];
    this.asked.delete(id);
    if (error && reject) reject(new Error(error));
    else if (resolve) resolve(value);
    if (!explored) return;
    this.explored = true;
    hands.advise();
  }

  tick() {
    this.quiet = this.asked.size ? this.quiet + 1 : 0;
    if (this.quiet > (this.begun ? SILENT : STARTING)) this.end("The rules take too long here, so this page stopped them.");
  }

  end(text) {
    clearInterval(this.timer);
    this.worker.terminate();
    for (const [, reject] of this.asked.values()) reject(new Error(text));
    this.asked.clear();
    if (rules === this) rules = null;
  }
}

let rules = null;
// the search of all states is not tried again after a worker that had to be ended
ask = (question, more) => (rules || (rules = new Rules(tried ? 0 : LIMIT), (tried = true), rules)).ask(question, more);
let tried = false;
/*end*/
/*small*/
ask = engine();
/*end*/
