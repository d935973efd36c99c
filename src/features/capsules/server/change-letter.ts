import { findEmailRecipient } from '#features/accounts/server/find-account.ts'
import { required } from '#shared/required.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Config } from '#server/config.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Capsule } from '../capsules.contract.ts'
import { deleteDraft } from './capsule-files.queries.ts'
import { deleteCapsule, lockKeys, selectCapsule, setDay } from './capsules.queries.ts'
import { keyOfServer, wrapForServer } from './letter-crypto.ts'
import { getSealed } from './list-letters.ts'
import { dayOf } from './seal-letter.ts'

/**
 * Moves a letter to the birthday by the corrected birth date. Only its author can: otherwise, someone who edits the person could
 * change the birth date and read it. The server's copy of the key says who that is, because the row may come from a changed
 * export.
 * @throws Problem not_found for others. conflict: nothing to move, or the sheet is needed
 */
export async function moveLetter(
  author: Member<'photos.add'>,
  { letter_id }: { letter_id: string },
  { secret }: Pick<Config, 'secret'>,
): Promise<Capsule> {
  const { tx, family_id, user_id } = author
  const { birthday, author_id } = await getSealed(author, letter_id)
  if (author_id !== user_id) throw notFound()
  const keys = birthday && (await lockKeys(tx, family_id, letter_id))
  const key = keys && keyOfServer(keys.server_key, keys, secret, user_id)
  if (!key) throw new Problem('conflict')
  const { timezone } = required(await findEmailRecipient(tx, user_id))
  const day = await dayOf(tx, { opens_on: birthday }, null, timezone)
  const server_key = wrapForServer(key, { ...keys, opens_at: day.opens_at }, secret)
  await setDay(tx, { family_id, id: letter_id }, { ...day, server_key })
  return getSealed(author, letter_id)
}

/** @throws Problem not_found. forbidden: it's someone else's */
export async function deleteLetter(
  { tx, family_id }: Member<'family.view'>,
  { letter_id }: { letter_id: string },
): Promise<void> {
  if (!(await selectCapsule(tx, family_id, letter_id))) throw notFound()
  const deleted = await deleteCapsule(tx, family_id, letter_id)
  if (!deleted) throw new Problem('forbidden')
  if (deleted.audience === 'family')
    await recordAudit(tx, { action: 'letter.deleted', family_id, subject_id: letter_id })
  if (deleted.opened_at) await publishToFamily(tx, family_id, { kind: 'activity' })
}

/** @throws Problem not_found: it's someone else's, or sealed by now */
export async function removeLetterFile(
  { tx, family_id }: Member<'family.view'>,
  { letter_file_id }: { letter_file_id: string },
): Promise<void> {
  if (!(await deleteDraft(tx, family_id, letter_file_id))) throw notFound()
}
