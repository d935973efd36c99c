import type { Feature } from '#server/feature.ts'
import { guestsContract } from './guests.contract.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { GUEST_COOKIE_DAYS } from './guests.rules.ts'
import { deleteOldGuestSessions } from './server/guests.queries.ts'
import { guestsRoutes } from './server/guests.routes.ts'

export const feature: Feature = {
  contract: [guestsContract],
  routes: guestsRoutes,
  jobs: ({ db }) => [
    schedule('sweep-guest-sessions', '45 3 * * *', () => deleteOldGuestSessions(db.worker, GUEST_COOKIE_DAYS)),
  ],
}
