/** Coalescing window per key: the first event fires immediately, the rest are merged into one. */
const COALESCE_MS = 300

/** Coalesces events with the same key: passes the first one on immediately, and merges those that follow within COALESCE_MS. */
export function coalesceEvents<T>(send: (event: T) => void, merge: (earlier: T, later: T) => T) {
  const waiting = new Map<string, { timer: NodeJS.Timeout; event: T | undefined }>()

  function end(key: string) {
    const window = waiting.get(key)
    waiting.delete(key)
    if (window?.event === undefined) return
    begin(key)
    send(window.event)
  }

  function begin(key: string) {
    waiting.set(key, { timer: setTimeout(() => end(key), COALESCE_MS), event: undefined })
  }

  return {
    add(key: string, event: T) {
      const window = waiting.get(key)
      if (window) {
        window.event = window.event === undefined ? event : merge(window.event, event)
      } else {
        begin(key)
        send(event)
      }
    },
    close() {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
