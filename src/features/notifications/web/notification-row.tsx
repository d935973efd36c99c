import { useQuery } from '@tanstack/react-query'
import { Link, useRouter, type LinkProps } from '@tanstack/react-router'
import { Cake, FileWarning, Images, KeyRound, Mail, MessageCircle, Sprout } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { familiesOptions } from '#features/families/web/families.data.ts'
import { MemberAvatar } from '#features/families/web/member-avatar.tsx'
import { fullName } from '#shared/full-name.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { nameOf, NOTIFICATION_PHOTOS, notificationTargets, textOf } from '../notifications.rules.ts'
import type { NotificationGroup } from './group-notifications.ts'

type NotificationRowProps = { notice: NotificationGroup; onRead: () => void; onOpened: () => void }

export function NotificationRow({ notice: notification, onRead, onOpened }: NotificationRowProps) {
  const t = useText('notifications')
  const { data: families = [] } = useQuery(familiesOptions)
  const format = useFormat()
  const ago = useAgo()
  const router = useRouter()
  const { actor, comment, count, others, day, family_id, family_name, photos, read, title, titles, told_at } =
    notification
  const isOnlyFamily = families.length === 1 && families[0]?.id === family_id
  const name = nameOf(notification, actor?.first_name) || t('someone')
  const places = notificationTargets({ ...notification, photo_id: photos[0]?.id })
  const place = places.find(({ to }) => to && to in router.routesByPath) as LinkProps
  const isAsked = notification.kind === 'link_asked'
  const words = t(`told.${textOf(notification)}`, {
    ...{ name, count, others, title, whom: (isAsked && comment) || 'empty' },
    day: day ? format.longDate(day) : '',
  })
  return (
    <Link
      {...place}
      onClick={() => {
        if (!read) onRead()
        onOpened()
      }}
      className="flex gap-3 px-5 py-3 -outline-offset-2 hover:bg-sunk/60"
    >
      <Face notification={notification} />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug break-words">{words}</span>
        <span className="flex items-center gap-1.5 text-sm text-ink-soft">
          {!read && (
            <span className="size-2 shrink-0 rounded-full bg-ember">
              <span className="sr-only">{t('unread')}</span>
            </span>
          )}
          <span className="min-w-0 truncate">
            <time dateTime={told_at} title={format.longDate(told_at)} className="inline-block first-letter:uppercase">
              {ago(told_at)}
            </time>
            {!isOnlyFamily && family_name && ` · ${family_name}`}
          </span>
        </span>
        {notification.kind === 'milestone_added' && titles.length > 1 && (
          <span className="mt-1 line-clamp-2 text-sm break-words">{format.list(titles)}</span>
        )}
        {comment && !isAsked && <q className="mt-1 line-clamp-2 font-serif leading-snug break-words">{comment}</q>}
        {photos.length > 1 && (
          <span className="mt-2 flex flex-wrap gap-1.5">
            {photos.slice(0, NOTIFICATION_PHOTOS).map((photo) => (
              <Thumbnail key={photo.id} photo={photo} />
            ))}
          </span>
        )}
      </span>
      {photos.length === 1 && photos.map((photo) => <Thumbnail key={photo.id} photo={photo} />)}
    </Link>
  )
}

function Thumbnail({ photo }: { photo: NotificationGroup['photos'][number] }) {
  return (
    <img
      src={photo.small_url}
      alt=""
      loading="lazy"
      style={{ backgroundImage: blurOf(photo.thumbhash) }}
      className="size-14 shrink-0 rounded-control bg-sunk bg-cover object-cover"
    />
  )
}

const icons: Partial<Record<ReturnType<typeof textOf>, LucideIcon>> = {
  birthday: Cake,
  may_flag: Sprout,
  may_hide: Sprout,
  may_own: Sprout,
  sign_in_link: KeyRound,
  invitation: Mail,
  file_refused: FileWarning,
  backup_refused: FileWarning,
  guest_photos: Images,
  sent_photos: Images,
  guest_comment: MessageCircle,
}

function Face({ notification }: { notification: NotificationGroup }) {
  const { family_id, actor } = notification
  const Icon = icons[textOf(notification)]
  const name = nameOf(notification, actor && fullName(actor)) || '·'
  if (!Icon) return <MemberAvatar {...{ family_id, name }} user={actor} />
  return (
    <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-honey-wash text-honey">
      <Icon size={20} />
    </span>
  )
}
