import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Card } from '#web/ui/card.tsx'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import type { Highlights } from './use-highlights.ts'

/** One to three photos fill the card. */
const layouts: Record<number, { width: string; columns: string; shape: string }> = {
  1: { width: 'w-full', columns: 'sm:grid-cols-1', shape: 'aspect-3/2' },
  2: { width: 'w-[calc(50%-0.375rem)]', columns: 'sm:grid-cols-2', shape: 'aspect-square' },
  3: { width: 'w-2/5', columns: 'sm:grid-cols-3', shape: 'aspect-square' },
}

/** Photos of this day in other years, apart from the one on the cover. Renders nothing if there are none. */
export function OnThisDayCard({ on_this_day, cover, year }: Highlights) {
  const t = useText('highlights')
  const shown = on_this_day.filter(({ id }) => id !== cover?.photo.id)
  if (shown.length === 0) return null
  const few = layouts[shown.length]
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <ul
        className={classNames(
          '-mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 sm:mx-0 sm:grid sm:px-0',
          few?.columns ?? 'sm:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4',
        )}
      >
        {shown.map((photo) => (
          <li key={photo.id} className={classNames('shrink-0 snap-start sm:w-auto', few?.width ?? 'w-2/5')}>
            <Picture
              photo={photo}
              years={year - Number(photo.sort_at.slice(0, 4))}
              shape={few?.shape ?? 'aspect-square'}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Picture({ photo, years, shape }: { photo: PhotoListed; years: number; shape: string }) {
  const t = useText('highlights')
  const alt = useAltText()
  return (
    <Link {...photoLink(photo.id)} data-photo={photo.id} className="block">
      <img
        src={shape === 'aspect-3/2' ? photo.large_url : photo.small_url}
        alt={alt(photo)}
        loading="lazy"
        style={{ backgroundImage: blurOf(photo.thumbhash) }}
        className={classNames('w-full rounded-mark bg-sunk bg-cover object-cover', shape)}
      />
      <span className="mt-1.5 block text-sm text-ink-soft">{t('ago', { years })}</span>
    </Link>
  )
}
