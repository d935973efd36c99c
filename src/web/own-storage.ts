import { removeStored } from './stored-value.ts'

/** Key prefix for a user's own data in localStorage. */
export const OWN = 'hearthbook.own.'
export const DRAFTS = `${OWN}draft.`
/** Where visitors were going: stored before they sign in, deleted when they sign out. */
export const RETURN_PATHS = 'hearthbook.way.'

let writer: string | undefined

/** Stores drafts for this user from now on. Undefined for visitors, and for users who turned drafts off. */
export function setDraftOwner(user_id: string | undefined): void {
  writer = user_id
}

export function writerOfDrafts(): string | undefined {
  return writer
}

/** Removes all users' data at sign-out, since the next user of this browser may be someone else. */
export function clearOwnStorage(prefix = OWN): void {
  removeStored(prefix)
}
