import { randomInt } from 'node:crypto'
import type { Member } from '#features/families/server/member.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { Tx } from '#server/db/database.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { booksContract } from '../books.contract.ts'
import {
  insertCode,
  insertPhotoCodes,
  isForFamily,
  selectCode,
  selectCodeOf,
  selectPhotoCodes,
} from './codes.queries.ts'

type Contract = typeof booksContract
/** Without letters that look like digits; 60 bits of randomness. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789'
const CODE_LENGTH = 12

type Place = { tx: Tx; family_id: string }
type Target = { response_id: string } | { photo_id: string }

/** The code of an answer or photo. Each has only one, in every book. */
export async function codeFor({ tx, family_id }: Place, target: Target): Promise<string> {
  const known = await selectCodeOf(tx, family_id, target)
  if (known) return known
  await insertCode(tx, { code: newCode(), family_id, ...target })
  // Lost a race: use the code that was just inserted.
  return required(await selectCodeOf(tx, family_id, target))
}

/** The photos' codes, by photo. */
export async function codesForPhotos({ tx, family_id }: Place, photo_ids: string[]): Promise<Map<string, string>> {
  if (photo_ids.length === 0) return new Map()
  await insertPhotoCodes(
    tx,
    photo_ids.map((photo_id) => ({ code: newCode(), family_id, photo_id })),
  )
  return new Map((await selectPhotoCodes(tx, family_id, photo_ids)).map(({ photo_id, code }) => [photo_id, code]))
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** @throws Problem not_found: the target doesn't exist or is private; invalid_input: not exactly one target */
export async function makeBookCode(
  editor: Member<'books.edit'>,
  { response_id, photo_id }: InputOf<Contract['makeBookCode']>,
): Promise<{ code: string }> {
  const target = response_id === undefined ? photo_id && { photo_id } : photo_id === undefined && { response_id }
  if (!target) throw new Problem('invalid_input')
  if (!(await isForFamily(editor.tx, editor.family_id, target))) throw notFound()
  return { code: await codeFor(editor, target) }
}

/** @throws Problem not_found: the caller isn't a member of the family */
export async function readBookCode(
  { tx }: SignedIn,
  { code }: { code: string },
): Promise<ResultOf<Contract['readBookCode']>> {
  const found = await selectCode(tx, code)
  if (!found) throw notFound()
  return found
}
