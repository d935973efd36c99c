import { forgetPictures } from './kept-pictures.ts'
import { forgetOwn, RETURN_PATHS } from './own-storage.ts'

/** Deletes what this browser stores about the person who signs out: drafts, searches, photos, and what their tabs hold. */
export function clearBrowser(): void {
  forgetOwn()
  forgetOwn(RETURN_PATHS)
  clearTab()
  forgetPictures()
}

/** Names typed to sign up, addresses that an email was sent to, places in a gallery. */
function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is blocked: there's none.
  }
}
