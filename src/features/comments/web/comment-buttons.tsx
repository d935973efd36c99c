import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Smile } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { commentCountOptions } from './comment-counts.ts'
import type { CommentSubject } from './comments.data.ts'

type CommentButtonsProps = {
  subject: CommentSubject
  className: string
  isOpen: boolean
  /** So that the first reaction doesn't move the heart from under the finger that sent it. */
  hasHeart: boolean
  onPress: () => void
}

/** Lead to a photo's reactions and comments from the full-screen view, with their numbers. */
export function CommentButtons({ subject, className, isOpen, hasHeart, onPress }: CommentButtonsProps) {
  const t = useText('comments')
  const { data } = useQuery(commentCountOptions(subject))
  const { comments, reactions } = data ?? { comments: 0, reactions: 0 }
  // So that they're there when the panel opens.
  useEffect(() => void import('./photo-comments.tsx').catch(() => {}), [])
  const reacted = reactions > 0 ? t('reactions.count', { count: reactions }) : t('reactions.title')
  const said = comments > 0 ? t('count', { count: comments }) : t('send')
  return (
    <>
      {(reactions > 0 || hasHeart) && (
        <IconButton
          icon={Smile}
          label={reacted}
          word={reacted}
          onClick={onPress}
          className={classNames(className, 'lg:min-w-[6rem]')}
        />
      )}
      <IconButton
        icon={MessageCircle}
        label={said}
        word={said}
        aria-expanded={isOpen}
        onClick={onPress}
        className={className}
      />
    </>
  )
}
