import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CommentList } from './comment-list.tsx'
import type { CommentSubject } from './comments.data.ts'
import { ReactionBar } from './reaction-bar.tsx'

type PhotoCommentsProps = {
  family_id: string
  photo_id: string
  /** In a panel or sheet of their own, which has a title. */
  isAlone?: boolean
}

/** A photo's reactions and comments, below its details or alone. */
export function PhotoComments({ family_id, photo_id, isAlone = false }: PhotoCommentsProps) {
  const t = useText('comments')
  const subject: CommentSubject = { family_id, subject_kind: 'photo', subject_id: photo_id }
  return (
    <section
      aria-label={t('title')}
      className={classNames('flex flex-col', isAlone ? 'gap-4 p-5 pt-2' : 'gap-6 border-t border-line pt-5')}
    >
      <ReactionBar key={`reactions ${photo_id}`} subject={subject} />
      <CommentList key={`comments ${photo_id}`} subject={subject} hasTitle={!isAlone} />
    </section>
  )
}
