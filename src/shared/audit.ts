import * as z from 'zod/mini'
import { Id } from './ids.ts'

/** Everything that is worth remembering for the owner of a family or for an administrator: `<area>.<what was done>`. */
export const auditActions = [
  'account.created',
  'account.deletion_requested',
  'account.kept',
  'account.deleted',
  'session.signed_in',
  'session.revoked',
  'session.signed_out_everywhere',
  'password.set',
  'password.changed',
  'password.reset',
  'password.removed',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'second_factor.enabled',
  'second_factor.disabled',
  'recovery_codes.made',
  'provider.linked',
  'provider.unlinked',
  'api_key.created',
  'api_key.revoked',
  'data.export_requested',
  'data.exported',
  'data.downloaded',
  'data.imported',
  'family.created',
  'family.renamed',
  'family.updated',
  'family.deleted',
  'family.restored',
  'family.purged',
  'family.transferred',
  'member.joined',
  'member.left',
  'member.removed',
  'member.role_changed',
  'invitation.sent',
  'invitation.resent',
  'invitation.cancelled',
  'invitation.declined',
  'photo.deleted',
  'photo.restored',
  'photo.purged',
  'child.added',
  'child.updated',
  'child.restored',
  'child.removed',
  'milestone.deleted',
  'answer.deleted',
  'answer.restored',
  'answer.purged',
  'caption.deleted',
  'consent.given',
  'consent.withdrawn',
  'category.deleted',
  'comment.deleted',
  'guest_link.created',
  'guest_link.revoked',
  'subscription.changed',
  'order.placed',
  'order.changed',
  'job.retried',
] as const
export type AuditAction = (typeof auditActions)[number]

const Person = z.object({ id: Id, name: z.string() })

export const AuditEntry = z.object({
  id: Id,
  action: z.enum(auditActions),
  created_at: z.string(),
  /** Who did it; null when Hearthbook did it by itself, without a name when their account is gone. */
  actor: z.nullable(Person),
  /** The person it was done to, where it was a person; named as the actor is. */
  subject: z.nullable(Person),
  /** What there is to know beside, such as a role or an e-mail address. */
  details: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
})
export type AuditEntry = z.output<typeof AuditEntry>
