type SessionEvent = 'signed-in' | 'signed-out'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hearthbook-session')
const listeners = { 'signed-in': new Set<() => void>(), 'signed-out': new Set<() => void>() }

function tell(event: SessionEvent): void {
  for (const listener of listeners[event]) listener()
}

channel?.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => tell(data))

/** Says to every other open tab that somebody has signed in here. */
export function announceSignedIn(): void {
  channel?.postMessage('signed-in' satisfies SessionEvent)
}

/** Says to this tab and to every other open one that the session is over; each clears what it holds. */
export function announceSignedOut(): void {
  tell('signed-out')
  channel?.postMessage('signed-out' satisfies SessionEvent)
}

/** Calls the listener whenever somebody signs in in another tab. */
export function onSignedInElsewhere(listener: () => void): void {
  listeners['signed-in'].add(listener)
}

/** Calls the listener whenever the session ends, in whichever tab. Returns the way to stop listening. */
export function onSignedOut(listener: () => void): () => void {
  listeners['signed-out'].add(listener)
  return () => listeners['signed-out'].delete(listener)
}
