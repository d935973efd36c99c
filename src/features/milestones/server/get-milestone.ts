import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Milestone } from '../milestones.contract.ts'
import { MILESTONE_PHOTOS_MAX } from '../milestones.rules.ts'
import { withPhotos } from './milestone-view.ts'
import { selectMilestone } from './milestones.queries.ts'

/** @throws Problem not_found: the milestone is hidden by row-level security, or never existed */
export async function getMilestone(
  viewer: Pick<Member<'family.view'>, 'tx' | 'family_id' | 'user_id' | 'session_id'>,
  { milestone_id }: { milestone_id: string },
  sign: SignMedia,
): Promise<Milestone> {
  const row = await selectMilestone(viewer.tx, viewer.family_id, milestone_id)
  if (!row) throw notFound()
  const [milestone] = await withPhotos(viewer, [row], MILESTONE_PHOTOS_MAX, sign)
  return required(milestone)
}
