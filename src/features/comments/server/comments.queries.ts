import { sql, type Expression, type ExpressionBuilder, type NotNull, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Cursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import { type SubjectKind } from '#shared/subjects.ts'
import { REPLIES_SHOWN, type Subject } from '../comments.rules.ts'
import { subjectColumn } from './subjects.ts'

const columns = [
  'id',
  'photo_id',
  'milestone_id',
  'response_id',
  'album_id',
  'parent_id',
  'author_id',
  'text',
  'reply_count',
  'created_at',
  'edited_at',
] as const

export type CommentRow = {
  id: string
  photo_id: string | null
  milestone_id: string | null
  response_id: string | null
  album_id: string | null
  parent_id: string | null
  author_id: string | null
  text: string | null
  reply_count: number
  created_at: string
  edited_at: string | null
  first_name: string | null
  last_name: string | null
  avatar_url: string | null
  guest_name: string | null
}

/** A comment with its author, whose name is included while they share a family with the viewer. */
function withAuthors<Q extends ReturnType<typeof commentsOf>>(query: Q) {
  return query
    .leftJoin('profiles as author', 'author.id', 'comment.author_id')
    .leftJoin('guests as guest', (join) =>
      join.onRef('guest.family_id', '=', 'comment.family_id').onRef('guest.id', '=', 'comment.guest_id'),
    )
    .select(columns.map((column) => `comment.${column}` as const))
    .select(['author.first_name', 'author.last_name', 'author.avatar_url', 'guest.name as guest_name'])
}

function commentsOf(db: Pick<Tx, 'selectFrom'> | ExpressionBuilder<DB, never>) {
  return (db as Tx).selectFrom('comments as comment')
}

/** Top-level comments, newest first by keyset, each with its first replies. */
export async function selectConversations(
  tx: Tx,
  {
    family_id,
    subject,
    after,
    limit,
  }: { family_id: string; subject: Subject; after: Cursor | undefined; limit: number },
) {
  const rows = await withAuthors(commentsOf(tx))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('comments as reply')
          .leftJoin('profiles as replier', 'replier.id', 'reply.author_id')
          .select(columns.map((column) => `reply.${column}` as const))
          .select(['replier.first_name', 'replier.last_name', 'replier.avatar_url'])
          // Guests don't reply.
          .select(sql<string | null>`null`.as('guest_name'))
          .whereRef('reply.parent_id', '=', 'comment.id')
          .orderBy('reply.created_at')
          .orderBy('reply.id')
          .limit(REPLIES_SHOWN),
      ).as('replies'),
    )
    .where('comment.family_id', '=', family_id)
    .where(`comment.${subjectColumn(subject)}`, '=', subject.id)
    .where('comment.parent_id', 'is', null)
    .$call((query) => (after === undefined ? query : query.where(beyond('<', after))))
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(limit)
    .execute()
  return rows
}

export async function selectReplies(
  tx: Tx,
  {
    family_id,
    parent_id,
    after,
    limit,
  }: { family_id: string; parent_id: string; after: Cursor | undefined; limit: number },
): Promise<CommentRow[]> {
  return withAuthors(commentsOf(tx))
    .where('comment.family_id', '=', family_id)
    .where('comment.parent_id', '=', parent_id)
    .$call((query) => (after === undefined ? query : query.where(beyond('>', after))))
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .limit(limit)
    .execute()
}

function beyond(than: '<' | '>', { at, id }: Cursor): Expression<SqlBool> {
  return sql<SqlBool>`(comment.created_at, comment.id) ${sql.raw(than)} (${at}::timestamptz, ${id}::uuid)`
}

export async function selectComment(tx: Tx, family_id: string, comment_id: string): Promise<CommentRow | undefined> {
  return withAuthors(commentsOf(tx))
    .where('comment.family_id', '=', family_id)
    .where('comment.id', '=', comment_id)
    .executeTakeFirst()
}

