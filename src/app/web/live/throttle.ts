const INTERVAL_MS = 1_000

/**
 * Throttles with a leading call: handles the first item right away, then merges the following ones into at most one
 * call per second. Another member's upload of 500 photos must not cause 500 requests.
 */
export function createThrottle<Thing>(
  work: (thing: Thing) => void,
  merge: (earlier: Thing, later: Thing) => Thing,
): (key: string, thing: Thing) => void {
  const waiting = new Map<string, { thing: Thing } | undefined>()

  function pause(key: string) {
    waiting.set(key, undefined)
    setTimeout(() => {
      const next = waiting.get(key)
      waiting.delete(key)
      if (!next) return
      pause(key)
      work(next.thing)
    }, INTERVAL_MS)
  }

  return (key, thing) => {
    if (waiting.has(key)) {
      const earlier = waiting.get(key)
      return void waiting.set(key, { thing: earlier ? merge(earlier.thing, thing) : thing })
    }
    pause(key)
    work(thing)
  }
}
