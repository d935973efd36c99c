import type { LinkProps } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import type { Activity } from '../activity.contract.ts'
import { MomentAvatar, MomentFacts, MomentPhoto, MomentTitle, MorePhotos, useMomentLink } from './moment-row.tsx'
import { smallPhotos, type Moment as OneMoment, type MomentGroup as Group } from './moments.ts'

type Photo = Activity['photos'][number]
type MomentGroupProps = { group: Group; large: Map<string, Photo>; photoLink: (photo_id: string) => LinkProps }

/** What one member or guest did on one day, as pictures with the words that people wrote about them. */
export function MomentGroup({ group, large, photoLink }: MomentGroupProps) {
  const { profile, sender, created_at, activities } = group
  return (
    <article className="flex gap-3">
      <MomentAvatar profile={profile} sender={sender} />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {activities.map((moment, at) => (
          <div key={moment.id}>
            <Moment moment={moment} at={at === 0 ? created_at : undefined} large={large} photoLink={photoLink} />
          </div>
        ))}
      </div>
    </article>
  )
}

/** Small photos beside the large one. */
const SMALL_MAX = 3

type MomentProps = Omit<MomentGroupProps, 'group'> & { moment: OneMoment; at: string | undefined }

function Moment({ moment, at, large, photoLink }: MomentProps) {
  const subject = useMomentLink()(moment)
  const linkOf = (id: string) => subject ?? photoLink(id)
  const { photos, count } = moment
  const main = large.get(moment.id)
  const others = smallPhotos(moment, large)
  const rest = count - (photos.length - others.length)
  const missing = subject ? 0 : rest - Math.min(SMALL_MAX, others.length)
  const small = others.slice(0, missing > 0 ? SMALL_MAX - 1 : SMALL_MAX)
  const next = missing > 0 && others[small.length]
  return (
    <>
      <MomentTitle moment={moment} />
      <MomentFacts moment={moment} at={at} />
      {photos.length > 0 && (
        <div className="mt-2 flex max-w-md flex-col gap-1.5">
          {main && (
            <>
              <MomentPhoto photo={main} link={linkOf(main.id)} isLarge />
              <Words photo={main} />
            </>
          )}
          {small.length > 0 && (
            <ul className="grid grid-cols-3 gap-1.5">
              {small.map((photo) => (
                <li key={photo.id}>
                  <MomentPhoto photo={photo} link={linkOf(photo.id)} />
                </li>
              ))}
              {next && <MorePhotos count={rest - small.length} next={next.id} />}
            </ul>
          )}
        </div>
      )}
    </>
  )
}

/** What people wrote: the photo's description, and the latest comment with its author. */
function Words({ photo: { description, comment } }: { photo: Photo }) {
  const t = useText('activity')
  if (!description && !comment) return null
  return (
    <div className="py-1 font-serif leading-snug">
      {description && <p className="line-clamp-3 break-words">{description}</p>}
      {comment && (
        <p className="line-clamp-3 break-words text-ink-soft">
          {t('said', { name: comment.name || t('someone'), text: comment.text })}
        </p>
      )}
    </div>
  )
}
