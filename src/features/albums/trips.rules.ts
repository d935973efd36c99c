/** A trip is farther from home than this. */
export const AWAY_KM = 50
/** Photos this near to each other are of the same place. */
export const PLACE_KM = 25
/** Days without photos within a trip. */
export const TRIP_PAUSE_DAYS = 2
export const TRIP_PHOTOS_MIN = 10
/** For a trip of a single day. */
export const DAY_TRIP_PHOTOS_MIN = 20
/** The most recent trips of a family. */
export const TRIPS_MAX = 1000
export const TRIPS_PAGE_SIZE = 6
