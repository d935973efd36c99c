import { useApproximateDate } from '#features/gallery/web/grid/use-approximate-date.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useFormat } from '#web/text.tsx'

/** When a photo was taken, as far as that's known: "May 1, 2024", "May 2024", "Around 1985". */
export function useTakenText(): (photo: PhotoListed) => string {
  const format = useFormat()
  const approximate = useApproximateDate()
  return ({ sort_at, taken_precision }) =>
    ['time', 'day'].includes(taken_precision)
      ? format.longDate(sort_at.slice(0, 10))
      : approximate(sort_at, taken_precision)
}
