import { Heart, Info, Share2 } from 'lucide-react'
import { Suspense, use } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import type { PhotoView } from '#features/photos/web/photos.search.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { PhotoExtrasContext } from '../details/photo-extras.ts'
import { useFavorite } from '../details/photo-mutations.ts'
import { shareLink } from '../details/share-link.ts'

const WhoButton = lazyPart(async () => (await import('../people/who-button.tsx')).WhoButton)

type ViewerActionsProps = {
  photo: PhotoListed
  detail: PhotoDetail | undefined
  panel: PhotoView | undefined
  onView: (view: PhotoView) => void
}

/** What people do with a photo: buttons at the top, and on phones a bar at the bottom. */
export function ViewerActions({ photo, detail, panel, onView }: ViewerActionsProps) {
  const t = useText('photos')
  const extras = use(PhotoExtrasContext)
  const room = <span className={roomStyle} />
  return (
    <div className="flex items-center md:contents max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-1 max-md:pb-[env(safe-area-inset-bottom)]">
      {!detail && (
        <>
          {room}
          {room}
        </>
      )}
      {detail?.can.edit && <FavoriteButton photo={detail} />}
      {detail && !detail.can.edit && <Suspense fallback={room}>{extras.heart(photo, actionStyle)}</Suspense>}
      {detail && (
        <Suspense fallback={room}>
          {extras.commentButtons(photo, {
            className: actionStyle,
            isOpen: panel === 'comments',
            hasHeart: !detail.can.edit,
            onPress: () => onView('comments'),
          })}
        </Suspense>
      )}
      {/* It's the last to load, and leftmost where it would move others from under the pointer. */}
      {detail?.can.edit && (
        <Suspense fallback={<span className={classNames(roomStyle, 'md:order-first')} />}>
          <WhoButton photo={detail} className={classNames(actionStyle, 'md:order-first')} />
        </Suspense>
      )}
      <IconButton
        icon={Share2}
        label={t('viewer.share')}
        word={t('viewer.shareWord')}
        onClick={() =>
          void shareLink(location.href, (isCopied) =>
            toast(isCopied ? { title: t('viewer.linkCopied') } : { kind: 'error', title: t('viewer.linkFailed') }),
          )
        }
        className={actionStyle}
      />
      <IconButton
        icon={Info}
        label={t('details.title')}
        word={t('viewer.details')}
        tooltipAlign="end"
        aria-expanded={panel === 'details'}
        onClick={() => onView('details')}
        className={actionStyle}
      />
    </div>
  )
}

function FavoriteButton({ photo }: { photo: PhotoDetail }) {
  const t = useText('photos')
  const favorite = useFavorite({ family_id: photo.family_id, photo_id: photo.id })
  return (
    <IconButton
      icon={Heart}
      filled={photo.is_favorite}
      label={t('gallery.favorite')}
      word={t('gallery.favorite')}
      aria-pressed={photo.is_favorite}
      onClick={() => favorite.mutate(!photo.is_favorite)}
      className={actionStyle}
    />
  )
}

export const buttonStyle =
  '!text-on-stage not-disabled:hover:!bg-on-stage/20 drop-shadow-[0_1px_2px_rgb(0_0_0/.6)] md:in-data-zoomed:!bg-stage/35'
const roomStyle = 'size-11 max-md:h-15 max-md:flex-1 lg:h-14 lg:w-16'
/** The word is below the icon on laptops. */
export const wordStyle =
  'lg:!h-14 lg:!w-auto lg:min-w-16 lg:!flex-col lg:!gap-1 lg:!rounded-control lg:!px-2 lg:after:!hidden'
/** On laptops, they're hidden while the photo is larger than the window. */
export const awayStyle = 'md:in-data-zoomed:invisible'
const actionStyle = classNames(
  buttonStyle,
  wordStyle,
  awayStyle,
  // A heart that's given.
  'aria-expanded:bg-on-stage/20 always-dark aria-pressed:[&>svg]:text-ember',
  'max-md:!h-15 max-md:!w-auto max-md:min-w-0 max-md:flex-auto max-md:!flex-col max-md:!gap-1 max-md:!rounded-control max-md:!px-0.5 max-md:after:!hidden',
)
