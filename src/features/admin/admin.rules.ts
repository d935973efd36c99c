import type { AuditEntry } from '#shared/audit.ts'

/** `retrying` failed at least once and will be retried; `failed` won't. */
export const jobStates = ['failed', 'retrying', 'running', 'waiting'] as const
export type JobState = (typeof jobStates)[number]

/** Reasons that the kind of event doesn't state: problem codes, and how a session began. */
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

/** Facts that reveal nothing about a child, a photo or what a family wrote. */
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

/** An audit entry as administrators may see it, without a family's content. */
export function fromOutside(entry: AuditEntry): AuditEntry {
  const shown = Object.entries(entry.details).filter(
    ([fact]) => outsides.has(fact) || (fact === 'name' && entry.action.startsWith('family.')),
  )
  return { ...entry, details: Object.fromEntries(shown) }
}

/** Whether photos are decoded in a sandbox without network and file access; otherwise, why not. */
export const isolationStates = ['isolated', 'unavailable', 'refused'] as const
