// Two Pythons: one answers at once (the editor, moves), the other one searches.  Whoever takes too
// long, or is stopped, is ended, and another one begins.

export class Stopped extends Error {}

export class Python {
  // `patience`: seconds after which a question is given up; 0: never
  constructor(patience) {
    this.patience = patience;
    this.waiting = [];
    this.asked = null;
    this.count = 0;
    this.isReady = false;
    this.onready = () => {};
    this.begin();
  }

  begin() {
    this.isReady = false;
    this.ready = new Promise((resolve) => (this.resolve = resolve));
    this.worker = new Worker("worker.js", { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = (event) => this.fail(new Error(event.message || "Python could not be loaded"));
  }

  hear(data) {
    if (data.ready) {
      this.isReady = true;
      this.times = data.ready;
      this.resolve();
      this.onready();
      this.next();
      return;
    }
    const asked = this.asked;
    if (!asked || data.id !== asked.id) return;
    if (data.progress) {
      if (asked.progress) asked.progress(JSON.parse(data.progress));
      return;
    }
    clearTimeout(asked.timer);
    this.asked = null;
    if (data.broke !== undefined) {
      console.error(data.broke);
      asked.reject(new Error("something went wrong here: " + data.broke.trim().split("\n").pop()));
      if (/fatally failed|memory|unreachable/i.test(data.broke)) return this.again();
    } else {
      const { found, problems } = JSON.parse(data.answer);
      if (problems) asked.reject(Object.assign(new Error(problems[0].message), { problems }));
      else asked.resolve(found);
    }
    this.next();
  }

  // `instead`: whatever of the same kind waits still is asked no more
  ask(question, { progress, instead = "" } = {}) {
    if (instead)
      this.waiting = this.waiting.filter((one) => {
        if (one.instead === instead) one.reject(new Stopped());
        return one.instead !== instead;
      });
    return new Promise((resolve, reject) => {
      this.waiting.push({ id: (this.count += 1), question, progress, instead, resolve, reject });
      this.next();
    });
  }

  next() {
    if (this.asked || !this.isReady || !this.waiting.length) return;
    const asked = (this.asked = this.waiting.shift());
    this.worker.postMessage({ id: asked.id, request: JSON.stringify(asked.question) });
    if (this.patience)
      asked.timer = setTimeout(() => this.fail(new Error("this takes too long, and was given up")), this.patience * 1000);
  }

  get isBusy() {
    return this.asked !== null;
  }

  fail(error) {
    const asked = this.asked;
    this.asked = null;
    if (asked) {
      clearTimeout(asked.timer);
      asked.reject(error);
    }
    if (asked || this.isReady) this.again();
  }

  again() {
    this.worker.terminate();
    this.begin();
  }

  stop() {
    const waiting = this.waiting;
    this.waiting = [];
    for (const one of waiting) one.reject(new Stopped());
    if (this.asked) this.fail(new Stopped());
  }
}
