import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { commentCountOptions } from './comment-counts.ts'
import type { CommentSubject } from './comments.data.ts'

type CommentButtonProps = { subject: CommentSubject; className: string; onPress: () => void }

/** Leads to a photo's comments from the full-screen view, with their number. */
export function CommentButton({ subject, className, onPress }: CommentButtonProps) {
  const t = useText('comments')
  const format = useFormat()
  const { data } = useQuery(commentCountOptions(subject))
  const count = data?.comments ?? 0
  const label = count > 0 ? t('count', { count }) : t('send')
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      onClick={onPress}
      className={classNames(
        'icon-button tooltip inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-full px-1.5',
        'text-sm font-semibold tabular-nums transition-[background-color,color,transform] active:scale-95',
        className,
      )}
    >
      <MessageCircle aria-hidden size={22} />
      {count > 0 && <span aria-hidden>{format.number(count)}</span>}
    </button>
  )
}
