const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hearthbook-session')
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

channel?.addEventListener('message', tell)

/** Says to this tab and to every other open one that the session is over; each clears what it holds. */
export function announceSignedOut(): void {
  tell()
  channel?.postMessage('signed-out')
}

/** Calls the listener whenever the session ends, in whichever tab. Returns the way to stop listening. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
