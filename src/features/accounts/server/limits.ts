import type pg from 'pg'
import { limitKeyOf } from '#server/http/client.ts'
import type { Client } from '#server/http/route.ts'
import { openRateLimits, type Limit } from '#server/rate-limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** The client of a request about an account; `known_browser` (a hash) has signed in to that account before. */
export type Origin = { client: Client; known_browser: string | undefined }

export type SignInLimits = ReturnType<typeof openLimits>

/**
 * Limits for requested emails and guesses. Unknown browsers share limits by client, by address, and by both. A browser that
 * has signed in to the account has its own quotas, which strangers can't use up. Windows are fixed, so seven days hold less
 * than twice a weekly limit: 50 keeps strangers' six-digit guesses under 100.
 * @throws Problem with the seconds to wait
 */
export function openLimits(pool: pg.Pool, key: string) {
  const limit = openRateLimits(pool, key)
  const emails = 'rate_limited'
  const guesses = 'too_many_requests'

  const clientAsks = limit({ of: 'client-asks', points: 30, seconds: 10 * MINUTE, problem: emails })
  const askedAgain = limit({ of: 'asked-again', points: 1, seconds: MINUTE, problem: emails })
  const askedHourly = limit({ of: 'asked-hourly', points: 5, seconds: HOUR, problem: emails })
  const askedByBrowser = limit({ of: 'browser-asks', points: 10, seconds: HOUR, problem: emails })
  // Limits how much 1,000 clients together can send to one mailbox.
  const emailedByStrangers = limit({ of: 'strangers-email', points: 30, seconds: HOUR, problem: emails })
  const signsUp = limit({ of: 'signs-up', points: 5, seconds: HOUR, problem: emails })

  const clientGuesses = limit({ of: 'client-guesses', points: 30, seconds: 10 * MINUTE, problem: guesses })
  const clientPasskeys = limit({ of: 'client-passkeys', points: 100, seconds: 10 * MINUTE, problem: guesses })

  const personAsks = limit({ of: 'person-asks', points: 20, seconds: 10 * MINUTE, problem: guesses })

  const slower = (of: string, steps: [points: number, seconds: number][]) =>
    steps.map(([points, seconds]) => limit({ of: `${of}-${seconds}`, points, seconds, problem: guesses }))
  const passwordSteps = slower('password', [
    [10, 15 * MINUTE],
    [30, DAY],
  ])
  const codeSteps = slower('code', [
    [10, 15 * MINUTE],
    [20, DAY],
    [50, WEEK],
  ])
  const recoverySteps = slower('recovery', [
    [10, 15 * MINUTE],
    [50, DAY],
  ])
  const proofSteps = slower('proof', [
    [20, 10 * MINUTE],
    [50, WEEK],
  ])

  const guess = (steps: Limit[], email: string, { known_browser }: Origin) =>
    count(steps, known_browser ? `${email} ${known_browser}` : email)

  return {
    /** 30 requests in 10 minutes from a client, for all addresses. */
    async asks({ client, known_browser }: Origin) {
      if (!known_browser) await clientAsks(limitKeyOf(client.address))
    },
    /** Sign-in, sign-up and reset: one email a minute each, and five an hour together to an address from a client. */
    async email(email: string, purpose: string, { client, known_browser }: Origin) {
      const from = `${email} ${known_browser ?? limitKeyOf(client.address)}`
      await askedAgain(`${purpose} ${from}`)
      if (known_browser) return askedByBrowser(from)
      await askedHourly(from)
      await emailedByStrangers(email)
    },
    /** A client can ask five times an hour whether an address has an account. */
    signsUp: (email: string, { address }: Client) => signsUp(`${email} ${limitKeyOf(address)}`),
    /** 30 guesses in 10 minutes from a client, for all addresses. */
    async guesses({ client, known_browser }: Origin) {
      if (!known_browser) await clientGuesses(limitKeyOf(client.address))
    },
    /** Passwords: 10 in 15 minutes, 30 a day; signing in by email always stays possible. */
    password: (email: string, origin: Origin) => guess(passwordSteps, email, origin),
    /** Six digits, from an email or app: 10 in 15 minutes, 20 a day, 50 a week; a link or recovery code stays possible. */
    code: (email: string, origin: Origin) => guess(codeSteps, email, origin),
    /** Recovery codes have 59 random bits. */
    recoveryCode: (email: string, origin: Origin) => guess(recoverySteps, email, origin),
    /** Codes and passwords from a signed-in user: 20 in 10 minutes, 50 wrong ones a week. */
    personProves: (user_id: string) => count(proofSteps, user_id),
    /** Attempts that can't be guessed, such as a passkey or a provider redirect: 20 in 10 minutes. */
    personAsks: (user_id: string) => personAsks(user_id),
    clientGuesses: ({ address }: Client) => clientGuesses(limitKeyOf(address)),
    /** Each visit to the login page may start a passkey challenge. */
    clientPasskeys: ({ address }: Client) => clientPasskeys(limitKeyOf(address)),
    /** One email a minute and five an hour to a signed-in user. */
    async personIsMailed(user_id: string) {
      await askedAgain(user_id)
      await askedHourly(user_id)
    },
  }
}

/** Refunds a guess that was right. */
export type Refund = () => Promise<void>

async function count(steps: Limit[], name: string): Promise<Refund> {
  for (const step of steps) await step(name)
  return async () => {
    for (const step of steps) await step.refund(name)
  }
}
