import { clearPhotoCaches, clearSharedFiles } from './browser-caches.ts'
import { clearOwnStorage, RETURN_PATHS } from './own-storage.ts'

/** Deletes what this browser stores about the user who signs out: drafts, searches, photos, and sessionStorage. */
export function clearBrowser(): void {
  clearOwnStorage()
  clearOwnStorage(RETURN_PATHS)
  clearTab()
  clearPhotoCaches()
  clearSharedFiles()
}

/** Names typed at sign-up, email addresses, scroll positions in galleries. */
function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is blocked, so there's nothing to clear.
  }
}
