import { useQuery } from '@tanstack/react-query'
import { Link, useRouter, type LinkProps } from '@tanstack/react-router'
import { Cake, Check, FileWarning, Images, Mail, MessageCircle, Sprout } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { familiesOptions } from '#features/families/web/families.data.ts'
import { fullName } from '#shared/full-name.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Notification } from '../notifications.contract.ts'
import { nameOf, notificationTargets, textOf } from '../notifications.rules.ts'

type NotificationRowProps = { notice: Notification; onRead: () => void; onOpened: () => void }

export function NotificationRow({ notice: notification, onRead, onOpened }: NotificationRowProps) {
  const t = useText('notifications')
  const { data: families = [] } = useQuery(familiesOptions)
  const format = useFormat()
  const ago = useAgo()
  const router = useRouter()
  const { actor, count, others, day, family_id, family_name, photos, read, title, told_at } = notification
  const isOnlyFamily = families.length === 1 && families[0]?.id === family_id
  const name = nameOf(notification, actor?.first_name) || t('someone')
  const places = notificationTargets({ ...notification, photo_id: photos[0]?.id })
  const place = places.find(({ to }) => to && to in router.routesByPath) as LinkProps
  const words = t(`told.${textOf(notification)}`, { name, count, others, title, day: day ? format.longDate(day) : '' })
  return (
    <div className={classNames('relative flex items-start', !read && 'bg-ember-wash/50')}>
      <Link
        {...place}
        onClick={() => {
          if (!read) onRead()
          onOpened()
        }}
        className="flex min-w-0 flex-1 gap-3 py-3.5 pr-1 pl-5 -outline-offset-2 hover:bg-sunk/60"
      >
        <Face
          text={textOf(notification)}
          name={nameOf(notification, actor && fullName(actor))}
          src={actor?.avatar_url}
        />
        <span className="min-w-0 flex-1">
          <span className={classNames('block leading-snug break-words', !read && 'font-semibold')}>{words}</span>
          <span className="block text-sm text-ink-soft">
            <time dateTime={told_at} title={format.longDate(told_at)} className="inline-block first-letter:uppercase">
              {ago(told_at)}
            </time>
            {!isOnlyFamily && family_name && ` · ${family_name}`}
          </span>
          {photos.length > 0 && (
            <span className="mt-2 flex gap-1.5">
              {photos.map((photo) => (
                <img
                  key={photo.id}
                  src={photo.small_url}
                  alt=""
                  loading="lazy"
                  style={{ backgroundImage: blurOf(photo.thumbhash) }}
                  className="size-12 rounded-mark bg-sunk bg-cover object-cover"
                />
              ))}
            </span>
          )}
        </span>
      </Link>
      <div className="size-11 shrink-0 self-center">
        {!read && <IconButton icon={Check} label={t('readOne')} tooltipAlign="end" onClick={onRead} />}
      </div>
    </div>
  )
}

const icons: Partial<Record<ReturnType<typeof textOf>, LucideIcon>> = {
  birthday: Cake,
  may_flag: Sprout,
  may_hide: Sprout,
  may_own: Sprout,
  invitation: Mail,
  file_refused: FileWarning,
  backup_refused: FileWarning,
  guest_photos: Images,
  sent_photos: Images,
  guest_comment: MessageCircle,
}

function Face({ text, name, src }: { text: ReturnType<typeof textOf>; name: string; src: string | null | undefined }) {
  const Icon = icons[text]
  if (!Icon) return <Avatar name={name || '·'} src={src ?? null} />
  return (
    <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-honey-wash text-honey">
      <Icon size={20} />
    </span>
  )
}
