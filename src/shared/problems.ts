import { problems as titles } from './problems.messages.en.ts'
import type { SecurityEventName } from './security-events.ts'

/** The HTTP status of every failure that a client can expect. Anything else is a bug, answered as `unexpected`. */
export const problemStatus = {
  invalid_input: 400,
  wrong_code: 400,
  wrong_password: 400,
  weak_password: 400,
  passkey_refused: 400,
  provider_refused: 400,
  provider_stale: 400,
  address_unproven: 400,
  code_expired: 400,
  token_expired: 400,
  link_expired: 400,
  signed_out: 401,
  forbidden: 403,
  account_leaving: 403,
  sign_up_closed: 403,
  proof_required: 403,
  second_factor_required: 403,
  wrong_origin: 403,
  not_found: 404,
  account_exists: 409,
  last_way_in: 409,
  already_there: 409,
  owner_stays: 409,
  already_member: 409,
  other_address: 409,
  invitation_used: 410,
  invitation_expired: 410,
  card_declined: 402,
  plan_limit_reached: 402,
  conflict: 409,
  too_many: 409,
  folder_missing: 409,
  consent_required: 409,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  too_many_requests: 429,
  limit_reached: 429,
  too_many_uploads: 429,
  unexpected: 500,
  file_damaged: 500,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<keyof typeof titles, number>

export type ProblemCode = keyof typeof problemStatus

export type ProblemDetails = {
  /** What went wrong, in English, when there is more to say than the title. Screens translate `code` instead. */
  detail?: string
  /** Values for the message, such as a limit. */
  params?: Record<string, string | number>
  /** A machine-readable reason for each invalid field, by field name. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** For the security log alone: what happened, and to whose account. Never sent. */
  security?: { event?: SecurityEventName; user_id?: string }
}

/** The body of an error response (RFC 9457, application/problem+json). */
export type ProblemBody = {
  type: string
  title: string
  status: number
  code: ProblemCode
  detail?: string
  params?: Record<string, string | number>
  fields?: Record<string, string>
}

/** An expected failure, sent as problem+json. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? titles[code])
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status(): number {
    return problemStatus[this.code]
  }

  toBody(): ProblemBody {
    const { detail, params, fields } = this.details
    return {
      type: `/api/docs/problems#${this.code}`,
      title: titles[this.code],
      status: this.status,
      code: this.code,
      ...(detail && { detail }),
      ...(params && { params }),
      ...(fields && { fields }),
    }
  }
}

/** For rows that are missing or hidden by row-level security: the two must look the same. */
export function notFound(): Problem {
  return new Problem('not_found')
}

/** A link or address that we didn't sign, or that expired. */
export function badSignature(): Problem {
  return new Problem('not_found', { security: { event: 'signature.refused' } })
}
