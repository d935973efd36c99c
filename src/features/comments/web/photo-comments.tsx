import { CommentList } from './comment-list.tsx'
import type { CommentSubject } from './comments.data.ts'
import { ReactionBar } from './reaction-bar.tsx'

/** Reactions and comments below a photo's details. */
export function PhotoComments({ family_id, photo_id }: { family_id: string; photo_id: string }) {
  const subject: CommentSubject = { family_id, subject_kind: 'photo', subject_id: photo_id }
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-5">
      <ReactionBar key={`reactions ${photo_id}`} subject={subject} />
      <CommentList key={`comments ${photo_id}`} subject={subject} />
    </section>
  )
}
