import type { ExportKind } from '../exports.rules.ts'

/** The store's prefix for a person's own objects, outside of families. */
export function personFolder(user_id: string | null): string {
  return `users/${user_id}`
}

export type ExportOwner = { id: string; kind: ExportKind; family_id: string | null; requested_by: string | null }

export function exportKey({ id, kind, family_id, requested_by }: ExportOwner): string {
  const folder = `${family_id ? `families/${family_id}` : personFolder(requested_by)}/exports`
  return kind === 'film' ? `${folder}/${id}/film.mp4` : `${folder}/${id}.zip`
}
