/** The list with an open photo that left it, after the photo that preceded it before. */
export function withOpenPhoto<Photo extends { id: string }>(
  photos: readonly Photo[],
  before: readonly Photo[],
  open_id: string | undefined,
): readonly Photo[] {
  const at = before.findIndex(({ id }) => id === open_id)
  const open = before[at]
  if (!open) return photos
  const ids = new Set(photos.map(({ id }) => id))
  const previous = before.slice(0, at).findLast(({ id }) => ids.has(id))
  const to = previous ? photos.findIndex(({ id }) => id === previous.id) + 1 : 0
  return photos.toSpliced(to, 0, open)
}
