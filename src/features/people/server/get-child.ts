import type { Member } from '#features/families/server/member.ts'
import { notFound } from '#shared/problems.ts'
import type { ChildDetail } from '../children.contract.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { toChild } from './child-view.ts'
import { countOf, selectChild, selectPhotoYears } from './children.queries.ts'

/** @throws Problem not_found: the child is hidden by row-level security, was removed, or never existed */
export async function getChild(
  viewer: Member<'family.view'>,
  { child_id }: { child_id: string },
  sign: SignMedia,
): Promise<ChildDetail> {
  const row = await selectChild(viewer.tx, viewer.family_id, child_id)
  if (!row) throw notFound()
  const [photo_years, milestones, answers] = await Promise.all([
    selectPhotoYears(viewer.tx, row),
    countOf(viewer.tx, 'milestones', row),
    countOf(viewer.tx, 'child_personality_responses', row),
  ])
  const photos = photo_years.reduce((sum, year) => sum + year.photos, 0)
  return { ...toChild(row, viewer, sign), counts: { photos, milestones, answers }, photo_years }
}
