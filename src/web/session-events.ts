type SessionEvent = 'signed-in' | 'signed-out'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hearthbook-session')
const listeners = { 'signed-in': new Set<() => void>(), 'signed-out': new Set<() => void>() }

function dispatch(event: SessionEvent): void {
  for (const listener of listeners[event]) listener()
}

channel?.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => dispatch(data))

let signIns = 0

/** How often a user signed in in this tab since it was opened. */
export function countSignIns(): number {
  return signIns
}

/** Tells every other open tab that a user signed in. */
export function announceSignedIn(): void {
  signIns++
  channel?.postMessage('signed-in' satisfies SessionEvent)
}

/** Tells this tab and every other open one that the session is over; each clears its data. */
export function announceSignedOut(): void {
  dispatch('signed-out')
  channel?.postMessage('signed-out' satisfies SessionEvent)
}

/** Calls the listener when a user signs in in another tab. */
export function onSignedInElsewhere(listener: () => void): void {
  listeners['signed-in'].add(listener)
}

/** Calls the listener when the session ends, in any tab. Returns the unsubscribe function. */
export function onSignedOut(listener: () => void): () => void {
  listeners['signed-out'].add(listener)
  return () => listeners['signed-out'].delete(listener)
}
