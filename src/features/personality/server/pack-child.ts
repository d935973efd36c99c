import type { Export } from '#features/exports/exports.schemas.ts'
import type { Packed } from '#features/exports/server/make-export.ts'
import type { Packing } from '#features/exports/server/packing.ts'
import { requestExport } from '#features/exports/server/request-export.ts'
import type { Member } from '#features/families/server/member.ts'
import { downloadShares } from '#server/jobs/shares.ts'
import { endingsOf } from '#server/storage/media-types.ts'
import { notFound } from '#shared/problems.ts'
import { answersPage } from './answers-page.ts'
import { collectAnswers, type CollectedChild } from './export-child.ts'
import { selectChild, type ExportedRow } from './personality.queries.ts'

/** @throws Problem not_found */
export async function requestChildExport(
  { tx, family_id, user_id }: Member<'family.manage'>,
  { child_id }: { child_id: string },
): Promise<Export> {
  if (!(await selectChild(tx, family_id, child_id))) throw notFound()
  return requestExport(tx, { kind: 'child', user_id, family_id, parameters: { child_id } }, downloadShares(user_id))
}

export async function packChild(packing: Packing): Promise<Packed> {
  const { family_id, user_id, parameters } = packing
  const { child_id = '' } = parameters
  const collected = await packing.ask((tx) => collectAnswers({ tx, family_id, user_id }, child_id))
  await packing.expect(collected.rows.length)
  await packAnswers(packing, collected)
  return { filename: collected.facts.name }
}

type PackedAnswer = { id: string; path: string }
type Place = { folder: string; back: { href: string; label: string } }

/** A child's answers as JSON, as an offline page with players, and as the original recordings. */
export async function packAnswers(
  packing: Packing,
  { facts, rows, locale }: CollectedChild,
  { folder, back }: Partial<Place> = {},
): Promise<PackedAnswer[]> {
  const place = (name: string) => (folder ? `${folder}/${name}` : name)
  await packing.addJson(place('answers.json'), facts)
  await packing.addText(place('index.html'), answersPage(facts, rows.map(shownAnswer), locale, back))
  const packed: PackedAnswer[] = []
  for (const row of rows) {
    const path = originalPath(row)
    if (path && row.storage_path && (await packing.addOriginal(row.storage_path, place(path))))
      packed.push({ id: row.id, path: place(path) })
    const playable = playedPath(row)
    if (playable && row.seekable_path) await packing.addObject(row.seekable_path, place(playable))
    await packing.advance()
  }
  return packed
}

/** Path of the original recording in an export of a child's answers. */
function originalPath(row: ExportedRow): string | null {
  return row.video_clip_id && `recordings/${nameOf(row)}`
}

/** Path of the file that the page plays: a converted copy if the original isn't seekable. */
function playedPath(row: ExportedRow): string | null {
  return row.seekable_path ? `playable/${nameOf(row)}` : originalPath(row)
}

/** The answer's ID and video on the exported page. */
function shownAnswer(row: ExportedRow): { id: string; videoPath: string | null } {
  return { id: row.id, videoPath: playedPath(row) }
}

function nameOf({ prompt_order, answered_at, id, file_type }: ExportedRow): string {
  return `${String(prompt_order).padStart(2, '0')}-${answered_at.slice(0, 10)}-${id.slice(-6)}.${endingsOf(file_type ?? '')[0]}`
}
