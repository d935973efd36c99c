import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { photoLink } from '#features/photos/web/photo-link.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { looksLikeOptions } from '#features/vision/web/content-search.data.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useDebounced } from '#web/use-debounced.ts'
import { PhotoMarks } from '../grid/photo-marks.tsx'

type LooksLikeProps = {
  family_id: string
  filter: GalleryFilter & { text: string }
  /** A photo of this list is opened. */
  onOpen: (photos: readonly PhotoListed[]) => void
  /** Shown if there are none, since no photo has the words either. */
  otherwise: ReactNode
}

/** As many as fit in a row. */
const ROW = 12

/** Photos that look like the words. Nothing if the family doesn't search by content. */
export function LooksLike({ family_id, filter, onOpen, otherwise }: LooksLikeProps) {
  const t = useText('vision.search')
  const language = useLocale()
  const text = useDebounced(filter.text)
  const { data, isPending, isError, isPlaceholderData } = useQuery({
    ...looksLikeOptions(family_id, { ...filter, text }, language),
    placeholderData: keepPreviousData,
  })
  const [isShowingAll, setShowingAll] = useState(false)
  if (isPending) return null
  if (isError || data.photos.length === 0)
    return (
      <>
        {data?.is_away && (
          <p role="status" className="mb-3 text-sm text-ink-soft">
            {t('away')}
          </p>
        )}
        {otherwise}
      </>
    )
  const { photos } = data
  const shown = isShowingAll ? photos : photos.slice(0, ROW)
  return (
    <section aria-labelledby="looks-like" className="mt-4 mb-6">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 id="looks-like" className="flex items-center gap-2 font-serif text-lg font-semibold">
            <Sparkles aria-hidden size={18} className="shrink-0 text-honey" />
            <span className="min-w-0 break-words">{t('looksLike', { text })}</span>
          </h2>
          <p className="text-sm text-ink-soft">{t('guess')}</p>
        </div>
        {photos.length > ROW && (
          <Button kind="plain" size="small" aria-expanded={isShowingAll} onClick={() => setShowingAll(!isShowingAll)}>
            {isShowingAll ? t('fewer') : t('all', { count: String(photos.length) })}
          </Button>
        )}
      </div>
      <ul
        className={classNames(
          'flex gap-1.5 transition-opacity',
          isShowingAll ? 'flex-wrap' : 'overflow-x-auto',
          isPlaceholderData && 'opacity-50',
        )}
      >
        {shown.map((photo) => (
          <li key={photo.id} className="shrink-0">
            <Found photo={photo} onOpen={() => onOpen(photos)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Found({ photo, onOpen }: { photo: PhotoListed; onOpen: () => void }) {
  const alt = useAltText()
  return (
    <Link
      {...photoLink(photo.id)}
      onClick={onOpen}
      data-photo={photo.id}
      style={{ backgroundImage: blurOf(photo.thumbhash) }}
      className="relative block size-28 overflow-hidden rounded-mark bg-sunk bg-cover bg-center -outline-offset-4 sm:size-36"
    >
      <img src={photo.small_url} alt={alt(photo)} loading="lazy" decoding="async" className="size-full object-cover" />
      <PhotoMarks photo={photo} />
    </Link>
  )
}
