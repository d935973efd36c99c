import type { ImportItem } from './imports.queries.ts'

const reasons: Record<string, string> = {
  empty: 'the file is empty',
  not_a_photo_or_video: 'it is no photo or video',
  unsupported_format: 'the format is not supported',
  damaged: 'the file is damaged',
  too_large: 'it is too large',
  too_slow: 'it takes too long to read',
  no_picture: 'there is no picture in it',
  video_not_allowed: 'the plan of this family has no videos',
  plan_full: 'the plan of this family is full',
  storage_full: 'the disk is full',
  unsafe_name: 'its name leads out of the ZIP',
  encrypted: 'it is encrypted',
  bomb: 'it would grow to many times its size',
  damaged_rows: 'some of what stands in it cannot be read',
  consent_required: 'an owner has to agree to recordings of this child first; then run the import again',
  no_question: 'the question or the child that it belongs to cannot be read',
  lost: 'its upload was removed meanwhile; run the import again',
}

/** How many files met which end, and each refused one with its reason. Every file is in exactly one of these. */
export function reportOf(items: ImportItem[]) {
  const count = (state: string) => items.filter((item) => item.state === state).length
  const refused = items.filter(({ state }) => state === 'refused' || state === 'handed')
  return {
    imported: count('imported'),
    present: count('present'),
    ignored: count('ignored'),
    refused: refused.map(({ path, reason }) => `${path}: ${reasons[reason ?? ''] ?? 'it is still being looked at'}`),
  }
}

/** A line for each file, for a spreadsheet. */
export function reportTable(items: ImportItem[]): string {
  const lines = items.map(({ path, bytes, state, reason, photo_id }) =>
    [path, String(bytes), state, reason ? (reasons[reason] ?? reason) : '', photo_id ?? ''].map(cell).join(','),
  )
  return ['path,bytes,what became of it,why,photo', ...lines, ''].join('\r\n')
}

/** Quoted, and never a formula of a spreadsheet. */
function cell(text: string): string {
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`
}
