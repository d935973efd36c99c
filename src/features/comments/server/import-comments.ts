import * as z from 'zod/mini'
import type { Tx } from '#server/db/database.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import { Moment } from '#shared/time-schemas.ts'
import { cutText } from '#shared/cut-text.ts'
import { COMMENT_MAX_LENGTH, reactionKinds, type ReactionKind, type Subject } from '../comments.rules.ts'
import { clearComment, insertImportedComment, selectSameComment } from './comments.queries.ts'
import { hasReaction, insertReaction } from './reactions.queries.ts'
import { subjectOfRow, publishComments } from './subjects.ts'

const about = {
  photo_id: z.nullable(Id),
  milestone_id: z.nullable(Id),
  response_id: z.nullable(Id),
  album_id: z.optional(z.nullable(Id)),
}

type About = { [Column in keyof typeof about]?: string | null | undefined }
const hasOneSubject = ({ photo_id, milestone_id, response_id, album_id }: About) =>
  [photo_id, milestone_id, response_id, album_id].filter(Boolean).length === 1

/** A comment in a family export. */
export const ImportedComment = z
  .object({
    ...about,
    id: Id,
    parent_id: z.nullable(Id),
    author_id: z.nullable(Id),
    guest_id: z.optional(z.nullable(Id)),
    text: z.nullable(z.string().check(z.minLength(1), z.maxLength(COMMENT_MAX_LENGTH))),
    created_at: Moment,
    edited_at: z.nullable(Moment),
  })
  .check(z.refine(hasOneSubject))
export type ImportedComment = z.output<typeof ImportedComment>

export const ImportedReaction = z
  .object({
    ...about,
    user_id: z.nullable(Id),
    guest_id: z.optional(z.nullable(Id)),
    kind: z.enum(reactionKinds),
    created_at: Moment,
  })
  .check(z.refine(hasOneSubject))
export type ImportedReaction = z.output<typeof ImportedReaction>

/** Maps the export's IDs to IDs here. */
export type ImportContext = {
  /** Members of this family, by their ID in the export. */
  people: ReadonlyMap<string, string>
  /** Names of people and guests in the export. */
  names: ReadonlyMap<string, string>
  /** The subject of a row; undefined if it doesn't exist here. */
  subjectOf(subject: Subject): Subject | undefined
}

/** Emoji for reactions that are imported as text. */
const signs: Record<ReactionKind, string> = { heart: '❤️', laugh: '😄', wow: '😮', hug: '🤗', celebrate: '🎉' }

/**
 * Imports comments with their original times. Members keep authorship; for others, the text names the author. Skips
 * comments that already exist. Parents come before their replies.
 */
export async function importComments(
  tx: Tx,
  family_id: string,
  comments: readonly ImportedComment[],
  world: ImportContext,
): Promise<void> {
  const here = new Map<string, string>()
  const first = comments.filter(({ parent_id }) => !parent_id)
  for (const comment of [...first, ...comments.filter(({ parent_id }) => parent_id)]) {
    const subject = world.subjectOf(subjectOfRow(comment))
    const parent_id = comment.parent_id && here.get(comment.parent_id)
    if (!subject || parent_id === undefined) continue
    const author_id = (comment.author_id && world.people.get(comment.author_id)) ?? null
    const text =
      comment.text &&
      (author_id ? comment.text : inWords(comment.text, comment.author_id ?? comment.guest_id ?? null, world))
    const { created_at, edited_at } = comment
    here.set(comment.id, await say(tx, { family_id, parent_id, author_id, text, created_at, edited_at }, subject))
  }
}

/** The same for reactions. Those of people who aren't members here become one comment on the subject. */
export async function importReactions(
  tx: Tx,
  family_id: string,
  reactions: readonly ImportedReaction[],
  world: ImportContext,
): Promise<void> {
  const imported = new Map<string, { subject: Subject; words: string[]; created_at: string }>()
  for (const reaction of reactions) {
    const { kind, created_at, user_id, guest_id } = reaction
    const subject = world.subjectOf(subjectOfRow(reaction))
    if (!subject) continue
    const member = user_id && world.people.get(user_id)
    const name = world.names.get(user_id ?? guest_id ?? '')
    if (member) await insertReaction(tx, { id: newId(), family_id, user_id: member, kind, created_at }, subject)
    else if (name && !(await hasReaction(tx, { family_id, kind, created_at }, subject))) {
      const all = imported.get(subject.id) ?? { subject, words: [], created_at }
      all.words.push(`${name} ${signs[kind]}`)
      imported.set(subject.id, all)
    }
  }
  for (const { subject, words, created_at } of imported.values()) {
    const text = cutText(words.toSorted().join(' · '), COMMENT_MAX_LENGTH)
    await say(tx, { family_id, parent_id: null, author_id: null, text, created_at, edited_at: null }, subject)
  }
}

type Words = {
  family_id: string
  parent_id: string | null
  author_id: string | null
  text: string | null
  created_at: string
  edited_at: string | null
}

async function say(tx: Tx, { text, ...comment }: Words, subject: Subject): Promise<string> {
  const same = await selectSameComment(tx, comment, subject)
  if (same) return same.id
  const id = newId()
  await insertImportedComment(tx, { ...comment, id, text: text ?? '…' }, subject)
  // Deleted comments keep their place above replies, and aren't counted.
  if (text === null) await clearComment(tx, comment.family_id, id)
  await publishComments(tx, comment.family_id, subject)
  return id
}

function inWords(text: string, author_id: string | null, { names }: ImportContext): string {
  const name = author_id && names.get(author_id)
  return name ? cutText(`${name}: ${text}`, COMMENT_MAX_LENGTH) : text
}
