import * as z from 'zod/mini'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import { addJob, defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** What somebody hears of by mail, since only they should have done it. */
const credentialChanges = [
  'password.set',
  'password.changed',
  'password.reset',
  'password.removed',
  'passkey.added',
  'passkey.removed',
  'second_factor.enabled',
  'second_factor.disabled',
  'recovery_codes.made',
  'provider.linked',
  'provider.unlinked',
] as const
export type CredentialChange = (typeof credentialChanges)[number]

export const sendCredentialMailJob = defineJob(
  'send-credential-mail',
  z.object({ user_id: Id, change: z.enum(credentialChanges) }),
  { maxAttempts: 8 },
)

/** Remembers that somebody changed what they sign in with, and tells them, in case it was not them. */
export async function noteCredentialChange(
  tx: Tx,
  user_id: string,
  change: CredentialChange,
  details?: Record<string, string>,
): Promise<void> {
  await recordAudit(tx, { action: change, actor_id: user_id, ...(details && { details }) })
  await addJob(tx, sendCredentialMailJob, { user_id, change })
}
