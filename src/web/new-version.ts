/** What browsers say when a part of the app cannot be fetched: mostly because a newer version has taken its place. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i

/** Whether a part of the app's own code did not come. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message)
}
