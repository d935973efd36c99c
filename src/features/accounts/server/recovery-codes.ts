import { createHmac, randomInt } from 'node:crypto'

const HOW_MANY = 10
/** Without what is easily mistaken for another: 0 o, 1 i l. 31^12 is 59 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

/** Ten codes such as abcd-efgh-jkmn, for a drawer at home. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, group).join('-'))
}

/** However it was typed. The key is not in the database, and a code serves one person. */
export function hashRecoveryCode(key: string, user_id: string, typed: string): string {
  return createHmac('sha256', key)
    .update(`${user_id}:${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex')
}
