import type { AuditEntry } from '#shared/audit.ts'

/** `retrying` failed at least once and is to be tried again; `failed` is not. */
export const jobStates = ['failed', 'retrying', 'running', 'waiting'] as const
export type JobState = (typeof jobStates)[number]

/** Why something was refused, where the kind of event doesn't say it: codes of problems, and how a session began. */
export const eventReasons = [
  'wrong_password',
  'wrong_code',
  'code_expired',
  'link_expired',
  'token_expired',
  'passkey_refused',
  'provider_refused',
  'provider_stale',
  'address_unproven',
  'signed_out',
  'forbidden',
  'not_found',
] as const
export type EventReason = (typeof eventReasons)[number]

/** Facts that say nothing of a child, a photo, or what a family wrote. */
const outsides = new Set([
  'email',
  'role',
  'from',
  'to',
  'by',
  'photos',
  'bytes',
  'scope',
  'tier',
  'job',
  'order',
  'status',
])

/** An entry as an administrator may read it: what is inside a family stays with the family. */
export function fromOutside(entry: AuditEntry): AuditEntry {
  const shown = Object.entries(entry.details).filter(
    ([fact]) => outsides.has(fact) || (fact === 'name' && entry.action.startsWith('family.')),
  )
  return { ...entry, details: Object.fromEntries(shown) }
}

/** Whether photos are decoded without network and other files; else why not. */
export const isolationStates = ['isolated', 'unavailable', 'refused'] as const
