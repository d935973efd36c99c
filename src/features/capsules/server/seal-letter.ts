import { findEmailRecipient } from '#features/accounts/server/find-account.ts'
import { required } from '#shared/required.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/db/database.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { addDays, birthdayAt, dateIn } from '#shared/days.ts'
import { fullName } from '#shared/full-name.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { zoneOf } from '#shared/time-zones.ts'
import type { capsulesContract } from '../capsules.contract.ts'
import { WAITING_MAX, YEARS_AHEAD_MAX } from '../capsules.rules.ts'
import {
  countWaiting,
  deleteCapsule,
  insertCapsule,
  lockKeys,
  lockLettersOf,
  momentOf,
  selectAddressee,
  selectCapsule,
} from './capsules.queries.ts'
import { lockFilesFor, placeFile } from './capsule-files.queries.ts'
import { unwrapAbout, wrapAbout, type FileAbout } from './file-crypto.ts'
import { keyOfServer, sealLetter, secretOf } from './letter-crypto.ts'
import { getSealed } from './list-letters.ts'

type Operation = (typeof capsulesContract)['sealLetter']

/**
 * Seals a letter with its photos and recordings, and returns its sheet. A repeated request seals it again, because the sheet of a
 * lost response is gone.
 * @throws Problem conflict: too many letters wait, or it has opened since; not_found: the person or a file is gone
 */
export async function sealLetterOnce(
  author: Member<'photos.add'>,
  input: InputOf<Operation>,
  { secret, appUrl }: Pick<Config, 'secret' | 'appUrl'>,
): Promise<ResultOf<Operation>> {
  const { tx, family_id, user_id } = author
  const { person_id, age = null, audience, language, file_ids: files } = input
  const letter = input.letter.toWellFormed()
  if (!letter && !files.length) throw invalid('letter', 'letter_required')
  const id = idempotentId(input.once, user_id, family_id)
  const person = await selectAddressee(tx, family_id, person_id)
  if (!person) throw notFound()
  const profile = required(await findEmailRecipient(tx, user_id))
  const { opens_on, opens_at } = await dayOf(tx, input, person.birth_date, profile.timezone)
  if (audience === 'recipient' && !person.user_id) throw invalid('audience', 'no_account')

  // A repeated request may arrive before the first one has finished.
  await lockLettersOf(tx, family_id, user_id)
  const before = await selectCapsule(tx, family_id, id)
  if (before?.opened_at) throw new Problem('conflict')
  const taken = await takeFiles(author, { letter_id: id, files }, secret)
  if (before) await deleteCapsule(tx, family_id, id)
  if ((await countWaiting(tx, family_id, user_id)) >= WAITING_MAX) throw new Problem('too_many')

  const { sealed, sheet, key } = sealLetter(letter, { opens_at, audience, author_id: user_id }, secret)
  const person_name = fullName(person)
  const author_name = fullName(profile) || (profile.email.split('@')[0] ?? '')
  await insertCapsule(tx, {
    ...{ id, family_id, person_id, person_name, author_id: user_id, author_name, audience, age, opens_on, opens_at },
    ...{ ...sealed, recipient_id: audience === 'recipient' ? person.user_id : null },
  })
  for (const [position, [file_id, about]] of [...taken].entries())
    await placeFile(tx, family_id, file_id, { capsule_id: id, position, about: wrapAbout(about, secretOf(key)) })
  if (audience === 'family')
    await recordAudit(tx, {
      ...{ action: 'letter.sealed', family_id, subject_id: id },
      details: { first_name: person.first_name },
    })
  // Imported on demand: pdfkit is large and rarely needed.
  const { renderLetterSheet } = await import('./render-letter-sheet.ts')
  const about = { locale: language, appUrl, person: person_name, author: author_name, opens_on, date: new Date() }
  const pdf = await renderLetterSheet({ ...about, key: sheet })
  const saved = await getSealed(author, id)
  return { sealed: saved, sheet: { filename: 'hearthbook-letter-sheet.pdf', pdf: pdf.toString('base64') } }
}

/**
 * What's known of the files, in their order. Takes those of an earlier request out of its letter, which is sealed again.
 * @throws Problem not_found: someone else's, in another letter, or deleted
 */
async function takeFiles(
  { tx, family_id, user_id }: Member<'photos.add'>,
  { letter_id, files }: { letter_id: string; files: string[] },
  secret: string,
): Promise<Map<string, FileAbout>> {
  if (!files.length) return new Map()
  const keys = await lockKeys(tx, family_id, letter_id)
  const key = keys && keyOfServer(keys.server_key, keys, secret)
  const rows = new Map((await lockFilesFor(tx, { family_id, user_id, letter_id }, files)).map((row) => [row.id, row]))
  const taken = new Map<string, FileAbout>()
  for (const id of files) {
    const row = rows.get(id)
    const about = row && unwrapAbout(row.about, row.capsule_id && key ? secretOf(key) : secret)
    if (!about) throw notFound()
    if (row.capsule_id) await placeFile(tx, family_id, id, { capsule_id: null, about: wrapAbout(about, secret) })
    taken.set(id, about)
  }
  return taken
}

/** When it opens: on the chosen day or birthday, from tomorrow on. @throws Problem invalid_input */
export async function dayOf(
  tx: Tx,
  { opens_on: day, age }: { opens_on?: string | undefined; age?: number | undefined },
  birth_date: string | null,
  timezone: string | null,
): Promise<{ opens_on: string; opens_at: string }> {
  if ((day === undefined) === (age === undefined)) throw invalid('opens_on', 'date_required')
  if (age !== undefined && !birth_date) throw invalid('age', 'birth_date_required')
  const opens_on = day ?? birthdayAt(birth_date ?? '', age ?? 0)
  const timeZone = zoneOf(timezone ?? 'UTC')
  const today = dateIn(timeZone, new Date())
  if (opens_on <= today) throw invalid(age === undefined ? 'opens_on' : 'age', 'not_in_future')
  if (opens_on > addDays(today, YEARS_AHEAD_MAX * 366)) throw invalid('opens_on', 'too_far_ahead')
  return { opens_on, opens_at: await momentOf(tx, opens_on, timeZone) }
}

function invalid(field: string, reason: string): Problem {
  return new Problem('invalid_input', { fields: { [field]: reason } })
}
