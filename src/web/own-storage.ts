import { removeStored } from './stored-value.ts'

/** What is kept in this browser under names that begin so is somebody's own. */
export const OWN = 'hearthbook.own.'
export const DRAFTS = `${OWN}draft.`
/** Where visitors were going: stored before they sign in, deleted when they sign out. */
export const RETURN_PATHS = 'hearthbook.way.'

let writer: string | undefined

/** From now on drafts are this person's; undefined for nobody, or for somebody who wants none kept. */
export function keepDraftsOf(user_id: string | undefined): void {
  writer = user_id
}

export function writerOfDrafts(): string | undefined {
  return writer
}

/** Everybody's, when somebody signs out: the next one at this screen is perhaps another. */
export function forgetOwn(prefix = OWN): void {
  removeStored(prefix)
}
