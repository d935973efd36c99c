/** Of towns with the same beginning. */
export const TOWNS_EACH = 6

export const TOWN_NAME_MAX_LENGTH = 200
