import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { MemberAvatar } from '#features/families/web/member-avatar.tsx'
import { fullName } from '#shared/full-name.ts'
import { focusField } from '#web/focus-field.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CommentForm } from './comment-form.tsx'
import { commentsOptions, useAddComment, type CommentSubject } from './comments.data.ts'
import { Conversation } from './conversation.tsx'
import { useRetainedRows } from './use-retained-rows.ts'

/** The comments, newest first. Without a title, they fill a panel, with the form for a new comment at its bottom. */
export function CommentList({ subject, hasTitle = true }: { subject: CommentSubject; hasTitle?: boolean }) {
  const t = useText('comments')
  const query = useInfiniteQuery(commentsOptions(subject))
  const { data: session } = useQuery(sessionOptions)
  const me = session?.user
  const adding = useAddComment(subject, undefined)
  const pages = query.data?.pages
  const total = pages?.[0]?.total ?? 0
  const conversations = useRetainedRows(pages?.flatMap((page) => page.comments) ?? [], 'newest first')
  const ownForm = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = ownForm.current?.closest('aside')
    const { activeElement } = document
    // The panel was waiting for it, or the previous photo's form had the focus.
    if (panel && (activeElement === panel || activeElement === document.body)) focusField(panel)
  }, [])
  const form = (
    <div
      ref={ownForm}
      className={classNames(
        'flex gap-3 *:last:min-w-0 *:last:flex-1',
        !hasTitle && 'sticky bottom-0 z-1 -mx-5 mt-auto border-t border-line bg-card px-5 py-3',
      )}
    >
      {me && (
        <span className="mt-1.5 max-narrow:hidden">
          <MemberAvatar family_id={subject.family_id} name={fullName(me)} user={me} size="small" />
        </span>
      )}
      <CommentForm
        draft={`${subject.subject_kind} ${subject.subject_id}`}
        label={t('add')}
        placeholder={t('placeholder')}
        submitLabel={t('send')}
        busyLabel={t('sending')}
        sending={adding}
      />
    </div>
  )
  return (
    <div className="flex flex-1 flex-col gap-5">
      {hasTitle && (
        <h3 className="font-serif text-lg font-semibold">
          {pages && total > 0 ? t('count', { count: total }) : t('title')}
        </h3>
      )}
      {hasTitle && form}
      <QueryState query={query} skeleton={<CommentSkeleton />} failed={{ title: t('failedTitle') }}>
        {() =>
          conversations.rows.length === 0 ? (
            <p className={hasTitle ? 'text-ink-soft' : 'my-auto py-6 text-center font-serif text-xl leading-snug'}>
              {t('empty')}
            </p>
          ) : (
            <ol className="flex flex-col gap-5">
              {conversations.rows.map((conversation) => (
                <Conversation
                  key={conversation.id}
                  subject={subject}
                  conversation={conversation}
                  isGone={conversations.isGone(conversation)}
                  onWriting={(isWriting) => conversations.keep(conversation, isWriting)}
                />
              ))}
            </ol>
          )
        }
      </QueryState>
      {query.hasNextPage && (
        <Button kind="quiet" size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {!hasTitle && form}
    </div>
  )
}

function CommentSkeleton() {
  return (
    <div aria-busy="true" className="flex gap-3">
      <Skeleton className="size-8 !rounded-full" />
      <div className="flex flex-1 flex-col gap-2 pt-1">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-4" />
      </div>
    </div>
  )
}
