import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { photoLink } from '#features/photos/web/photo-link.ts'
import type { Person } from '#features/people/people.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Section } from '#web/ui/section.tsx'
import { posterAddress, YEARS_MIN, yearPhotosOptions } from './then-and-now.data.ts'

/** Fewer photos are larger, to fill the row. */
const FEW = 3

type GrowthStripProps = { person: Person; film: ReactNode }

/** One photo for each year as a row, and a poster and a film of them. Renders nothing for fewer than two years. */
export function GrowthStrip({ person, film }: GrowthStripProps) {
  const t = useText('thenAndNow.growth')
  const alt = useAltText()
  const which = { family_id: person.family_id, person_id: person.id }
  const { data } = useQuery(yearPhotosOptions(which))
  if (!data || data.photos.length < YEARS_MIN) return null
  return (
    <Section
      title={t('title', { kind: person.kind })}
      subtitle={t('subtitle')}
      action={
        <div className="flex flex-wrap gap-2">
          {film}
          <a href={posterAddress(which)} download className={buttonStyle({ kind: 'quiet', size: 'small' })}>
            <Download aria-hidden size={18} />
            {t('poster')}
          </a>
        </div>
      }
    >
      <ul className="-mx-(--page-edge) flex snap-x scroll-px-(--page-edge) gap-3 overflow-x-auto px-(--page-edge) pb-1">
        {data.photos.map(({ photo, age, year }) => (
          <li key={photo.id} className="shrink-0 snap-start">
            <Link {...photoLink(photo.id)} data-photo={photo.id} className="block rounded-mark">
              <img
                src={photo.small_url}
                alt={alt(photo)}
                loading="lazy"
                style={{ aspectRatio: photo.width / photo.height, backgroundImage: blurOf(photo.thumbhash) }}
                className={classNames(
                  'h-40 w-auto max-w-none rounded-mark bg-sunk bg-cover sm:h-48',
                  data.photos.length > FEW ? 'lg:h-56' : 'lg:h-80',
                )}
              />
              <span className="mt-1.5 block font-medium">{age === null ? year : t('age', { age })}</span>
              {age !== null && <span className="block text-sm text-ink-soft tabular-nums">{year}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
