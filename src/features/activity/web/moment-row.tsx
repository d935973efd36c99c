import { Link, linkOptions, useParams, type LinkProps } from '@tanstack/react-router'
import {
  Baby,
  BookOpen,
  FolderPlus,
  Heart,
  ImagePlus,
  MailOpen,
  Sparkles,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'
import { fullName } from '#shared/full-name.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Activity } from '../activity.contract.ts'
import { ACTIVITY_PHOTOS, type ActivityType } from '../activity.rules.ts'
import { othersShown, senderOf, shortName, type Moment } from './moments.ts'

export const marks: Record<ActivityType, { icon: LucideIcon; style: string }> = {
  photo_upload: { icon: ImagePlus, style: 'bg-ember-wash text-ember' },
  photo_favorited: { icon: Heart, style: 'bg-ember-wash text-ember' },
  milestone_added: { icon: Sparkles, style: 'bg-honey-wash text-honey' },
  member_joined: { icon: UserPlus, style: 'bg-plum-wash text-plum' },
  child_added: { icon: Baby, style: 'bg-sage-wash text-sage' },
  family_created: { icon: BookOpen, style: 'bg-plum-wash text-plum' },
  category_created: { icon: FolderPlus, style: 'bg-sage-wash text-sage' },
  capsule_opened: { icon: MailOpen, style: 'bg-honey-wash text-honey' },
}

type MomentRowProps = { moment: Moment; photoLink: (photo_id: string) => LinkProps }

/** One activity: who did what and when, with its photos. */
export function MomentRow({ moment, photoLink }: MomentRowProps) {
  const { activity_type, profile, photos, count, created_at } = moment
  const mark = marks[activity_type]
  const subject = useMomentLink()(moment)
  // The last tile shows how many more there are.
  const shown = count > ACTIVITY_PHOTOS ? photos.slice(0, ACTIVITY_PHOTOS - 1) : photos
  const next = photos[shown.length]
  const isAlone = shown.length === 1 && !next
  return (
    <article className="flex gap-3">
      <span className="relative h-fit shrink-0">
        <MomentAvatar profile={profile} sender={senderOf(moment)} />
        <span
          aria-hidden
          className={classNames(
            'absolute -right-2 -bottom-2 grid size-6 place-items-center rounded-full border-2 border-card',
            mark.style,
          )}
        >
          <mark.icon size={13} />
        </span>
      </span>
      <div className="min-w-0 flex-1">
        <MomentTitle moment={moment} />
        <MomentFacts moment={moment} at={created_at} />
        {shown.length > 0 && (
          <ul className={classNames('mt-2 grid gap-1.5', isAlone ? 'max-w-72' : 'max-w-md grid-cols-3')}>
            {shown.map((photo) => (
              <li key={photo.id}>
                <MomentPhoto photo={photo} link={subject ?? photoLink(photo.id)} isLarge={isAlone} />
              </li>
            ))}
            {next && <MorePhotos count={count - shown.length} next={next.id} />}
          </ul>
        )}
      </div>
    </article>
  )
}

type MomentAvatarProps = Pick<Activity, 'profile'> & { sender: string | undefined }

export function MomentAvatar({ profile, sender }: MomentAvatarProps) {
  if (sender) return <Avatar name={sender} src={null} />
  return <Avatar name={(profile && fullName(profile)) || shortName(profile) || '·'} src={profile?.avatar_url} />
}

/** Who did what; the title of a milestone or letter leads to it. */
export function MomentTitle({ moment }: { moment: Moment }) {
  const words = useMomentText()(moment)
  const subject = useMomentLink()(moment)
  return (
    <p className="leading-snug break-words">
      {subject ? (
        <Link {...subject} className="hover:text-ember hover:underline">
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  )
}

/** When it was, and who else is in its photos. */
export function MomentFacts({ moment, at }: { moment: Activity; at: string | undefined }) {
  const t = useText('activity')
  const format = useFormat()
  const ago = useAgo()
  const names = othersShown(moment)
  if (!at && names.length === 0) return null
  return (
    <p className="text-sm wrap-anywhere text-ink-soft">
      {at && (
        <time dateTime={at} title={format.longDate(at)} className="inline-block first-letter:uppercase">
          {ago(at)}
        </time>
      )}
      {at && names.length > 0 && ' · '}
      {names.length > 0 && t('with', { names: format.list(names) })}
    </p>
  )
}

type MomentPhotoProps = { photo: Activity['photos'][number]; link: LinkProps; isLarge?: boolean }

export function MomentPhoto({ photo, link, isLarge }: MomentPhotoProps) {
  const t = useText('activity')
  return (
    <Link
      {...link}
      resetScroll={false}
      data-photo={photo.id}
      style={{ backgroundImage: blurOf(photo.thumbhash) }}
      className={classNames(
        'block overflow-hidden rounded-mark bg-sunk bg-cover bg-center',
        isLarge ? 'aspect-4/3' : 'aspect-square',
      )}
    >
      <img
        src={photo.small_url}
        alt={t('openPhoto', { name: photo.filename })}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </Link>
  )
}

/** Links to the other photos: the gallery by upload time, opened at the first photo that isn't shown here. */
export function MorePhotos({ count, next }: { count: number; next: string }) {
  const t = useText('activity')
  const format = useFormat()
  const { familyId } = useParams({ strict: false }) as { familyId: string }
  return (
    <li>
      <Link
        to="/families/$familyId/photos"
        params={{ familyId }}
        search={{ sort: 'added', photo: next }}
        className="grid aspect-square place-items-center rounded-mark bg-sunk text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <span aria-hidden>+{format.number(count)}</span>
        <span className="sr-only">{t('more', { count })}</span>
      </Link>
    </li>
  )
}

/** Where a milestone or a letter leads to. */
export function useMomentLink(): (moment: Activity) => LinkProps | undefined {
  const { familyId = '' } = useParams({ strict: false })
  return ({ metadata }) => {
    const { milestone_id: milestone, capsule_id: letterId } = metadata
    if (typeof letterId === 'string')
      return linkOptions({ to: '/families/$familyId/letters/$letterId', params: { familyId, letterId } })
    if (typeof milestone !== 'string') return undefined
    return linkOptions({ to: '/families/$familyId/milestones', params: { familyId }, search: { milestone } })
  }
}

function useMomentText(): (moment: Moment) => string {
  const t = useText('activity')
  return (moment) => {
    const { activity_type, profile, title, count, loved } = moment
    const sender = senderOf(moment)
    if (sender) return t('told.guest_photos', { name: sender, count })
    const { author_name: author } = moment.metadata
    const name = shortName(profile) ?? (typeof author === 'string' ? author : t('someone'))
    if (loved) return t('told.photos_loved', { name, count, loved, all: loved === count ? 'yes' : 'no' })
    return t(`told.${activity_type}`, { name, title, count })
  }
}
