/** Coalescing window per key: the first event fires immediately, the rest are merged into one. */
const BURST_MS = 300

/** Coalesces events with the same key: passes the first one on immediately, and merges those that follow within BURST_MS. */
export function gatherBursts<T>(tell: (thing: T) => void, merge: (earlier: T, later: T) => T) {
  const waiting = new Map<string, { timer: NodeJS.Timeout; thing: T | undefined }>()

  function end(key: string) {
    const burst = waiting.get(key)
    waiting.delete(key)
    if (burst?.thing === undefined) return
    begin(key)
    tell(burst.thing)
  }

  function begin(key: string) {
    waiting.set(key, { timer: setTimeout(() => end(key), BURST_MS), thing: undefined })
  }

  return {
    add(key: string, thing: T) {
      const burst = waiting.get(key)
      if (burst) {
        burst.thing = burst.thing === undefined ? thing : merge(burst.thing, thing)
      } else {
        begin(key)
        tell(thing)
      }
    },
    close() {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
