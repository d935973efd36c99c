import * as z from 'zod/mini'

export const ALBUM_TITLE_MAX_LENGTH = 200
export const ALBUM_DESCRIPTION_MAX_LENGTH = 5000
export const ALBUM_PLACE_MAX_LENGTH = 200
export const SECTION_TITLE_MAX_LENGTH = 200
export const SECTION_TEXT_MAX_LENGTH = 5000

/** What a family can have. A photo counts once for each album that it's in. */
export const ALBUMS_MAX = 2_000
export const ALBUM_ITEMS_MAX = 2_000_000
export const SECTIONS_MAX = 200
/** Larger albums are sorted by date. */
export const MANUAL_ORDER_MAX = 20_000

export const ALBUMS_PAGE_SIZE = 24
/** The maximum number of photos that move together. */
export const MOVE_MAX = 500

export const albumSorts = ['date', 'manual'] as const
export const albumContributors = ['everyone', 'chosen'] as const

export const AlbumTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'album_title_required'), z.maxLength(ALBUM_TITLE_MAX_LENGTH, 'too_long'))
