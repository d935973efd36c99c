/** Events of one key within this time are told as two: the first at once, and one for all the others. */
const BURST_MS = 300

/** Lets the first of many like things through at once and puts those that follow it closely into one. */
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
