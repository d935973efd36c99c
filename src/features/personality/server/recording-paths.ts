import { endingsOf } from '#server/storage/media-types.ts'
import type { ExportedRow } from './export.queries.ts'

/** Path of the original recording in an export of a child's answers. */
export function originalPath(row: ExportedRow): string | null {
  return row.video_clip_id && `recordings/${nameOf(row)}`
}

/** Path of the file that the page plays: a converted copy if the original isn't seekable. */
export function playedPath(row: ExportedRow): string | null {
  return row.seekable_path ? `playable/${nameOf(row)}` : originalPath(row)
}

/** The answer's ID and video on the exported page. */
export function shownAnswer(row: ExportedRow): { id: string; videoPath: string | null } {
  return { id: row.id, videoPath: playedPath(row) }
}

function nameOf({ prompt_order, answered_at, id, file_type }: ExportedRow): string {
  return `${String(prompt_order).padStart(2, '0')}-${answered_at.slice(0, 10)}-${id.slice(-6)}.${endingsOf(file_type ?? '')[0]}`
}
