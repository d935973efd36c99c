import { randomInt } from 'node:crypto'
import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import type { Database } from '#server/db/database.ts'
import { limitKeyOf } from '#server/http/client.ts'
import type { Anyone, Http } from '#server/http/route.ts'
import type { Limit } from '#server/rate-limits.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import { CODE_LENGTH } from '../frames.rules.ts'
import { frameCookie } from './frame-cookie.ts'
import { leave, openSession, startCode } from './frames.queries.ts'

/** Another screen shows a given code with a chance of one in a million for each screen that waits. */
const ATTEMPTS = 20

export type PairingDeps = { db: Database; secure: boolean; clientStarts: Limit; clientAsks: Limit }

/** A code for a screen to show. @throws Problem too_many_requests */
export async function startFrame({ db, clientStarts }: PairingDeps, { client }: Anyone) {
  await clientStarts(limitKeyOf(client.address))
  const secret = newToken()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
    if (await startCode(db.guest, code, hashToken(secret))) return { code, token: secret }
  }
  throw new Problem('too_many_requests')
}

/** Whether the code was entered; if it was, the response starts the screen's session. @throws Problem too_many_requests */
export async function openFrame(
  { db, secure, clientAsks }: PairingDeps,
  { client }: Anyone,
  { token: secret }: { token: string },
  { reply }: Http,
) {
  await clientAsks(limitKeyOf(client.address))
  const token = newToken()
  const state = await openSession(db.guest, hashToken(secret), { id: newId(), token_hash: hashToken(token) })
  if (state === 'paired') frameCookie.set(reply, secure, token)
  return { state }
}

/** Removes the frame, when the people in front of it don't know the family. */
export async function leaveFrame({ db, secure }: PairingDeps, { request, reply }: Http): Promise<void> {
  const token = frameCookie.read(request, secure)
  if (token) await leave(db.guest, hashToken(token))
  frameCookie.clear(reply, secure)
}
