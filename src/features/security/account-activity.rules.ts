import type { AuditAction } from '#shared/audit.ts'

export const ACTIVITY_PAGE = 20

/** The security log entries that a user sees about their own account. */
export const accountActivities = [
  'account.created',
  'account.deletion_requested',
  'account.kept',
  'session.signed_in',
  'session.new_device',
  'session.refused',
  'session.revoked',
  'session.signed_out_everywhere',
  'session.ended_by_admin',
  'password.set',
  'password.changed',
  'password.reset',
  'password.removed',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'second_factor.enabled',
  'second_factor.disabled',
  'second_factor.refused',
  'recovery_codes.made',
  'provider.linked',
  'provider.unlinked',
  'email.changed',
  'email.change_undone',
  'api_key.created',
  'api_key.revoked',
  'app_password.created',
  'app_password.revoked',
  'data.export_requested',
  'data.downloaded',
] as const satisfies AuditAction[]
export type AccountActivity = (typeof accountActivities)[number]
