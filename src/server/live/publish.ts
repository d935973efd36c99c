import { sql, type Kysely } from 'kysely'
import type { LiveKind } from '#shared/live-events.ts'

/** PostgreSQL channel that carries live events to every web process. */
export const LIVE_CHANNEL = 'live'

export type FamilyChange = {
  kind: LiveKind
  /** ID of the changed object, if it's one. */
  id?: string
  /** The only person who gets the event: changes of private objects are only sent to the person who added them. */
  only_to?: string | null
}

/** Notifies open pages of a family about a change, once the transaction commits. Equal events in a transaction are sent once. */
export async function publishToFamily<D>(tx: Kysely<D>, family_id: string, change: FamilyChange): Promise<void> {
  await notify(tx, { family_id, ...change })
}

/** Notifies a person's open pages that something is new for them. */
export async function publishToPerson<D>(tx: Kysely<D>, user_id: string): Promise<void> {
  await notify(tx, { user_id })
}

async function notify<D>(tx: Kysely<D>, payload: object): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(payload)})`.execute(tx)
}
