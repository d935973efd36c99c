import { useFormat, useText } from '#web/text.tsx'
import { approximateDate, type Season } from '../taken-date.ts'

export function useApproximateDate(): (date: string, precision: string) => string {
  const t = useText('photos.gallery')
  const format = useFormat()
  const words = {
    season: (values: { season: Season; year: string }) => t('season', values),
    about: (values: { year: string }) => t('about', values),
    decade: (values: { year: string }) => t('decade', values),
  }
  return (date, precision) => approximateDate(date, precision, words, format.month)
}

/** When a photo was taken, as far as that's known: "May 1, 2024", "May 2024", "Around 1985". */
export function useTakenDate(): (date: string, precision: string) => string {
  const format = useFormat()
  const approximate = useApproximateDate()
  return (date, precision) =>
    isExactDay(precision) ? format.longDate(date.slice(0, 10)) : approximate(date, precision)
}

export const isExactDay = (precision: string): boolean => precision === 'time' || precision === 'day'
