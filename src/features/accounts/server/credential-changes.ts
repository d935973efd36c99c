import * as z from 'zod/mini'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import type { Client } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Changes that are emailed to the user, in case someone else made them. */
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
  'session.new_device',
  'second_factor.refused',
  'email.changed',
  'email.change_undone',
] as const
export type CredentialChange = (typeof credentialChanges)[number]

export const sendCredentialMailJob = defineMailJob(
  'send-credential-mail',
  z.object({
    user_id: Id,
    change: z.enum(credentialChanges),
    /** The device, for emails that name it. */
    device: z.optional(z.object({ user_agent: z.string(), address: z.string(), at: z.string() })),
  }),
)

/** Records a credential change and emails the user in case it wasn't them. */
export async function recordCredentialChange(
  tx: Tx,
  user_id: string,
  change: CredentialChange,
  details?: Record<string, string>,
): Promise<void> {
  await recordAudit(tx, { action: change, actor_id: user_id, ...(details && { details }) })
  await addJob(tx, sendCredentialMailJob, { user_id, change })
}

/** The same for events on a device: a first sign-in, or repeated wrong codes. */
export async function recordNewDevice(
  tx: Tx,
  user_id: string,
  change: 'session.new_device' | 'second_factor.refused',
  { user_agent, address }: Pick<Client, 'user_agent' | 'address'>,
): Promise<void> {
  await recordAudit(tx, { action: change, subject_id: user_id, details: { user_agent, address } })
  await addJob(tx, sendCredentialMailJob, {
    ...{ user_id, change },
    device: { user_agent, address, at: new Date().toISOString() },
  })
}
