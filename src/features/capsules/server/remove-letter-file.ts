import type { Member } from '#features/families/server/member.ts'
import { notFound } from '#shared/problems.ts'
import { deleteDraft } from './capsule-files.queries.ts'

/** @throws Problem not_found: it's someone else's, or sealed by now */
export async function removeLetterFile(
  { tx, family_id }: Member<'family.view'>,
  { letter_file_id }: { letter_file_id: string },
): Promise<void> {
  if (!(await deleteDraft(tx, family_id, letter_file_id))) throw notFound()
}
