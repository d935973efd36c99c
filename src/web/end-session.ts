import { clearBrowser } from './clear-browser.ts'
import { announceSignedOut } from './session-events.ts'
import { oneOf, storedValue } from './stored-value.ts'

/**
 * `asking`: the server has been asked to end the session. `owed`: it couldn't be asked. The session's cookie is HttpOnly,
 * so a browser can't delete it, and has to remember that its person has signed out.
 */
type Stage = 'asking' | 'owed'

const stored = storedValue<Stage>('hearthbook.sign-out', oneOf(['asking', 'owed']))
const PATIENCE_MS = 5_000

/** Where storage is blocked, this tab remembers it. */
let here: Stage | undefined

function stage(): Stage | undefined {
  return stored.read() ?? here
}

function remember(next: Stage | undefined): void {
  if (next) stored.write(next)
  else stored.remove()
  here = stored.read() === next ? undefined : next
}

/** Whether someone signed out here while the server couldn't be reached. */
export function isSignOutOwed(): boolean {
  return stage() === 'owed'
}

/** Clears this browser, then ends its session. Returns whether the server did so. */
async function endSession(): Promise<boolean> {
  clearBrowser()
  // Stored first: a tab that's closed before the answer leaves it to the next one.
  if (!stage()) remember('asking')
  const request = { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) }
  const answer = await fetch('/api/sign-out', request).catch(() => undefined)
  remember(answer?.ok ? undefined : 'owed')
  return answer?.ok ?? false
}

/** Signs out in every open tab, whether the server can be reached or not. Returns whether it ended the session. */
export async function signOut(): Promise<boolean> {
  const isEnded = await endSession()
  announceSignedOut()
  return isEnded
}

/** Nothing else may be asked of the server before this is true. */
export async function settleSignOut(): Promise<boolean> {
  return !stage() || endSession()
}
