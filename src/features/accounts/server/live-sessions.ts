import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { ChangeFeed } from '#server/db/change-feed.ts'
import type { Database } from '#server/db/database.ts'
import { cacheAnswers } from '#server/db/cached-answers.ts'
import { bearerOf, sessionCookieOf, tokenOf } from './cookies.ts'
import { findApiKey } from './api-keys.queries.ts'
import { hasApiKey } from './read-api-key.ts'
import { hashToken } from './secrets.ts'
import { findSession } from './sessions.queries.ts'

/** Whether a request's session or API key is active. */
export type IsInSession = (request: FastifyRequest, session_id: string) => boolean | Promise<boolean>

type Kind = 'cookie' | 'bearer' | 'key'

/** Cached, unlike the full session lookup: a gallery requests hundreds of thumbnails. */
export async function watchSessions(
  { db, config }: { db: Database; config: Pick<Config, 'secure'> },
  feed: ChangeFeed,
): Promise<IsInSession> {
  const isLive = await cacheAnswers(feed, 'session', async (session_id, credential) => {
    const [kind, hash] = credential.split(' ') as [Kind, string]
    const found = kind === 'key' ? await findApiKey(db.auth, hash) : await findSession(db.auth, hash, new Date(), kind)
    return found?.id === session_id && { until: found.ends_at }
  })
  return (request, session_id) => {
    const credential = credentialOf(request, config.secure)
    return credential !== undefined && isLive(session_id, credential)
  }
}

/** The request's credential, with its token hashed. */
function credentialOf(request: FastifyRequest, secure: boolean): `${Kind} ${string}` | undefined {
  const bearer = bearerOf(request)
  const token = bearer ?? tokenOf(sessionCookieOf(request, secure))
  if (!token) return undefined
  const kind = hasApiKey(request) ? 'key' : bearer ? 'bearer' : 'cookie'
  return `${kind} ${hashToken(token)}`
}
