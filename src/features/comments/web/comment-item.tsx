import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MemberAvatar } from '#features/families/web/member-avatar.tsx'
import { fullName } from '#shared/full-name.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { Comment } from '../comments.contract.ts'
import { CommentForm } from './comment-form.tsx'
import { useDeleteComment, useEditComment, type CommentSubject } from './comments.data.ts'

type CommentItemProps = {
  subject: CommentSubject
  comment: Comment
  /** The comment was deleted while the user edits it or replies to it. */
  isGone: boolean
  onReply: () => void
  /** Whether its text is being edited. */
  onEditing: (isEditing: boolean) => void
}

export function CommentItem({ subject, comment, isGone, onReply, onEditing }: CommentItemProps) {
  const t = useText('comments')
  const format = useFormat()
  const ago = useAgo()
  const name = useAuthorName()(comment)
  const [isEditing, setIsEditing] = useState(false)
  const editing = useEditComment(subject, comment.id)

  function edit(begins: boolean) {
    setIsEditing(begins)
    onEditing(begins)
  }

  const isTakenBack = isGone || comment.text === null
  if (isTakenBack && !isEditing) return <p className="text-sm text-ink-soft italic">{t('takenBack')}</p>
  return (
    <article className="flex gap-3">
      <MemberAvatar family_id={subject.family_id} name={name} user={comment.author} size="small" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 pt-1 text-sm leading-snug">
            <span className="font-semibold">{name}</span>{' '}
            <time
              dateTime={comment.created_at}
              title={`${format.longDate(comment.created_at)}, ${format.time(comment.created_at)}`}
              className="text-ink-soft"
            >
              {ago(comment.created_at)}
            </time>
            {comment.edited_at && <span className="text-ink-soft"> · {t('edited')}</span>}
          </p>
          {(comment.can.edit || comment.can.delete) && !isEditing && (
            <CommentMenu subject={subject} comment={comment} name={name} onEdit={() => edit(true)} />
          )}
        </div>
        {isEditing ? (
          <CommentForm
            draft={`edit ${comment.id}`}
            label={t('editing')}
            initial={comment.text ?? ''}
            submitLabel={t('save')}
            busyLabel={t('saving')}
            sending={editing}
            onClose={() => edit(false)}
            isGone={isTakenBack}
          />
        ) : (
          <>
            <p dir="auto" className="break-words whitespace-pre-line">
              {comment.text}
            </p>
            <button
              type="button"
              onClick={onReply}
              aria-label={t('replyTo', { name })}
              className="-mx-2 -mb-2 inline-flex min-h-10 items-center rounded-control px-2 text-sm font-semibold text-ink-soft hover:text-ink"
            >
              {t('reply')}
            </button>
          </>
        )}
      </div>
    </article>
  )
}

type CommentMenuProps = Pick<CommentItemProps, 'subject' | 'comment'> & { name: string; onEdit: () => void }

function CommentMenu({ subject, comment, name, onEdit }: CommentMenuProps) {
  const t = useText('comments')
  const [isAsking, setIsAsking] = useState(false)
  const deletion = useDeleteComment(subject, comment.id)

  const remove = () =>
    deletion.mutate(undefined, {
      done: t('toasts.deleted'),
      failed: t('toasts.deleteFailed'),
      onSettled: () => setIsAsking(false),
    })

  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon={EllipsisVertical}
            label={t('actionsOf', { name })}
            tooltipAlign="end"
            className="-my-2 -mr-2"
          />
        }
        items={[
          ...(comment.can.edit ? [{ label: t('edit'), icon: Pencil, onSelect: onEdit }] : []),
          ...(comment.can.delete
            ? [{ label: t('delete'), icon: Trash2, danger: true, onSelect: () => setIsAsking(true) }]
            : []),
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={t('confirm.title')}
        text={t('confirm.text')}
        confirmLabel={t('delete')}
        busy={deletion.isPending}
        busyLabel={t('confirm.deleting')}
      />
    </>
  )
}

/** The author's name; people who left have none. */
export function useAuthorName(): (comment: Comment) => string {
  const t = useText('comments')
  return ({ author, guest_name }) => guest_name ?? ((author && fullName(author)) || t('somebody'))
}
