import type { Member } from '#features/families/server/member.ts'
import type { Config } from '#server/config.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Capsule, capsulesContract } from '../capsules.contract.ts'
import { lockKeys, setServerKey } from './capsules.queries.ts'
import { keyOfSheet, openLetter, wrapForServer } from './letter-crypto.ts'
import { getSealed } from './list-letters.ts'

/**
 * Wraps the key of a letter from another server for this one. It stays sealed.
 * @throws Problem not_found. invalid_input: the key is another sheet's
 */
export async function enterSheet(
  member: Member<'photos.add'>,
  { letter_id, key: printed }: InputOf<typeof capsulesContract.enterSheet>,
  { secret }: Pick<Config, 'secret'>,
): Promise<Capsule> {
  const { tx, family_id } = member
  const keys = await lockKeys(tx, family_id, letter_id)
  if (!keys) throw notFound()
  const key = keyOfSheet(keys.sheet_key, printed)
  if (!key) throw new Problem('invalid_input', { fields: { key: 'other_sheet' } })
  openLetter(keys, key)
  await setServerKey(tx, { family_id, id: letter_id }, wrapForServer(key, keys, secret))
  return getSealed(member, letter_id)
}
