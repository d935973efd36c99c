import type { Member } from '#features/families/server/member.ts'
import type { Child } from '../children.contract.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { toChild } from './child-view.ts'
import { selectChildren } from './children.queries.ts'

/** A family's children by first name (S1). */
export async function listChildren(viewer: Member<'family.view'>, sign: SignMedia): Promise<{ children: Child[] }> {
  return { children: (await selectChildren(viewer.tx, viewer.family_id)).map((row) => toChild(row, viewer, sign)) }
}
