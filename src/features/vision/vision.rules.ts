/** Smaller groups are mostly strangers in the background. */
export const GROUP_MIN_FACES = 3
export const GROUPS_PAGE_SIZE = 24
export const FACES_PAGE_SIZE = 60
/** Faces that are moved at a time. */
export const FACES_MAX = 500
/** A search by content shows the photos that are most alike. */
export const FOUND_MAX = 60
