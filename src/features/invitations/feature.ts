import { only, type Feature } from '#server/feature.ts'
import type { PicturesOf } from '#server/mail/mail-message.ts'
import { invitationsContract } from './invitations.contract.ts'
import { invitationsJobs } from './server/invitations.handlers.ts'
import { invitationsRoutes } from './server/invitations.routes.ts'

declare module '#server/feature.ts' {
  interface Feature {
    mailPictures?: (context: AppContext) => PicturesOf
  }
}

export const feature: Feature = {
  contract: [invitationsContract],
  pages: ['/accept-invitation'],
  routes: invitationsRoutes,
  jobs: (context) =>
    invitationsJobs({
      ...context,
      db: context.db.worker,
      picturesOf: only(context.features, 'mailPictures')(context),
    }),
}
