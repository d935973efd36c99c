import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Tags a person in the rest of the photos of a large group that someone named. */
export const groupFacesJob = defineJob('group-faces', z.object({ family_id: Id, group_id: Id }))
