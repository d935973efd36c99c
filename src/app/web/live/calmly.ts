const CALM_MS = 1_000

/**
 * Does a thing at once, and again at most once a second for as long as it is asked for: somebody else's upload of 500 photos
 * must not become 500 requests here.
 */
export function createCalm(): (key: string, work: () => void) => void {
  const waiting = new Map<string, (() => void) | undefined>()

  function pause(key: string) {
    waiting.set(key, undefined)
    setTimeout(() => {
      const again = waiting.get(key)
      waiting.delete(key)
      if (!again) return
      pause(key)
      again()
    }, CALM_MS)
  }

  return (key, work) => {
    if (waiting.has(key)) return void waiting.set(key, work)
    pause(key)
    work()
  }
}
