import { createHmac, randomInt } from 'node:crypto'

const HOW_MANY = 10
/** Excludes similar characters: 0 and o, 1, i and l. 31^28 is 138 bits; older codes have 12 characters. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 7
const GROUP_LENGTH = 4

/** Ten codes such as abcd-efgh-jkmn-pqrs-tuvw-xyz2-3456. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, group).join('-'))
}

/** Normalized before hashing. The hash key isn't in the database, and each code belongs to one user. */
export function hashRecoveryCode(key: string, user_id: string, typed: string): string {
  return createHmac('sha256', key)
    .update(`${user_id}:${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex')
}
