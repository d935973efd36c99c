import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { Cursor, Id } from '#shared/id-schemas.ts'
import { accountActivities } from '#shared/audit.ts'

const ACTIVITY_PAGE = 20

const ActivityEntry = z.object({
  id: Id,
  action: z.enum(accountActivities),
  created_at: z.string(),
  /** The method of a sign-in, or why it was rejected. */
  by: z.nullable(z.string()),
  /** The name of a passkey or API key, or the provider. */
  about: z.nullable(z.string()),
  /** Null where it isn't known, as in older entries. */
  user_agent: z.nullable(z.string()),
  ip_address: z.nullable(z.string()),
})
export type ActivityEntry = z.output<typeof ActivityEntry>

export const accountActivityContract = contract({
  listAccountActivity: operation('GET', '/api/account/activity', {
    access: signedIn,
    summary: 'List your account’s activity',
    description: 'Sign-ins, failed sign-ins, and security changes, newest first.',
    query: z.object({
      cursor: Cursor,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), ACTIVITY_PAGE),
    }),
    response: z.object({ entries: z.array(ActivityEntry), next_cursor: z.nullable(z.string()) }),
  }),
})
