/** Smaller groups are mostly strangers in the background. */
export const GROUP_MIN_FACES = 3
export const GROUPS_PAGE_SIZE = 24
export const FACES_PAGE_SIZE = 60
/** Faces that are moved at a time. */
export const FACES_MAX = 500
/** A search by content shows the photos that are most alike. */
export const FOUND_MAX = 60
/** Photos whose whole vectors a search by content compares, after the signs of all. */
export const COMPARED_MAX = 10_000
