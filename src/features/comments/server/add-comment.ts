import { createHash } from 'node:crypto'
import type { Member } from '#features/families/server/member.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound } from '#shared/problems.ts'
import type { Comment, commentsContract } from '../comments.contract.ts'
import { toComment } from './comment-view.ts'
import { insertComment, selectComment } from './comments.queries.ts'
import { notifyOfComment } from './notify-of-comment.ts'
import { requireSubject, subjectOf, tellTalk } from './subjects.ts'

/** Says something about a thing, where it is sent `once` only once. Whoever answers an answer answers the comment above it. */
export async function addComment(
  author: Member<'comments.add'>,
  input: InputOf<typeof commentsContract.addComment>,
): Promise<Comment> {
  const { tx, family_id, user_id } = author
  const subject = subjectOf(input)
  await requireSubject(tx, family_id, subject)
  const parent_id = input.parent_id ? await conversationOf(author, input.parent_id) : null
  const { once, text } = input
  const id = once ? idOf([user_id, family_id, subject.id, once]) : newId()
  const isNew = await insertComment(tx, { id, family_id, parent_id, author_id: user_id, text }, subject).catch(
    (error: unknown) => {
      // The comment went in the same moment, or it is about something else.
      if (parent_id && isForeignKeyViolation(error)) throw notFound()
      throw error
    },
  )
  if (isNew) {
    await tellTalk(tx, family_id, subject)
    await notifyOfComment(author, subject, parent_id)
  }
  return toComment((await selectComment(tx, family_id, id))!, author)
}

/** The same whenever it is asked for, and nobody else's: nobody can name the words of another, nor learn that they are there. */
function idOf(names: string[]): string {
  const hex = createHash('sha256').update(names.join(' ')).digest('hex')
  // A UUID of version 8 (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`
}

async function conversationOf({ tx, family_id }: Member<'comments.add'>, comment_id: string): Promise<string> {
  const answered = await selectComment(tx, family_id, comment_id)
  if (!answered) throw notFound()
  return answered.parent_id ?? answered.id
}

function isForeignKeyViolation(error: unknown): boolean {
  return (error as { code?: string }).code === '23503'
}
