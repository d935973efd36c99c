import type { Feature } from '#server/feature.ts'
import { contactContract } from './contact.contract.ts'
import { contactJobs } from './server/contact.handlers.ts'
import { contactRoutes } from './server/contact.routes.ts'

export const feature: Feature = {
  contract: [contactContract],
  routes: contactRoutes,
  jobs: ({ db, ...context }) => contactJobs({ ...context, db: db.worker }),
}
