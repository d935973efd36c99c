import type pg from 'pg'
import { limitKeyOf } from '#server/http/client.ts'
import type { Client } from '#server/http/route.ts'
import { openRateLimits } from '#server/rate-limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

export type SignInLimits = ReturnType<typeof openLimits>

/** How often somebody may ask for mails and guess codes. @throws Problem with the seconds to wait */
export function openLimits(pool: pg.Pool, key: string) {
  const limit = openRateLimits(pool, key)
  const mails = 'rate_limited'
  const tries = 'too_many_requests'
  const clientAsks = limit({ of: 'client-asks', points: 30, seconds: 10 * MINUTE, problem: mails })
  const addressIsMailed = limit({ of: 'address-mailed', points: 1, seconds: MINUTE, problem: mails })
  const addressIsMailedHourly = limit({ of: 'address-mailed-hourly', points: 5, seconds: HOUR, problem: mails })
  const addressSignsUp = limit({ of: 'address-signs-up', points: 5, seconds: HOUR, problem: mails })
  const clientGuesses = limit({ of: 'client-guesses', points: 30, seconds: 10 * MINUTE, problem: tries })
  const personIsMailed = limit({ of: 'person-mailed', points: 1, seconds: MINUTE, problem: mails })
  const personIsMailedHourly = limit({ of: 'person-mailed-hourly', points: 5, seconds: HOUR, problem: mails })
  const personProves = limit({ of: 'person-proves', points: 20, seconds: 10 * MINUTE, problem: tries })
  const addressIsGuessed = limit({ of: 'address-guessed', points: 10, seconds: 15 * MINUTE, problem: tries })
  const clientPasskeys = limit({ of: 'client-passkeys', points: 100, seconds: 10 * MINUTE, problem: tries })

  return {
    /** 30 questions in 10 minutes for a client, whatever the address: for sign-in and sign-up together. */
    clientAsks: ({ address }: Client) => clientAsks(limitKeyOf(address)),
    /** Whether an address has an account is told 5 times an hour. */
    addressSignsUp: (email: string) => addressSignsUp(email),
    /** One mail a minute and 5 an hour to an address. */
    async addressIsMailed(email: string) {
      await addressIsMailed(email)
      await addressIsMailedHourly(email)
    },
    /** One mail a minute and 5 an hour to somebody who is signed in; strangers cannot use these up. */
    async personIsMailed(user_id: string) {
      await personIsMailed(user_id)
      await personIsMailedHourly(user_id)
    },
    /** 20 codes and passwords in 10 minutes from somebody who is signed in. */
    personProves: (user_id: string) => personProves(user_id),
    /** 10 passwords in 15 minutes for an address, from whichever clients; the mail always stays a way in. */
    addressIsGuessed: (email: string) => addressIsGuessed(email),
    /** Each look at the login page may offer a passkey. */
    clientPasskeys: ({ address }: Client) => clientPasskeys(limitKeyOf(address)),
    clientGuesses: ({ address }: Client) => clientGuesses(limitKeyOf(address)),
  }
}
