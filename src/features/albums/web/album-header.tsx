import { Link2, Lock, MapPin, Sparkles } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from '@tanstack/react-router'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { DOT } from '#shared/dot.ts'
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
  const facts = [count, days, created_by && t('page.by', { name: created_by.first_name })].filter(Boolean)
  const links = album.guest_links
  return (
    <header className="mb-4">
      <BackLink to="/families/$familyId/albums" params={{ familyId: album.family_id }}>
        {t('page.all')}
      </BackLink>
      <div className={classNames('grid', hasCover && 'gap-y-4')}>
        {hasCover && (
          <PhotoUnderBar
            style={{ backgroundImage: blurOf(cover.thumbhash) }}
            className="col-start-1 row-start-1 aspect-5/4 max-sm:-mx-(--page-edge) max-sm:min-h-[calc(100%+var(--under-bar))] max-sm:w-[calc(100%+2*var(--page-edge))] overflow-hidden bg-sunk bg-cover bg-center sm:aspect-auto sm:h-[clamp(15rem,34svh,22rem)] sm:rounded-card"
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
            'min-w-0',
            hasCover &&
              'z-1 col-start-1 row-start-1 self-end bg-linear-to-t from-stage/55 via-stage/45 via-[length:calc(100%-6rem)] to-transparent pt-24 pb-4 text-on-stage max-sm:-mx-(--page-edge) max-sm:px-(--page-edge) sm:rounded-b-card sm:px-8 sm:pb-7',
          )}
        >
          <PageHeading className="max-w-3xl font-serif text-3xl leading-[1.1] font-semibold tracking-tight text-balance wrap-anywhere sm:text-4xl">
            {album.title}
          </PageHeading>
          <p className={classNames('mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1', !hasCover && 'text-ink-soft')}>
            <span>
              {facts.map((fact, at) => (
                <Fragment key={fact}>
                  {at > 0 && ' '}
                  <span className="inline-block">
                    {fact}
                    {at < facts.length - 1 && DOT.trimEnd()}
                  </span>
                </Fragment>
              ))}
            </span>
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
            {links > 0 && <GuestLinks count={links} />}
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
              'max-w-3xl font-serif text-lg leading-relaxed whitespace-pre-line wrap-anywhere',
              !hasCover && 'mt-2',
            )}
          >
            {album.description}
          </p>
        )}
      </div>
    </header>
  )
}

/** Opens the list of guests, or for members who don't create links, whom to ask. */
function GuestLinks({ count }: { count: number }) {
  const t = useText('albums.page')
  const { family } = useFamily()
  const content = (
    <>
      <Link2 aria-hidden size={16} />
      {t('sharedByLink', { count })}
    </>
  )
  if (!allows(family, 'photos.edit_own')) return <span className="inline-flex items-center gap-1.5">{content}</span>
  return (
    <Link
      to="."
      search={(now) => ({ ...now, share: 'link' as const })}
      replace
      resetScroll={false}
      className="relative inline-flex items-center gap-1.5 underline underline-offset-4 after:absolute after:-inset-2.5"
    >
      {content}
    </Link>
  )
}
