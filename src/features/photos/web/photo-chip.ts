/** A small label on a photo, readable on any photo in either theme. */
export const photoChip = 'bg-paper/85 text-ink'
