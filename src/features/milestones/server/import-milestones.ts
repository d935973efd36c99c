import * as z from 'zod/mini'
import type { ActingMember } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import { Moment } from '#shared/time-schemas.ts'
import { AudienceSchema } from '../../photos/photos.schemas.ts'
import { milestonesContract } from '../milestones.contract.ts'
import { textOrNull } from './milestone-links.ts'
import { insertMilestone, selectSameMilestone, selectVisiblePhotoIds } from './milestones.queries.ts'
import { insertPhotoLinks } from './photo-links.queries.ts'

const { name, date } = milestonesContract.addMilestone.body.shape

/** A milestone in a family export. */
export const ImportedMilestone = z.object({
  ...{ name, date },
  id: Id,
  description: z.nullable(z.string().check(z.maxLength(5000))),
  child_id: z.nullable(Id),
  audience: AudienceSchema,
  created_at: Moment,
})

/** Imports a milestone unless the family has one with the same name, date and child. Returns its ID here. */
export async function importMilestone(
  editor: ActingMember<'milestones.edit'>,
  { id: _there, description, ...milestone }: z.output<typeof ImportedMilestone>,
): Promise<string> {
  const { tx, family_id, user_id } = editor
  const same = await selectSameMilestone(tx, family_id, milestone)
  if (same) return same.id
  const id = newId()
  await insertMilestone(tx, { ...milestone, id, family_id, added_by: user_id, description: textOrNull(description) })
  const only_to = milestone.audience === 'private' ? user_id : null
  await publishToFamily(tx, family_id, { kind: 'milestones', id, only_to })
  return id
}

/** Links a milestone to those of its photos that have been imported. */
export async function importMilestoneLinks(
  { tx, family_id }: ActingMember<'milestones.edit'>,
  milestone_id: string,
  photo_ids: string[],
): Promise<void> {
  const seen = await selectVisiblePhotoIds(tx, family_id, photo_ids)
  if (seen.size) await insertPhotoLinks(tx, family_id, [...seen], [milestone_id])
}
