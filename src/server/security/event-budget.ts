/** Per client and window. One more entry says that the rest is left out. */
const EVENTS_PER_CLIENT = 30
/** For all clients together, per window: 5,000 lines are about a megabyte. */
const EVENTS = 5_000
export const WINDOW_MINUTES = 10

/** Whether to record an event. `last` is the final entry of this client, or of all, in the window. */
export type Verdict = 'record' | 'last' | 'leave'

/** Limits how much unauthenticated clients can make us write, per client and in total. Counts per process, in fixed windows. */
export function openEventBudget(now: () => number = Date.now): (client: string) => Verdict {
  let windowEnd = 0
  let total = 0
  // At most as many entries as events, because clients beyond the total aren't counted.
  const counts = new Map<string, number>()
  return (client) => {
    if (now() >= windowEnd) {
      windowEnd = now() + WINDOW_MINUTES * 60_000
      total = 0
      counts.clear()
    }
    const count = (counts.get(client) ?? 0) + 1
    if (total > EVENTS || count > EVENTS_PER_CLIENT + 1) return 'leave'
    total++
    counts.set(client, count)
    return total > EVENTS || count > EVENTS_PER_CLIENT ? 'last' : 'record'
  }
}
