import { createStore } from './external-store.ts'

/** What a call is missing: reauthentication, or a session in place of an expired one. */
export type Need = 'proof' | 'session'

type Open = { need: Need; given: Promise<boolean>; settle: (given: boolean) => void }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hearthbook-proof')

const open = createStore<Open | null>(null)

/**
 * Opens a dialog and resolves to whether the user completed it. Concurrent calls share the dialog. If the session
 * expires while the dialog asks for reauthentication, it asks for a sign-in instead, since that proves as much.
 */
export function askFor(need: Need): Promise<boolean> {
  if (!open.isListenedTo()) return Promise.resolve(false)
  const asked = open.get()
  if (asked) {
    if (need === 'session') open.set({ ...asked, need })
    return asked.given
  }
  const { promise: given, resolve: settle } = Promise.withResolvers<boolean>()
  open.set({ need, given, settle })
  return given
}

export function currentNeed(): Need | null {
  return open.get()?.need ?? null
}

/** Closes the dialog, either completed or declined. */
export function settleNeed(given: boolean): void {
  const asked = open.get()
  open.set(null)
  asked?.settle(given)
}

/** Tells every open tab that the user has just reauthenticated, so that waiting calls continue. */
export function announceProven(): void {
  channel?.postMessage('proven')
}

channel?.addEventListener('message', () => {
  if (currentNeed() === 'proof') settleNeed(true)
})

export const onNeed = open.listen
