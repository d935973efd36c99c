/** The list with a photo of a stack in the place of the one that it has of that stack; only the photo if it has none. */
export function inPlaceOfTop<Photo extends { id: string }>(
  photos: readonly Photo[],
  stack: readonly Photo[],
  open_id: string,
): readonly Photo[] {
  const open = stack.find(({ id }) => id === open_id)
  if (!open) return photos
  const stacked = new Set(stack.map(({ id }) => id))
  const at = photos.findIndex(({ id }) => stacked.has(id))
  return at < 0 ? [open] : photos.with(at, open)
}
