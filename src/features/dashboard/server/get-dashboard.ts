import { listActivities } from '#features/activity/server/list-activities.ts'
import { listCategories } from '#features/categories/server/categories.ts'
import { familyPeopleOf } from '#features/people/server/list-children.ts'
import { listPeople } from '#features/people/server/list-people.ts'
import { getFamily } from '#features/families/server/get-family.ts'
import { withCapability, type Member } from '#features/families/server/member.ts'
import { listMilestones } from '#features/milestones/server/list-milestones.ts'
import { listPersonality } from '#features/personality/server/list-personality.ts'
import { getHighlights } from './get-highlights.ts'
import { listPhotos } from '#features/photos/server/list-photos.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { ACTIVITY_PAGE_SIZE } from '../../activity/activity.rules.ts'
import { DASHBOARD_MILESTONES } from '../../milestones/dashboard-milestones.ts'
import { RECENT_PHOTOS_SHOWN } from '../../photos/photos.rules.ts'
import type { dashboardContract } from '../dashboard.contract.ts'

type Operation = typeof dashboardContract.getDashboard

/**
 * Everything on the dashboard, read in one transaction, so the parts are consistent and a slow connection waits for only one
 * response.
 */
export async function getDashboard(
  viewer: Member<'family.view'>,
  { day = new Date().toISOString().slice(0, 10), since }: InputOf<Operation>,
  sign: SignMedia,
): Promise<ResultOf<Operation>> {
  const { family_id } = viewer
  const photoViewer = withCapability(viewer, 'photos.view')
  const people = listPeople(viewer, sign)
  const [family, moments, photos, milestones, personality, categories, highlights] = await Promise.all([
    getFamily(viewer, async () => familyPeopleOf((await people).people)),
    listActivities(viewer, { family_id, period: 'all', time_zone: 'UTC', limit: ACTIVITY_PAGE_SIZE }, sign),
    listPhotos(photoViewer, { family_id, sort_by: 'created_at', sort_order: 'desc', limit: RECENT_PHOTOS_SHOWN }, sign),
    listMilestones(viewer, { family_id, limit: DASHBOARD_MILESTONES }, sign),
    listPersonality(viewer, sign),
    listCategories(photoViewer),
    getHighlights(photoViewer, { family_id, day, since }, sign),
  ])
  return { family, people: await people, moments, photos, milestones, personality, categories, highlights }
}
