import { useFormat, useText } from '#web/text.tsx'

type PhotoYearsProps = { years: readonly { year: number; photos: number }[] }

/** In units of the viewBox, which scales with its container. */
const BAR_HEIGHT = 120

/** Photos for each year of a child's life: a bar chart, and the same data as a list for screen readers. */
export function PhotoYears({ years }: PhotoYearsProps) {
  const t = useText('children.page')
  const format = useFormat()
  const all = withoutGaps(years)
  const most = Math.max(...all.map(({ photos }) => photos))
  const column = 100 / all.length
  return (
    <>
      <div aria-hidden className="flex items-end gap-1" style={{ height: BAR_HEIGHT + 24 }}>
        {all.map(({ year, photos }) => (
          <span
            key={year}
            className="flex min-w-0 flex-1 flex-col items-center justify-end"
            style={{ maxWidth: `${Math.max(column, 3)}%` }}
          >
            <span className="mb-1 text-xs text-ink-soft tabular-nums">
              {all.length <= 12 && photos > 0 && format.number(photos)}
            </span>
            <svg
              className="w-full max-w-12"
              height={barOf(photos, most)}
              preserveAspectRatio="none"
              viewBox="0 0 10 10"
            >
              <rect width="10" height="10" rx="0.8" className="fill-sage" />
            </svg>
          </span>
        ))}
      </div>
      <div aria-hidden className="mt-1.5 flex gap-1 border-t border-line pt-1.5 text-xs text-ink-soft tabular-nums">
        {all.map(({ year }, i) => (
          <span key={year} className="min-w-0 flex-1 text-center whitespace-nowrap">
            {year < 0 ? t('beforeBirth') : all.length <= 12 || i % 3 === 0 ? format.number(year) : ''}
          </span>
        ))}
      </div>
      <ul className="sr-only">
        {all.map(({ year, photos }) => (
          <li key={year}>{`${t('yearName', { year })}: ${t('yearPhotos', { count: photos })}`}</li>
        ))}
      </ul>
    </>
  )
}

function barOf(photos: number, most: number): number {
  return photos === 0 ? 2 : Math.max(4, Math.round((photos / most) * BAR_HEIGHT))
}

/** Fills in missing years from the first to the last. All years before the birth are merged into one. */
function withoutGaps(years: PhotoYearsProps['years']): { year: number; photos: number }[] {
  const counts = new Map<number, number>()
  for (const { year, photos } of years) {
    const shown = Math.max(-1, year)
    counts.set(shown, (counts.get(shown) ?? 0) + photos)
  }
  const first = Math.min(...counts.keys())
  const last = Math.max(...counts.keys())
  return Array.from({ length: last - first + 1 }, (_, i) => ({ year: first + i, photos: counts.get(first + i) ?? 0 }))
}
