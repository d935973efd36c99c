/** The names of the derivatives within their folder. */
export const derivativeFiles = { large: 'large.jpg', small: 'small.webp' } as const

/** A film that was put into its container anew; its type is the film's own. */
export const SEEKABLE_FILE = 'seekable'
