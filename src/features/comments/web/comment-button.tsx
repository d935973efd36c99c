import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Smile } from 'lucide-react'
import { useEffect } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ButtonWord } from '#web/ui/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { commentCountOptions } from './comment-counts.ts'
import type { CommentSubject } from './comments.data.ts'

type CommentButtonProps = { subject: CommentSubject; className: string; isOpen: boolean; onPress: () => void }

/** Leads to a photo's reactions and comments from the full-screen view, with their numbers. */
export function CommentButton({ subject, className, isOpen, onPress }: CommentButtonProps) {
  const t = useText('comments')
  const format = useFormat()
  const { data } = useQuery(commentCountOptions(subject))
  const { comments, reactions } = data ?? { comments: 0, reactions: 0 }
  // So that they're there when the panel opens.
  useEffect(() => void import('./photo-comments.tsx').catch(() => {}), [])
  const word = comments > 0 ? t('count', { count: comments }) : t('send')
  const label = reactions > 0 ? `${t('reactions.count', { count: reactions })} · ${word}` : word
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      data-tooltip={label}
      onClick={onPress}
      className={classNames(
        'icon-button tooltip inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-full px-1.5',
        'text-sm font-semibold tabular-nums transition-[background-color,color,transform] active:scale-95',
        className,
      )}
    >
      <span aria-hidden className="inline-flex items-center gap-1">
        {reactions > 0 && (
          <>
            <Smile size={22} />
            <span className="mr-1">{format.number(reactions)}</span>
          </>
        )}
        <MessageCircle size={22} />
        {comments > 0 && <span className="max-md:hidden">{format.number(comments)}</span>}
      </span>
      <ButtonWord>{word}</ButtonWord>
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
