import type pg from 'pg'
import { INVITATIONS_PER_DAY, INVITATIONS_PER_HOUR } from '#features/invitations/invitations.rules.ts'
import { derivePassword } from '#server/derive-key.ts'
import { openRateLimits } from '#server/rate-limits.ts'
import { ASKS_MAX, ASKS_WITHIN_DAYS } from '../gazette.rules.ts'

const HOUR = 3600
const DAY = 24 * HOUR

export type GazetteLimits = ReturnType<typeof openGazetteLimits>

/** Limits of the emails that one person can cause, like those of invitations, and of what a client opens without an account. */
export function openGazetteLimits(pool: pg.Pool, secret: string) {
  const limit = openRateLimits(pool, derivePassword(secret, 'gazette-limits'))
  const problem = 'too_many_requests'
  const hourly = limit({ of: 'gazette-hourly', points: INVITATIONS_PER_HOUR, seconds: HOUR, problem })
  const daily = limit({ of: 'gazette-daily', points: INVITATIONS_PER_DAY, seconds: DAY, problem })
  const address = limit({ of: 'gazette-address', points: 4, seconds: DAY, problem })
  const inFamily = limit({ of: 'gazette-family', points: ASKS_MAX, seconds: ASKS_WITHIN_DAYS * DAY, problem })
  const opens = limit({ of: 'gazette-opens', points: 120, seconds: 600, problem })
  const files = limit({ of: 'gazette-files', points: 600, seconds: HOUR, problem })
  const editions = limit({ of: 'gazette-editions', points: 20, seconds: HOUR, problem })
  return {
    /** Also counts after the address was removed or unsubscribed. @throws Problem too_many_requests */
    async ask({ user_id, family_id, email }: { user_id: string; family_id: string; email: string }) {
      await inFamily(`${family_id} ${email}`)
      await address(email)
      await hourly(user_id)
      await daily(user_id)
    },
    /** Links have 128 bits, so this only limits load. */
    clientOpens: (client: string) => opens(client),
    clientReads: (client: string) => files(client),
    /** Each time, it's made again. */
    editionIsMade: (subscriber_id: string) => editions(subscriber_id),
  }
}
