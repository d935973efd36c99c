import type { Member } from '#features/families/server/member.ts'
import type { Upload } from '../uploads.contract.ts'
import { selectOwnUploads } from './uploads.queries.ts'

/** The outcomes of the caller's uploads: the given ones, or the latest 100. */
export async function listUploads(
  reader: Member<'family.view'>,
  { ids }: { ids?: string | undefined },
): Promise<{ uploads: Upload[] }> {
  const rows = await selectOwnUploads(reader.tx, reader.family_id, reader.user_id, ids?.split(','))
  return { uploads: rows as Upload[] }
}
