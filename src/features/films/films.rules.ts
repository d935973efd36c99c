import * as z from 'zod/mini'

export const FILM_TITLE_MAX_LENGTH = 80
/** The first of an album, in its order. A film chooses from these. */
export const FILM_SOURCE_MAX = 2000

export const FilmTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'title_required'), z.maxLength(FILM_TITLE_MAX_LENGTH, 'too_long'))
