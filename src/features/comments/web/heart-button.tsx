import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { fullName } from '#shared/full-name.ts'
import { reactionsOptions, useReact, type CommentSubject } from './comments.data.ts'

/** Sends a heart for a photo in the full-screen view, or takes it back. */
export function HeartButton({ subject, className }: { subject: CommentSubject; className: string }) {
  const t = useText('comments.reactions')
  const { data } = useQuery(reactionsOptions(subject))
  const { data: session } = useQuery(sessionOptions)
  const reaction = useReact(subject, session?.user ? fullName(session.user) : '', () =>
    toast({ kind: 'error', title: t('failed') }),
  )
  const isMine = data?.mine.includes('heart') ?? false
  return (
    <IconButton
      icon={Heart}
      filled={isMine}
      label={t(isMine ? 'loved' : 'heart')}
      word={t(isMine ? 'loved' : 'heart')}
      aria-pressed={isMine}
      disabled={!data}
      onClick={() => reaction.mutate({ kind: 'heart', on: !isMine })}
      className={classNames(className, 'lg:min-w-[5.5rem]')}
    />
  )
}
