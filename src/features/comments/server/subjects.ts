import type { Tx } from '#server/db/database.ts'
import { tellFamily } from '#server/live/tell.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { subjectKinds, type Subject, type SubjectKind } from '../comments.rules.ts'
import { selectSubject } from './subjects.queries.ts'

const columns = {
  photo: 'photo_id',
  milestone: 'milestone_id',
  response: 'response_id',
} as const satisfies Record<SubjectKind, string>

/** The column of comments, reactions and counts that names it. */
export function subjectColumn({ kind }: Pick<Subject, 'kind'>) {
  return columns[kind]
}

export function subjectOf(input: { subject_kind: SubjectKind; subject_id: string }): Subject {
  return { kind: input.subject_kind, id: input.subject_id }
}

/** What a row is about. */
export function subjectOfRow(row: Record<(typeof columns)[SubjectKind], string | null>): Subject {
  const kind = required(subjectKinds.find((one) => row[columns[one]]))
  return { kind, id: required(row[columns[kind]]) }
}

/** @throws Problem not_found: row-level security hid the thing from the caller, or it never was */
export async function requireSubject(tx: Tx, family_id: string, subject: Subject): Promise<void> {
  if (!(await selectSubject(tx, family_id, subject))) throw notFound()
}

/** Tells the open pages of whoever sees the thing that something was said about it. */
export async function tellTalk(tx: Tx, family_id: string, subject: Subject): Promise<void> {
  const { added_by, audience } = required(await selectSubject(tx, family_id, subject))
  await tellFamily(tx, family_id, {
    kind: 'comments',
    id: subject.id,
    only_to: audience === 'private' ? added_by : null,
  })
}
