import type { Tx } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { subjectKinds, type SubjectKind } from '#shared/subjects.ts'
import { type Subject } from '../comments.rules.ts'
import { selectSubject } from './subjects.queries.ts'

const columns = {
  photo: 'photo_id',
  milestone: 'milestone_id',
  response: 'response_id',
  album: 'album_id',
} as const satisfies Record<SubjectKind, string>

/** The column that refers to it in comments, reactions and counts. */
export function subjectColumn({ kind }: Pick<Subject, 'kind'>) {
  return columns[kind]
}

export function subjectOf(input: { subject_kind: SubjectKind; subject_id: string }): Subject {
  return { kind: input.subject_kind, id: input.subject_id }
}

/** The subject of a row. */
export function subjectOfRow(row: Partial<Record<(typeof columns)[SubjectKind], string | null>>): Subject {
  const kind = required(subjectKinds.find((one) => row[columns[one]]))
  return { kind, id: required(row[columns[kind]]) }
}

/** @throws Problem not_found if row-level security hides the subject from the caller, or it doesn't exist */
export async function requireSubject(tx: Tx, family_id: string, subject: Subject): Promise<void> {
  if (!(await selectSubject(tx, family_id, subject))) throw notFound()
}

/** Publishes a change of the comments to the open pages of everyone who can see the subject. */
export async function publishComments(tx: Tx, family_id: string, subject: Subject): Promise<void> {
  const { added_by, audience } = required(await selectSubject(tx, family_id, subject))
  await publishToFamily(tx, family_id, {
    kind: 'comments',
    id: subject.id,
    only_to: audience === 'private' ? added_by : null,
  })
}
