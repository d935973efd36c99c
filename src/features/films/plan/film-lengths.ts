export const FILM_MAX_SECONDS = 180
/** What a film has at least with enough photos. With fewer, it's shorter. */
export const FILM_FULL_SECONDS = 60
