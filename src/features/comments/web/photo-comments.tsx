import { useText } from '#web/text.tsx'
import { CommentList } from './comment-list.tsx'
import type { CommentSubject } from './comments.data.ts'
import { ReactionBar } from './reaction-bar.tsx'

type PhotoCommentsProps = { family_id: string; photo_id: string; description: string | null }

/** A photo's words, reactions and comments, in a panel or sheet that has a title. */
export function PhotoComments({ family_id, photo_id, description }: PhotoCommentsProps) {
  const t = useText('comments')
  const subject: CommentSubject = { family_id, subject_kind: 'photo', subject_id: photo_id }
  return (
    <section aria-label={t('title')} className="flex min-h-full flex-col gap-3 px-5 pt-3 sm:gap-4 sm:pt-4">
      {description && <p className="line-clamp-3 font-serif text-lg leading-snug">{description}</p>}
      <ReactionBar key={`reactions ${photo_id}`} subject={subject} />
      <CommentList key={`comments ${photo_id}`} subject={subject} hasTitle={false} />
    </section>
  )
}
