/** The newest photos of all families together. */
export const OFFLINE_LATEST = 200
/** Of each family. */
export const OFFLINE_FAVORITES = 500
/** Of each album. */
export const OFFLINE_ALBUM_PHOTOS = 1_000
/** About 3,000 photos. What comes after that is left out: first favorites, then the latest photos, then albums. */
export const OFFLINE_BYTES = 1_000_000_000
