import * as z from 'zod/mini'
import type { ActingMember } from '#features/families/server/member.ts'
import type { Db } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import { Moment } from '#shared/time-schemas.ts'
import { AudienceSchema } from '../../photos/photos.schemas.ts'
import { RESPONSE_MAX_LENGTH } from '../personality.rules.ts'
import { giveConsent, readConsent } from './consent.ts'
import { lockConsent } from './personality.queries.ts'
import { insertResponse, selectTakes, updateImportedTake } from './responses.queries.ts'

/** An answer, as it's written in a family export. */
export const ImportedAnswer = z.object({
  id: Id,
  child_id: Id,
  prompt_id: Id,
  take: Id,
  response_text: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(RESPONSE_MAX_LENGTH))),
  transcript: z.nullable(z.string().check(z.maxLength(20_000))),
  video_clip_id: z.nullable(Id),
  filename: z.nullable(z.string()),
  audience: AudienceSchema,
  answered_at: Moment,
})
export type ImportedAnswer = z.output<typeof ImportedAnswer>

/** An owner's consent to recording a child, as it's written in a family export. */
export const ImportedConsent = z.object({
  child_id: Id,
  text_version: z.string().check(z.minLength(1), z.maxLength(40)),
  given_by: z.nullable(Id),
  withdrawn_at: z.nullable(Moment),
})

/** Imports an owner's consent for a child unless this family already has one, given or withdrawn. */
export async function importConsent(owner: ActingMember<'family.manage'>, child_id: string, text_version: string) {
  if ((await readConsent(owner, child_id)).state === null)
    await giveConsent(owner, { family_id: owner.family_id, child_id, text_version })
}

/** The family's answers, each with its take and whether it has a video. */
export function listTakes({ tx, family_id }: ActingMember<'personality.edit'>) {
  return selectTakes(tx, family_id)
}

/**
 * Imports the text of an answer, unless it already exists or the family withdrew its consent. The video is matched to
 * it by take.
 */
export async function importAnswerText(
  { tx, family_id, user_id }: ActingMember<'personality.edit'>,
  { child_id, prompt_id, take, response_text, audience, answered_at }: ImportedAnswer,
): Promise<void> {
  if ((await lockConsent(tx, family_id, child_id)) === 'withdrawn') return
  const row = { child_id, prompt_id, take, response_text, audience, answered_at }
  await insertResponse(tx, { ...row, id: newId(), family_id, added_by: user_id, updated_at: answered_at })
  const only_to = audience === 'private' ? user_id : null
  await publishToFamily(tx, family_id, { kind: 'personality', id: child_id, only_to })
}

/** Gives an imported video the recording time from the export, and skips its transcription. */
export function dateImportedVideo(db: Db, family_id: string, answer: ImportedAnswer): Promise<void> {
  return updateImportedTake(db, family_id, answer)
}
