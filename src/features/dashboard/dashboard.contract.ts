import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Day } from '#shared/time-schemas.ts'
import { activityContract } from '../activity/activity.contract.ts'
import { categoriesContract } from '../categories/categories.contract.ts'
import { peopleContract } from '../people/people.contract.ts'
import { familiesContract } from '../families/families.contract.ts'
import { member } from '../families/families.rules.ts'
import { milestonesContract } from '../milestones/milestones.contract.ts'
import { personalityContract } from '../personality/personality.contract.ts'
import { highlightsContract } from './highlights.contract.ts'
import { photosContract } from '../photos/photos.contract.ts'

export const dashboardContract = contract({
  getDashboard: operation('GET', '/api/families/:family_id/dashboard', {
    access: member('family.view'),
    summary: 'Get a family’s dashboard',
    description: 'Returns everything the dashboard shows in one request.',
    query: z.object({
      day: z.optional(Day).check(z.describe('Today’s date in your time zone. Default: today’s date in UTC.')),
      /** The end of the caller's previous visit, from which new items are counted. */
      since: highlightsContract.getHighlights.query.shape.since,
    }),
    response: z.object({
      family: familiesContract.getFamily.response,
      people: peopleContract.listPeople.response,
      /** A page of the feed. The card shows the first ten. */
      moments: activityContract.listActivities.response,
      /** The latest eight. */
      photos: photosContract.listPhotos.response,
      /** The five latest, and the total. */
      milestones: milestonesContract.listMilestones.response,
      personality: personalityContract.listPersonality.response,
      categories: categoriesContract.listCategories.response,
      highlights: highlightsContract.getHighlights.response,
    }),
  }),
})
