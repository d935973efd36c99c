import { Link2, Lock, MapPin, Sparkles } from 'lucide-react'
import { BackLink } from '#web/ui/back-link.tsx'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PhotoUnderBar } from '#web/ui/photo-under-bar.tsx'
import { atFocus } from '#features/photos/web/at-focus.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import { useCountText, useDaysText } from './use-album-facts.ts'

/** So few are large. */
const FEW_PHOTOS = 4

/** The album's cover, title and words. */
export function AlbumHeader({ album }: { album: AlbumDetail }) {
  const t = useText('albums')
  const { cover, created_by } = album
  // Otherwise, the first photo below is large, and the cover.
  const hasCover = cover && (!album.starts_with_cover || album.photos > FEW_PHOTOS)
  const days = useDaysText()(album)
  const count = useCountText()(album)
  const facts = [count, days, created_by && t('page.by', { name: created_by.first_name })]
  const links = album.guest_links
  return (
    <header className="mb-4">
      <BackLink to="/families/$familyId/albums" params={{ familyId: album.family_id }}>
        {t('page.all')}
      </BackLink>
      <div className={classNames('grid', hasCover && 'gap-x-8 sm:items-center sm:grid-cols-[min(40%,26rem)_1fr]')}>
        {hasCover && (
          <PhotoUnderBar
            style={{ backgroundImage: blurOf(cover.thumbhash) }}
            className="col-start-1 row-start-1 -mx-4 aspect-5/4 max-sm:min-h-[calc(100%+var(--under-bar))] overflow-hidden bg-sunk bg-cover bg-center sm:row-span-2 sm:mx-0 sm:aspect-3/2 sm:rounded-card"
          >
            <img
              src={cover.large_url}
              alt=""
              decoding="async"
              style={atFocus(cover)}
              className="size-full object-cover"
            />
          </PhotoUnderBar>
        )}
        <div
          className={classNames(
            'max-w-3xl min-w-0',
            hasCover &&
              'max-sm:col-start-1 max-sm:row-start-1 max-sm:-mx-4 max-sm:self-end max-sm:bg-linear-to-t max-sm:from-stage/80 max-sm:via-stage/55 max-sm:via-[length:calc(100%-3.5rem)] max-sm:to-transparent max-sm:px-4 max-sm:pt-14 max-sm:pb-3.5 max-sm:text-on-stage sm:self-end',
          )}
        >
          <PageHeading className="font-serif text-3xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere sm:text-4xl">
            {album.title}
          </PageHeading>
          <p
            className={classNames(
              'mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1',
              hasCover ? 'sm:text-ink-soft' : 'text-ink-soft',
            )}
          >
            <span>{facts.filter(Boolean).join(' · ')}</span>
            {album.place && (
              <span className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden size={16} />
                {album.place}
              </span>
            )}
            {album.rule && (
              <span className="inline-flex items-center gap-1.5">
                <Sparkles aria-hidden size={16} className="text-honey" />
                {t('live')}
              </span>
            )}
            {links > 0 && (
              <span className="inline-flex items-center gap-1.5">
                <Link2 aria-hidden size={16} />
                {t('page.sharedByLink', { count: links })}
              </span>
            )}
            {album.audience === 'private' && (
              <span className="inline-flex items-center gap-1.5">
                <Lock aria-hidden size={16} />
                {t('private')}
              </span>
            )}
          </p>
        </div>
        {album.description && (
          <p
            className={classNames(
              'mt-2 max-w-3xl font-serif sm:mt-3 text-lg leading-relaxed whitespace-pre-line wrap-anywhere',
              hasCover && 'sm:self-start',
            )}
          >
            {album.description}
          </p>
        )}
      </div>
    </header>
  )
}
