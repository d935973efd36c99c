import type { Feature } from '#server/feature.ts'
import { invitationsContract } from './invitations.contract.ts'
import { invitationsJobs } from './server/invitations.handlers.ts'
import { invitationsRoutes } from './server/invitations.routes.ts'

export const feature: Feature = {
  contract: [invitationsContract],
  pages: ['/accept-invitation'],
  routes: invitationsRoutes,
  jobs: ({ db, ...context }) => invitationsJobs({ ...context, db: db.worker }),
}
