import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import type { Highlights } from './use-highlights.ts'

/** Photos of this day in other years, apart from the one on the cover. Renders nothing if there are none. */
export function OnThisDayCard({ on_this_day, cover, year }: Highlights) {
  const t = useText('highlights')
  const shown = on_this_day.filter(({ id }) => id !== cover?.photo.id)
  if (shown.length === 0) return null
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <ul className="-mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 sm:mx-0 sm:grid sm:grid-cols-4 sm:px-0 lg:grid-cols-3 xl:grid-cols-4">
        {shown.map((photo) => (
          <li key={photo.id} className="w-2/5 shrink-0 snap-start sm:w-auto">
            <Picture photo={photo} years={year - Number(photo.sort_at.slice(0, 4))} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Picture({ photo, years }: { photo: PhotoListed; years: number }) {
  const t = useText('highlights')
  const alt = useAltText()
  return (
    <Link {...photoLink(photo.id)} data-photo={photo.id} className="block">
      <img
        src={photo.small_url}
        alt={alt(photo)}
        loading="lazy"
        style={{ backgroundImage: blurOf(photo.thumbhash) }}
        className="aspect-square w-full rounded-mark bg-sunk bg-cover object-cover"
      />
      <span className="mt-1.5 block text-sm text-ink-soft">{t('ago', { years })}</span>
    </Link>
  )
}