/** Locks a comment that the caller may change, so that concurrent replies wait. */
export function lockComment(tx: Tx, family_id: string, comment_id: string) {
  return tx
    .selectFrom('comments')
    .select(['id', 'reply_count'])
    .where('family_id', '=', family_id)
    .where('id', '=', comment_id)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether it's new; false for a repeated request. */
export async function insertComment(
  tx: Tx,
  comment: { id: string; family_id: string; parent_id: string | null; author_id: string; text: string },
  subject: Subject,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('comments')
    .values({ ...comment, [subjectColumn(subject)]: subject.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type ImportedComment = {
  id: string
  family_id: string
  parent_id: string | null
  author_id: string | null
  text: string
  created_at: string
  edited_at: string | null
}

/** A comment with its own time and author, for imports. */
export async function insertImportedComment(tx: Tx, comment: ImportedComment, subject: Subject): Promise<void> {
  await tx
    .insertInto('comments')
    .values({ ...comment, [subjectColumn(subject)]: subject.id })
    .execute()
}

/** Comments on the same subject at the same time, by any author and with any text. */
export function selectSameComment(
  tx: Tx,
  { family_id, parent_id, created_at }: Pick<ImportedComment, 'family_id' | 'parent_id' | 'created_at'>,
  subject: Subject,
) {
  return tx
    .selectFrom('comments')
    .select('id')
    .where('family_id', '=', family_id)
    .where(subjectColumn(subject), '=', subject.id)
    .where('parent_id', 'is not distinct from', parent_id)
    .where('created_at', '=', created_at)
    .executeTakeFirst()
}

export async function updateCommentText(tx: Tx, family_id: string, comment_id: string, text: string): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ text, edited_at: sql`clock_timestamp()` })
    .where('family_id', '=', family_id)
    .where('id', '=', comment_id)
    .where('text', 'is distinct from', text)
    .execute()
}

/** Deletes the text but keeps the row for its replies. */
export async function clearComment(tx: Tx, family_id: string, comment_id: string): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ text: null })
    .where('family_id', '=', family_id)
    .where('id', '=', comment_id)
    .execute()
}

export async function removeComment(tx: Tx, family_id: string, comment_id: string): Promise<void> {
  await tx.deleteFrom('comments').where('family_id', '=', family_id).where('id', '=', comment_id).execute()
}

/** Participants in a thread. */
export async function selectParticipants(tx: Tx, family_id: string, conversation_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('comments')
    .select('author_id')
    .distinct()
    .where('family_id', '=', family_id)
    .where((eb) => eb.or([eb('id', '=', conversation_id), eb('parent_id', '=', conversation_id)]))
    .where('author_id', 'is not', null)
    .$narrowType<{ author_id: NotNull }>()
    .execute()
  return rows.map(({ author_id }) => author_id)
}

/** Exact counts maintained by triggers: 'comment' and each kind of reaction. */
export async function selectCommentCounts(
  tx: Tx,
  family_id: string,
  subject: Subject,
): Promise<Record<string, number>> {
  const rows = await tx
    .selectFrom('talk_counts')
    .select(['what', 'count'])
    .where('family_id', '=', family_id)
    .where(subjectColumn(subject), '=', subject.id)
    .where('count', '>', 0)
    .execute()
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
}

/** The same for several subjects, with all kinds of reactions added up. */
export function selectCommentCountsOf(tx: Tx, family_id: string, kind: SubjectKind, ids: string[]) {
  const subject = subjectColumn({ kind })
  const sumOf = (what: 'comments' | 'reactions') =>
    sql<number>`coalesce(sum(count) filter (where (what = 'comment') = ${what === 'comments'}), 0)::int`.as(what)
  return tx
    .selectFrom('talk_counts')
    .select(sql<string>`${sql.ref(subject)}`.as('subject_id'))
    .select([sumOf('comments'), sumOf('reactions')])
    .where('family_id', '=', family_id)
    .where(subject, '=', sql<string>`any (${ids}::uuid[])`)
    .where('count', '>', 0)
    .groupBy(subject)
    .execute()
}
