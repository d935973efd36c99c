const CALM_MS = 1_000

/**
 * Does a thing at once, and what comes closely after it as one, at most once a second for as long as something comes:
 * somebody else's upload of 500 photos must not become 500 requests here.
 */
export function createCalm<Thing>(
  work: (thing: Thing) => void,
  merge: (earlier: Thing, later: Thing) => Thing,
): (key: string, thing: Thing) => void {
  const waiting = new Map<string, { thing: Thing } | undefined>()

  function pause(key: string) {
    waiting.set(key, undefined)
    setTimeout(() => {
      const gathered = waiting.get(key)
      waiting.delete(key)
      if (!gathered) return
      pause(key)
      work(gathered.thing)
    }, CALM_MS)
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
