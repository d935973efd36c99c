/** How many towns are suggested for the same prefix. */
export const TOWNS_EACH = 6

export const TOWN_NAME_MAX_LENGTH = 200
