import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { ActivityEntry } from '../account-activity.contract.ts'
import type { AccountActivity } from '#shared/audit.ts'
import { selectAccountActivity, type ActivityRow } from './account-activity.queries.ts'

/** A page of the caller's account activity, newest first. */
export async function listAccountActivity(
  { tx, user_id }: SignedIn,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ entries: ActivityEntry[]; next_cursor: string | null }> {
  const rows = await selectAccountActivity(tx, { user_id, after: readCursor(cursor), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { entries: shown.map(toEntry), next_cursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null }
}

function toEntry({ id, action, created_at, details }: ActivityRow): ActivityEntry {
  const known = details as Record<string, unknown>
  const text = (name: string) => (typeof known[name] === 'string' ? known[name] : null)
  return {
    ...{ id, created_at, action: action as AccountActivity },
    ...{ by: text('by'), about: text('name') ?? text('provider') },
    ...{ user_agent: text('user_agent'), ip_address: text('address') },
  }
}
