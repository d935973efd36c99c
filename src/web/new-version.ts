/** Browsers' errors when a chunk of the app can't be fetched, usually because it was replaced by a newer version. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message)
}

const RELOADED_JUST_NOW_MS = 60_000

/**
 * Reloads the page. Drafts and uploads are kept, and unsaved text asks first. False if the page was reloaded just now.
 */
export function reloadOnce(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload' && performance.now() < RELOADED_JUST_NOW_MS) return false
  location.reload()
  return true
}
