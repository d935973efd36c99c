import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Smile } from 'lucide-react'
import { useState } from 'react'
import { DOT } from '#shared/dot.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CommentList } from './comment-list.tsx'
import type { CommentSubject } from './comments.data.ts'
import { ReactionBar } from './reaction-bar.tsx'
import { commentCountOptions } from './comment-counts.ts'

type CollapsedCommentsProps = CommentSubject & {
  /** On phones, the button is an icon above a word. */
  isShort?: boolean
}

/** A button below a list item, or among others, that expands its reactions and comments. */
export function CollapsedComments({ isShort = false, ...subject }: CollapsedCommentsProps) {
  const t = useText('comments')
  const [isOpen, setIsOpen] = useState(false)
  const { data: { comments, reactions } = { comments: 0, reactions: 0 } } = useQuery(commentCountOptions(subject))
  const Icon = reactions > 0 && comments === 0 ? Smile : MessageCircle
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
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-control text-sm font-semibold',
          isShort
            ? 'px-3.5 hover:bg-sunk max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:px-1 max-sm:text-[min(0.75rem,3.4vw)] max-sm:leading-tight max-sm:font-medium max-sm:text-ink-soft'
            : '-mx-2 px-2 text-left text-ink-soft hover:text-ink',
        )}
      >
        <Icon aria-hidden size={18} className={isShort ? 'max-sm:size-5.5' : undefined} />
        <span className={isShort ? 'max-sm:sr-only' : undefined}>
          {counts.length > 0 ? counts.join(DOT) : t('talk')}
        </span>
        {isShort && (
          <span aria-hidden className="sm:hidden">
            {counts.at(-1) ?? t('send')}
          </span>
        )}
      </button>
      {isOpen && (
        <div className="order-last mt-2 flex w-full text-start flex-col gap-6 rounded-card bg-sunk/60 p-4">
          <ReactionBar subject={subject} />
          <CommentList subject={subject} />
        </div>
      )}
    </>
  )
}
