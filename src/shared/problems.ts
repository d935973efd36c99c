import type { SecurityEventName } from './security-events.ts'

/**
 * Every failure that a caller can expect, with its HTTP status and its English sentence.
 * Anything else that goes wrong is a bug and is answered as `unexpected`.
 */
export const problems = {
  invalid_input: { status: 400, title: 'Some of what was sent is not as it should be.' },
  wrong_code: { status: 400, title: 'That code is not right.' },
  wrong_password: { status: 400, title: 'The e-mail address or the password is not right.' },
  weak_password: { status: 400, title: 'That password is too easy to guess.' },
  passkey_refused: { status: 400, title: 'That passkey was not accepted. Please try again.' },
  provider_refused: { status: 400, title: 'Signing in there did not work. Please try again.' },
  provider_stale: {
    status: 400,
    title: 'You signed in there too long ago. Sign in there again, or confirm another way.',
  },
  address_unproven: { status: 400, title: 'Your address is not confirmed there yet.' },
  code_expired: { status: 400, title: 'That code has expired. Please ask for a new one.' },
  token_expired: { status: 400, title: 'That token has expired or was already used. Please sign in again.' },
  link_expired: { status: 400, title: 'That link has expired or was already used. Please ask for a new one.' },
  signed_out: { status: 401, title: 'Authentication required' },
  forbidden: { status: 403, title: 'You are not allowed to do that.' },
  account_leaving: { status: 403, title: 'This account is going to be deleted. Keep it first to go on.' },
  sign_up_closed: {
    status: 403,
    title: 'This Hearthbook is by invitation only. Ask someone in your family to invite you.',
  },
  proof_required: { status: 403, title: 'Please confirm first that it is you.' },
  second_factor_required: { status: 403, title: 'Administrators need a passkey or an authenticator app.' },
  wrong_origin: { status: 403, title: 'This request came from another site.' },
  not_found: { status: 404, title: 'There is nothing here.' },
  account_exists: { status: 409, title: 'An account with this e-mail already exists.' },
  last_way_in: { status: 409, title: 'This is the only way to sign in that is left. Add another one first.' },
  already_there: { status: 409, title: 'This is already there.' },
  owner_stays: { status: 409, title: 'The owner cannot be changed or removed. Hand the family over first.' },
  already_member: { status: 409, title: 'You are already a member of this family' },
  /** The invitation was sent to another address than the caller's: they have to say that they mean it. */
  other_address: { status: 409, title: 'This invitation was sent to another address. Join with yours?' },
  invitation_used: { status: 410, title: 'This invitation has already been used.' },
  invitation_expired: { status: 410, title: 'Invitation has expired' },
  card_declined: { status: 402, title: 'The card was declined.' },
  plan_limit_reached: { status: 402, title: 'The plan of this family allows no more.' },
  conflict: { status: 409, title: 'Somebody else changed this in the meantime.' },
  consent_required: { status: 409, title: 'An owner of the family has not agreed to this yet.' },
  too_large: { status: 413, title: 'That is too large.' },
  unsupported_media: { status: 415, title: 'This kind of content cannot be read here.' },
  rate_limited: {
    status: 429,
    title:
      'Email rate limit exceeded. Please wait a few minutes before trying again, or try using a different email address.',
  },
  too_many_requests: { status: 429, title: 'That was a little too often. Please wait a moment.' },
  too_many_uploads: { status: 429, title: 'Too many unfinished uploads. Finish or cancel some of them first.' },
  unexpected: { status: 500, title: 'An unexpected error occurred' },
  unavailable: { status: 503, title: 'Hearthbook is catching its breath. Please try again in a moment.' },
  storage_full: { status: 507, title: 'The disk is full. Nothing was lost; free some space and try again.' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

export type ProblemDetails = {
  /** A sentence for people who read English; screens use the translation of `code`. */
  detail?: string
  /** Values for the sentence, such as a limit. */
  params?: Record<string, string | number>
  /** What is wrong with each field, by its name: a machine-readable key. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** For the security log alone: what happened, and to whose account. Never sent. */
  security?: { event?: SecurityEventName; user_id?: string }
}

/** The body of a failed answer (RFC 9457, application/problem+json). */
export type ProblemBody = {
  type: string
  title: string
  status: number
  code: ProblemCode
  detail?: string
  params?: Record<string, string | number>
  fields?: Record<string, string>
}

/** An expected failure: thrown by verbs, answered as problem+json. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? problems[code].title)
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status(): number {
    return problems[this.code].status
  }

  toBody(): ProblemBody {
    const { detail, params, fields } = this.details
    return {
      type: `/api/docs/problems#${this.code}`,
      title: problems[this.code].title,
      status: this.status,
      code: this.code,
      ...(detail && { detail }),
      ...(params && { params }),
      ...(fields && { fields }),
    }
  }
}

/** A row that row-level security hid, or that never was: to a stranger they look alike. */
export function notFound(): Problem {
  return new Problem('not_found')
}

/** A link or address that we didn't sign, or that expired. */
export function badSignature(): Problem {
  return new Problem('not_found', { security: { event: 'signature.refused' } })
}
