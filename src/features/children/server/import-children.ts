import * as z from 'zod/mini'
import type { ActingMember } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { Id, newId } from '#shared/ids.ts'
import { required } from '#shared/required.ts'
import { childrenContract } from '../children.contract.ts'
import { chooseAvatar, selectImageSize } from './avatars.queries.ts'
import { makeAvatarJob } from './children.jobs.ts'
import { insertChild, selectChildren } from './children.queries.ts'

/** A child in a family export. */
export const ImportedChild = z.object({
  ...childrenContract.addChild.body.shape,
  id: Id,
  created_at: z.string(),
  avatar_photo_id: z.nullable(Id),
  avatar_square: z.nullable(z.object({ x: z.int(), y: z.int(), size: z.int() })),
})
export type ImportedChild = z.output<typeof ImportedChild>

/** Imports children whose name and birthday the family doesn't have yet. Returns the IDs here by their IDs in the export. */
export async function importChildren(
  editor: ActingMember<'children.edit'>,
  children: readonly ImportedChild[],
): Promise<Map<string, string>> {
  const { tx, family_id, user_id } = editor
  const known = await selectChildren(tx, family_id)
  const here = new Map<string, string>()
  for (const { id: there, avatar_photo_id: _photo, avatar_square: _square, ...child } of children) {
    const same = known.find((one) => one.birth_date === child.birth_date && nameOf(one) === nameOf(child))
    const id = same?.id ?? newId()
    here.set(there, id)
    if (same) continue
    known.push(required(await insertChild(tx, { id, family_id, added_by: user_id, ...child })))
    const details = { first_name: child.first_name }
    await recordAudit(tx, { action: 'child.added', family_id, subject_id: id, details })
    await publishToFamily(tx, family_id, { kind: 'children', id })
  }
  return here
}

/** Imports avatars for children who have none here, once the photo has been imported. */
export async function importAvatars(
  { tx, family_id }: ActingMember<'children.edit'>,
  children: readonly ImportedChild[],
  here: { children: ReadonlyMap<string, string>; photos: ReadonlyMap<string, string> },
): Promise<void> {
  const known = new Map((await selectChildren(tx, family_id)).map((child) => [child.id, child]))
  for (const { id, avatar_photo_id, avatar_square: square } of children) {
    const child_id = here.children.get(id)
    const photo_id = avatar_photo_id && here.photos.get(avatar_photo_id)
    if (!child_id || !photo_id || !square || known.get(child_id)?.avatar_photo_id !== null) continue
    const image = await selectImageSize(tx, family_id, photo_id)
    const { x, y, size } = square
    if (!image || size < 1 || Math.min(x, y) < 0 || x + size > image.width || y + size > image.height) continue
    await chooseAvatar(tx, family_id, child_id, { photo_id, square })
    await addJob(tx, makeAvatarJob, { family_id, child_id })
  }
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim().normalize('NFKC').toLowerCase()
}
