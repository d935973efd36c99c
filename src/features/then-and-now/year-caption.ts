/** Below a photo of a year on a poster, and in a film: numbers only, so that it needs no translation. */
export const yearCaption = ({ age, year }: { age: number | null; year: number }): string =>
  age ? `${age} · ${year}` : `${year}`
