// What was written, kept by this browser alone.
const PREFIX = "puzzlelang:";

export const drafts = {
  get(key) {
    try {
      return JSON.parse(localStorage.getItem(PREFIX + key));
    } catch {
      return null;
    }
  },
  set(key, draft) {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify({ ...draft, time: Date.now() }));
      return true;
    } catch {
      return false; // full, or not allowed
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {}
  },
  all() {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => ({ key: key.slice(PREFIX.length), ...this.get(key.slice(PREFIX.length)) }))
        .filter((draft) => typeof draft.text === "string")
        .sort((a, b) => b.time - a.time);
    } catch {
      return [];
    }
  },
};
