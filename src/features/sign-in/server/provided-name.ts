import { NAME_MAX_LENGTH } from '../../accounts/accounts.rules.ts'

/** A name as a provider tells it, so that it fits the field that its owner can change. */
export function nameOf(name: string): string {
  return name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, NAME_MAX_LENGTH)
}
