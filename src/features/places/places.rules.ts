/** How many towns are suggested for the same prefix. */
export const TOWNS_EACH = 6

export const TOWN_NAME_MAX_LENGTH = 200

/** The town that a place's name begins with, before its region and country. */
export const townOf = (place: string): string => place.split(',')[0] ?? ''
