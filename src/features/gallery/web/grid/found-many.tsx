import { useQuery } from '@tanstack/react-query'
import { TOTAL_MAX } from '#features/photos/photos.rules.ts'
import { exactTotalOptions } from '#features/photos/web/photos.data.ts'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import { useText } from '#web/text.tsx'

/** "1,000+ photos found", and how many exactly once someone asks. */
export function FoundMany({ family_id, filter }: { family_id: string; filter: GalleryFilter }) {
  const t = useText('photos.gallery')
  const exact = useQuery({ ...exactTotalOptions(family_id, filter), enabled: false })
  if (exact.data !== undefined) return t('foundCount', { count: exact.data })
  return (
    <button
      type="button"
      title={t('countAll')}
      aria-busy={exact.isFetching}
      onClick={() => void exact.refetch()}
      className="underline decoration-dotted underline-offset-4 hover:text-ink aria-busy:opacity-60"
    >
      {t('foundMany', { count: TOTAL_MAX })}
    </button>
  )
}
