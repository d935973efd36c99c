/** The store's prefix for a person's own objects, outside of families. */
export function personFolder(user_id: string | null): string {
  return `users/${user_id}`
}

export type ExportOwner = { id: string; family_id: string | null; requested_by: string | null }

export function exportKey({ id, family_id, requested_by }: ExportOwner): string {
  return `${family_id ? `families/${family_id}` : personFolder(requested_by)}/exports/${id}.zip`
}
