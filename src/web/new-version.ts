/** What browsers say when a part of the app cannot be fetched: mostly because a newer version has taken its place. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i

/** Whether a part of the app's own code did not come. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message)
}

const RELOADED_JUST_NOW_MS = 60_000

/** Reloads the page, which keeps drafts and uploads and asks about what was typed. False if it was reloaded just now. */
export function reloadOnce(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload' && performance.now() < RELOADED_JUST_NOW_MS) return false
  location.reload()
  return true
}
