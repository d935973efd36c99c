import { asUser } from '#server/db/database.ts'
import { requireSession, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { openEventStream, confirmAndClose, wantsEventStream } from '#server/live/event-stream.ts'
import type { LiveHub } from '#server/live/live-hub.ts'
import { Problem } from '#shared/problems.ts'
import { familiesContract as contract } from '../families.contract.ts'
import { selectFamilyIds } from './families.queries.ts'

/** A long-lived stream. The membership check ends before it begins, so no database connection stays in use. */
export function followEventsRoute(deps: GuardDeps, live: LiveHub): Route {
  return {
    operation: contract.followEvents,
    async handle(_input, http) {
      const session = await requireSession(deps, http)
      if (!live.listening) throw new Problem('unavailable', { retryAfterSeconds: 2 })
      if (!wantsEventStream(http)) return confirmAndClose(http)
      await live.join(
        session,
        (left) => openEventStream(http, left),
        () => asUser(deps.db, session, (tx) => selectFamilyIds(tx, session.user_id)),
      )
    },
  }
}
