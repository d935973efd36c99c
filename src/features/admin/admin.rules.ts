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

/** What an untracked file can be: only photos and videos of a family can be added to it again. */
const ADDABLE = /^families\/([^/]+)\/(photos|answers|captions)\/[^/]+\/original\.[a-z0-9]+$/

/** The family that a photo or video can be added to again. */
export function familyOfUntracked(key: string): string | undefined {
  return kindOfFile(key) === 'other' ? undefined : ADDABLE.exec(key)?.[1]
}

/** By the ending of its key. */
export function kindOfFile(key: string): 'photo' | 'video' | 'other' {
  if (/\.(mp4|mov|webm)$/.test(key)) return 'video'
  return /\.(jpg|png|webp|avif|gif|heic|heif|tif|dng)$/.test(key) ? 'photo' : 'other'
}

/** Untracked files of the last day may belong to an upload or export in progress. */
export const UNTRACKED_DECISION_HOURS = 24

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
