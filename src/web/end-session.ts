import { clearBrowser } from './clear-browser.ts'
import { announceSignedOut, onSignedOut } from './session-events.ts'
import { oneOf, storedValue } from './stored-value.ts'

/**
 * `asking`: the server was asked to end the session. `owed`: it couldn't be reached. The session cookie is HttpOnly, so
 * the browser can't delete it and has to remember that its user signed out.
 */
type Stage = 'asking' | 'owed'

const stored = storedValue<Stage>('hearthbook.sign-out', oneOf(['asking', 'owed']))
const PATIENCE_MS = 5_000

/** Fallback in memory if storage is blocked. */
let here: Stage | undefined

function stage(): Stage | undefined {
  return stored.read() ?? here
}

function storeStage(next: Stage | undefined): void {
  if (next) stored.write(next)
  else stored.remove()
  here = stored.read() === next ? undefined : next
}

/** Whether the user signed out while the server couldn't be reached. */
export function isSignOutPending(): boolean {
  return stage() === 'owed'
}

/** Calls back when that may have changed. Another tab's message can arrive before what it stored. */
export function onSignOutPending(changed: () => void): () => void {
  const stop = onSignedOut(changed)
  window.addEventListener('storage', changed)
  return () => {
    stop()
    window.removeEventListener('storage', changed)
  }
}

/** Clears this browser, then ends the session. Returns whether the server ended it. */
async function endSession(): Promise<boolean> {
  clearBrowser()
  // Stored first, so that another tab can finish if this one is closed before the response.
  if (!stage()) storeStage('asking')
  const request = { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) }
  const answer = await fetch('/api/sign-out', request).catch(() => undefined)
  storeStage(answer?.ok ? undefined : 'owed')
  return answer?.ok ?? false
}

/** Signs out in every open tab, even if the server can't be reached. Returns whether it ended the session. */
export async function signOut(): Promise<boolean> {
  const isEnded = await endSession()
  announceSignedOut()
  return isEnded
}

/** No other requests may be sent until this returns true. */
export async function settleSignOut(): Promise<boolean> {
  return !stage() || endSession()
}
