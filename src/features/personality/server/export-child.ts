import { getPreferences } from '#features/accounts/server/profile.ts'
import { ageOn, dateIn } from '#shared/days.ts'
import { fullName } from '#shared/full-name.ts'
import type { Capability } from '#shared/role-table.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import type { Locale } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import { zoneOf } from '#shared/time-zones.ts'
import type { ChildExport } from '../personality.contract.ts'
import { promptText } from './prompt-text.ts'
import { selectChild, selectExported, type ExportedRow } from './personality.queries.ts'

type Exporter = Pick<Member<Capability>, 'family_id' | 'user_id'> & { tx: Tx }

/** A child's answers as data, in the caller's language, without other people's private answers. */
export async function exportChild(
  owner: Member<'family.manage'>,
  { child_id }: { child_id: string },
): Promise<ChildExport> {
  const { facts, rows } = await collectAnswers(owner, child_id)
  const details = { child_id, format: 'json', answers: rows.length }
  await recordAudit(owner.tx, { action: 'data.exported', family_id: owner.family_id, details })
  return facts
}

export type CollectedChild = { facts: ChildExport; rows: ExportedRow[]; locale: Locale }

/** Everything that an export contains. @throws Problem not_found */
export async function collectAnswers({ tx, family_id, user_id }: Exporter, child_id: string): Promise<CollectedChild> {
  const child = await selectChild(tx, family_id, child_id)
  if (!child) throw notFound()
  const [rows, { language: locale, timezone }] = await Promise.all([
    selectExported(tx, family_id, child_id),
    getPreferences({ tx, user_id }),
  ])
  const { birth_date } = child
  const ageAt = (moment: Date) => ageOn(birth_date, dateIn(zoneOf(timezone), moment))
  const facts = {
    name: fullName(child),
    age: ageAt(new Date()),
    birthdate: birth_date,
    gender: child.gender,
    responses: rows.map((row) => ({
      prompt: promptText(row, locale),
      videoClipId: row.video_clip_id,
      responseText: row.response_text,
      transcript: row.transcript,
      videoDuration: row.video_duration_ms === null ? null : row.video_duration_ms / 1000,
      answeredAt: row.answered_at,
      age: ageAt(new Date(row.answered_at)),
      audience: row.audience,
    })),
  }
  return { facts, rows, locale }
}
