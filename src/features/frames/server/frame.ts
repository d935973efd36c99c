import { hashToken } from '#features/accounts/server/secrets.ts'
import { asGuestOf, type Guest } from '#features/guests/server/guest.ts'
import { findGuest } from '#features/guests/server/guests.fragments.ts'
import type { Database } from '#server/db/database.ts'
import type { GuardDeps } from '#server/http/guards.ts'
import type { Http, Route } from '#server/http/route.ts'
import type { InputOf, Operation, ResultOf } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import { frameCookie } from './frame-cookie.ts'
import { selectOwnFrame } from './frames.queries.ts'

export type FrameDeps = { db: Database; secure: boolean; limits: GuardDeps['limits'] }

/** A frame that wasn't removed, in a transaction with the guest role. */
export type Frame = Guest & NonNullable<Awaited<ReturnType<typeof selectOwnFrame>>>

/** The frame whose session a screen has; null without one. */
export async function screenOf({ db, secure }: FrameDeps, { request }: Http): Promise<string | null> {
  const token = frameCookie.read(request, secure)
  return token ? findGuest(db.guest, hashToken(token), 'frame') : null
}

/** @throws Problem link_expired if the frame was removed */
export async function asFrame<T>(
  { db, limits }: FrameDeps,
  frame_id: string | null,
  operation: Operation,
  work: (frame: Frame) => Promise<T>,
): Promise<T> {
  if (!frame_id) throw new Problem('link_expired')
  await limits.spend(frame_id, operation)
  const done = await limits.runQueued(frame_id, operation, () =>
    asGuestOf(db, frame_id, async (guest) => {
      const frame = await selectOwnFrame(guest.tx, frame_id)
      // Wrapped, since an undefined result must differ from a missing frame.
      return frame ? { result: await work({ ...guest, ...frame }) } : null
    }),
  )
  if (!done) throw new Problem('link_expired')
  return done.result
}

/** Handles requests of screens; everyone else gets link_expired. */
export function screenRoute<const O extends Operation>(
  deps: FrameDeps,
  operation: O,
  handler: (frame: Frame, input: InputOf<O>, http: Http) => Promise<ResultOf<O>>,
): Route<O> {
  return {
    operation,
    handle: async (input, http) =>
      asFrame(deps, await screenOf(deps, http), operation, (frame) => handler(frame, input, http)),
  }
}
