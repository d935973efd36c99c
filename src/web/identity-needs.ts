/** What a call may lack: a proof that it is really them, or a session in the place of one that ran out. */
export type Need = 'proof' | 'session'

type Open = { need: Need; given: Promise<boolean>; settle: (given: boolean) => void }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hearthbook-proof')

let open: Open | null = null
const listeners = new Set<() => void>()

/**
 * Asks the reader for it, in a dialog, and answers whether they gave it. Calls that come meanwhile wait for the same
 * dialog; a session that runs out under it takes the proof's place, since signing in proves as much.
 */
export function askFor(need: Need): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  if (!open) {
    const { promise: given, resolve: settle } = Promise.withResolvers<boolean>()
    open = { need, given, settle }
  } else if (need === 'session') {
    open = { ...open, need }
  }
  tell()
  return open.given
}

export function currentNeed(): Need | null {
  return open?.need ?? null
}

/** The dialog is done: it was given, or the reader would rather not. */
export function settleNeed(given: boolean): void {
  const asked = open
  open = null
  asked?.settle(given)
  tell()
}

/** Says to every open tab that this session's person has just proven who they are; what waits for that goes on. */
export function announceProven(): void {
  channel?.postMessage('proven')
}

channel?.addEventListener('message', () => {
  if (open?.need === 'proof') settleNeed(true)
})

export function onNeed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
