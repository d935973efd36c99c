import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Conversation as ConversationView } from '../comments.contract.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem, useAuthorName } from './comment-item.tsx'
import { repliesOptions, useAddComment, type CommentSubject } from './comments.data.ts'
import { useRetainedRows } from './use-retained-rows.ts'

type ConversationProps = {
  subject: CommentSubject
  conversation: ConversationView
  /** The comment was deleted while the user edits it or replies to it. */
  isGone: boolean
  /** Whether a reply is being written, or the comment is being edited. */
  onWriting: (isWriting: boolean) => void
}

/** A comment, its replies, and a form to reply. */
export function Conversation({ subject, conversation, isGone, onWriting }: ConversationProps) {
  const t = useText('comments')
  const nameOf = useAuthorName()
  const [isAnswering, setIsAnswering] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const all = useInfiniteQuery({ ...repliesOptions(subject, conversation.id), enabled: showsAll })
  const answering = useAddComment(subject, conversation.id)
  const there = all.data?.pages.flatMap((page) => page.replies) ?? conversation.replies
  const missing = conversation.reply_count - there.length
  const replies = useRetainedRows(there, 'oldest first')

  function showMore() {
    if (!showsAll) setShowsAll(true)
    else void all.fetchNextPage()
  }

  function answer(begins: boolean) {
    setIsAnswering(begins)
    onWriting(begins || isEditing)
  }

  function edit(begins: boolean) {
    setIsEditing(begins)
    onWriting(begins || isAnswering)
  }

  return (
    <li className="flex flex-col gap-3">
      <CommentItem
        subject={subject}
        comment={conversation}
        isGone={isGone}
        onReply={() => answer(true)}
        onEditing={edit}
      />
      {(replies.rows.length > 0 || isAnswering) && (
        <div className="ml-4 flex flex-col gap-3 border-l border-line pl-4">
          {replies.rows.length > 0 && (
            <ol className="flex flex-col gap-3">
              {replies.rows.map((reply) => (
                <li key={reply.id}>
                  <CommentItem
                    subject={subject}
                    comment={reply}
                    isGone={replies.isGone(reply)}
                    onReply={() => answer(true)}
                    onEditing={(begins) => replies.keep(reply, begins)}
                  />
                </li>
              ))}
            </ol>
          )}
          {missing > 0 && (
            <Button kind="plain" size="small" className="self-start" busy={all.isFetching} onClick={showMore}>
              {t('moreReplies', { count: missing })}
            </Button>
          )}
          {isAnswering && (
            <CommentForm
              draft={`answer ${conversation.id}`}
              label={t('replyTo', { name: nameOf(conversation) })}
              placeholder={t('replyTo', { name: nameOf(conversation) })}
              submitLabel={t('reply')}
              busyLabel={t('sending')}
              sending={answering}
              onClose={() => answer(false)}
              isGone={isGone}
            />
          )}
        </div>
      )}
    </li>
  )
}
