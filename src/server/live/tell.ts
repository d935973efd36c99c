import { sql, type Kysely } from 'kysely'
import type { LiveKind } from '#shared/live-events.ts'

/** The channel of PostgreSQL on which live events travel to every web process. */
export const LIVE_CHANNEL = 'live'

export type Told = {
  kind: LiveKind
  /** The one thing that changed, where it is one. */
  id?: string
  /** Whoever alone may know of it: changes of private things are told to the one who added them. */
  only_to?: string | null
}

/**
 * Tells the open pages of a family that something changed, once the transaction has committed. Equal events of one
 * transaction are one.
 */
export async function tellFamily<D>(tx: Kysely<D>, family_id: string, told: Told): Promise<void> {
  await notify(tx, { family_id, ...told })
}

/** Tells one person's open pages that there is something new for them. */
export async function tellPerson<D>(tx: Kysely<D>, user_id: string): Promise<void> {
  await notify(tx, { user_id })
}

async function notify<D>(tx: Kysely<D>, payload: object): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(payload)})`.execute(tx)
}
