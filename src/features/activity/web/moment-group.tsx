import { Link, linkOptions, type LinkProps } from '@tanstack/react-router'
import { MemberAvatar } from '#features/families/web/member-avatar.tsx'
import { fullName } from '#shared/full-name.ts'
import { DOT } from '#shared/dot.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Activity } from '../activity.contract.ts'
import { MomentPhotos } from './moment-photos.tsx'
import { othersShown, senderOf, shortName, type Moment as OneMoment, type MomentGroup as Group } from './moments.ts'

type Photo = Activity['photos'][number]
type Subject = { link: LinkProps; title?: string }
type MomentGroupProps = {
  family_id: string
  group: Group
  fresh: Map<string, Photo[]>
  photoLink: (photo_id: string) => LinkProps
  /** Whether its day is above it. */
  isDated?: boolean
  isNarrow: boolean
}

/** What one member or guest did on one day, as photos with the words that people wrote about them. */
export function MomentGroup({ family_id, group, fresh, photoLink, isDated = false, isNarrow }: MomentGroupProps) {
  const { profile, sender, created_at, activities } = group
  const name = sender ?? ((profile && fullName(profile)) || shortName(profile) || '·')
  return (
    <article className="flex flex-col gap-6 @4xl:gap-10">
      {activities.map((moment, at) => {
        const subject = subjectOf(family_id, moment)
        return (
          <div key={moment.id} className={moment.photos.length > 0 ? besidePhotos : undefined}>
            <div className={classNames('col-start-1 flex items-center gap-3', at === 0 && '@4xl:pt-(--below-day)')}>
              {at === 0 && <MemberAvatar {...{ family_id, name }} user={sender ? null : profile} />}
              <MomentTitle {...{ moment, subject }} at={at === 0 && !isDated ? created_at : undefined} />
            </div>
            <MomentBody {...{ family_id, moment, subject, photoLink, isNarrow }} fresh={fresh.get(moment.id) ?? []} />
          </div>
        )
      })}
    </article>
  )
}

/** On wide pages, the words are at the photos' left side. */
const besidePhotos = '@4xl:grid @4xl:grid-cols-[17rem_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-10'

type MomentTitleProps = { moment: OneMoment; subject: Subject | undefined; at: string | undefined }

/** Who did what and when, and who else is in the photos. */
function MomentTitle({ moment, subject, at }: MomentTitleProps) {
  const t = useText('activity')
  const format = useFormat()
  const ago = useAgo()
  const words = useMomentText()(moment)
  const names = othersShown(moment)
  return (
    <div
      className={classNames('min-w-0 leading-snug wrap-anywhere', moment.photos.length > 0 && 'text-sm @4xl:text-base')}
    >
      <p>
        {subject ? (
          <Link {...subject.link} className="hover:text-ember hover:underline">
            {words}
          </Link>
        ) : (
          words
        )}
      </p>
      {(at || names.length > 0) && (
        <p className="text-sm text-ink-soft">
          {at && (
            <span className="whitespace-nowrap">
              <time dateTime={at} title={format.longDate(at)} className="inline-block first-letter:uppercase">
                {ago(at)}
              </time>
              {names.length > 0 && DOT.trimEnd()}
            </span>
          )}{' '}
          {names.length > 0 && t('with', { names: format.list(names) })}
        </p>
      )}
    </div>
  )
}

type MomentBodyProps = Pick<MomentGroupProps, 'family_id' | 'photoLink' | 'isNarrow'> &
  Pick<MomentTitleProps, 'moment' | 'subject'> & { fresh: Photo[] }

function MomentBody({ family_id, moment, subject, fresh, photoLink, isNarrow }: MomentBodyProps) {
  const [main] = fresh
  return (
    <>
      {moment.photos.length > 0 && (
        <div className="col-start-2 row-span-2 row-start-1 mt-3 @4xl:mt-0">
          <MomentPhotos
            family_id={family_id}
            moment={moment}
            fresh={fresh}
            linkOf={(id) => subject?.link ?? photoLink(id)}
            isWhole={subject !== undefined}
            isNarrow={isNarrow}
          />
        </div>
      )}
      <div className="col-start-1 mt-3 font-serif text-lg leading-snug empty:hidden">
        {subject?.title && (
          <p className="font-semibold break-words @4xl:text-2xl">
            <Link {...subject.link} className="hover:text-ember">
              {subject.title}
            </Link>
          </p>
        )}
        {main && <Words photo={main} />}
      </div>
    </>
  )
}

/** What people wrote: the photo's description, and the latest comment with its author. */
function Words({ photo: { description, comment } }: { photo: Photo }) {
  const t = useText('activity')
  return (
    <>
      {description && <p className="line-clamp-3 break-words @4xl:text-xl @4xl:leading-snug">{description}</p>}
      {comment && (
        <p className="mt-1 line-clamp-3 text-base break-words text-ink-soft">
          {t('said', { name: comment.name || t('someone'), text: comment.text })}
        </p>
      )}
    </>
  )
}

/** The page of a milestone or letter, and the title that's written below a milestone's photos. */
function subjectOf(familyId: string, moment: Activity): Subject | undefined {
  const { milestone_id: milestone, capsule_id: letterId } = moment.metadata
  const params = { familyId }
  if (typeof letterId === 'string')
    return { link: linkOptions({ to: '/families/$familyId/letters/$letterId', params: { familyId, letterId } }) }
  if (typeof milestone !== 'string') return undefined
  const link = linkOptions({ to: '/families/$familyId/milestones', params, search: { milestone } })
  return { link, title: moment.title }
}

function useMomentText(): (moment: OneMoment) => string {
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
