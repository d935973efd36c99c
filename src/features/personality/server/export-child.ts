import type { Capability } from '#features/families/families.rules.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import type { Locale } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import type { ChildExport } from '../personality.contract.ts'
import { wordsOf } from '../personality.prompts.ts'
import { ageOn } from '../personality.rules.ts'
import { selectExported, selectLanguage, type ExportedRow } from './export.queries.ts'
import { selectChild } from './personality.queries.ts'

type Exporter = Pick<Member<Capability>, 'family_id' | 'user_id'> & { tx: Tx }

/** A child's answers as facts, in the caller's language. What others keep to themselves is not in it. */
export async function exportChild(
  owner: Member<'family.manage'>,
  { child_id }: { child_id: string },
): Promise<ChildExport> {
  return (await gatherChild(owner, child_id, 'json')).facts
}

export type GatheredChild = { facts: ChildExport; rows: ExportedRow[]; locale: Locale }

/** Everything that an export is made of; who took it is noted. @throws Problem not_found */
export async function gatherChild(
  exporter: Exporter,
  child_id: string,
  format: 'json' | 'zip',
): Promise<GatheredChild> {
  const gathered = await collectAnswers(exporter, child_id)
  const { tx, family_id } = exporter
  const details = { child_id, format, answers: gathered.rows.length }
  await recordAudit(tx, { action: 'data.exported', family_id, details })
  return gathered
}

/** The same for an export that notes itself who took it. @throws Problem not_found */
export async function collectAnswers({ tx, family_id, user_id }: Exporter, child_id: string): Promise<GatheredChild> {
  const child = await selectChild(tx, family_id, child_id)
  if (!child) throw notFound()
  const [rows, locale] = await Promise.all([selectExported(tx, family_id, child_id), selectLanguage(tx, user_id)])
  const { birth_date } = child
  const facts = {
    name: `${child.first_name} ${child.last_name}`.trim(),
    age: ageOn(birth_date, new Date().toISOString()),
    birthdate: birth_date,
    gender: child.gender,
    responses: rows.map((row) => ({
      prompt: wordsOf(row, locale),
      videoClipId: row.video_clip_id,
      responseText: row.response_text,
      transcript: row.transcript,
      videoDuration: row.video_duration_ms === null ? null : row.video_duration_ms / 1000,
      answeredAt: row.answered_at,
      age: ageOn(birth_date, row.answered_at),
      audience: row.audience as ChildExport['responses'][number]['audience'],
    })),
  }
  return { facts, rows, locale }
}
