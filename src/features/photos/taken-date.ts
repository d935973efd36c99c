export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

export function seasonOf(taken_at: string): Season {
  const month = Number(taken_at.slice(5, 7))
  return month <= 2 || month === 12 ? 'winter' : month <= 5 ? 'spring' : month <= 8 ? 'summer' : 'autumn'
}

/** The texts of `photos.gallery`, from the translator of the server or of the browser. */
type Words = {
  season: (values: { season: Season; year: string }) => string
  about: (values: { year: string }) => string
  decade: (values: { year: string }) => string
}

/** "May 1965", "Summer 1965", "1965", "Around 1965", "1960s": as much of a date as is known. */
export function approximateDate(
  date: string,
  precision: string,
  words: Words,
  month: (date: string) => string,
): string {
  const year = date.slice(0, 4)
  if (precision === 'month') return month(date)
  if (precision === 'season') return words.season({ season: seasonOf(date), year })
  if (precision === 'about' || precision === 'decade') return words[precision]({ year })
  return year
}
