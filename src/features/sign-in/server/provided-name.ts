import { NAME_MAX_LENGTH } from '../../accounts/accounts.rules.ts'

/** Shortens a provider's name to fit our field, which the user can change. */
export function nameOf(name: string): string {
  return name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, NAME_MAX_LENGTH)
}
