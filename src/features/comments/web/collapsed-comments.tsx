import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { CommentList } from './comment-list.tsx'
import type { CommentSubject } from './comments.data.ts'
import { ReactionBar } from './reaction-bar.tsx'
import { commentCountOptions } from './comment-counts.ts'

/** A button below a list item that expands its reactions and comments. */
export function CollapsedComments(subject: CommentSubject) {
  const t = useText('comments')
  const [isOpen, setIsOpen] = useState(false)
  const { data: { comments, reactions } = { comments: 0, reactions: 0 } } = useQuery(commentCountOptions(subject))
  const counts = [
    ...(reactions > 0 ? [t('reactions.count', { count: reactions })] : []),
    ...(comments > 0 ? [t('count', { count: comments })] : []),
  ]
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="-mx-2 mt-1 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <MessageCircle aria-hidden size={18} />
        {counts.length > 0 ? counts.join(' · ') : t('talk')}
      </button>
      {isOpen && (
        <div className="mt-2 flex flex-col gap-6 rounded-card bg-sunk/60 p-4">
          <ReactionBar subject={subject} />
          <CommentList subject={subject} />
        </div>
      )}
    </>
  )
}
