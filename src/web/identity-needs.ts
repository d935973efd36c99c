import { createStore } from './external-store.ts'

/** What a call may lack: a proof that it is really them, or a session in the place of one that ran out. */
export type Need = 'proof' | 'session'

type Open = { need: Need; given: Promise<boolean>; settle: (given: boolean) => void }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hearthbook-proof')

const open = createStore<Open | null>(null)

/**
 * Asks the reader for it, in a dialog, and answers whether they gave it. Calls that come meanwhile wait for the same
 * dialog; a session that runs out under it takes the proof's place, since signing in proves as much.
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

/** The dialog is done: it was given, or the reader would rather not. */
export function settleNeed(given: boolean): void {
  const asked = open.get()
  open.set(null)
  asked?.settle(given)
}

/** Says to every open tab that this session's person has just proven who they are; what waits for that goes on. */
export function announceProven(): void {
  channel?.postMessage('proven')
}

channel?.addEventListener('message', () => {
  if (currentNeed() === 'proof') settleNeed(true)
})

export const onNeed = open.listen
