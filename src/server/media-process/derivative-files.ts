/** File names of the derivatives in their folder. */
export const derivativeFiles = { large: 'large.jpg', small: 'small.webp' } as const

/** A remuxed recording; its type is the original's. */
export const SEEKABLE_FILE = 'seekable'
