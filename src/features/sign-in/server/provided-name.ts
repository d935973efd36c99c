import { cutText } from '#shared/cut-text.ts'
import { NAME_MAX_LENGTH } from '../../accounts/accounts.rules.ts'

/** Shortens a provider's name to fit our field, which the user can change. */
export function nameOf(name: string): string {
  return cutText(name.replace(/\p{Cc}/gu, '').trim(), NAME_MAX_LENGTH)
}
