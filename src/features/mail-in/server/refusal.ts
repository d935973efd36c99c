import { Problem } from '#shared/problems.ts'

/** What the sender's mail server gets as the answer to its email: it tells the sender. We never send bounces ourselves. */
export class Refusal extends Error {
  readonly responseCode: number
  /** `status` is an enhanced status code (RFC 3463). Codes below 500 are tried again. */
  constructor(responseCode: number, status: string, message: string) {
    super(`${status} ${message}`)
    this.responseCode = responseCode
  }
}

const LATER = 'Please try again later'

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (!(error instanceof Problem)) return new Refusal(451, '4.3.0', LATER)
  switch (error.code) {
    case 'too_large':
      return new Refusal(552, '5.3.4', 'This email is too large')
    case 'plan_limit_reached':
      return new Refusal(552, '5.2.2', "This family's plan has no room for more photos")
    case 'storage_full':
      return new Refusal(452, '4.3.1', 'The server is out of space. Please try again later')
    case 'limit_reached':
    case 'too_many_requests':
    case 'too_many_uploads':
      return new Refusal(450, '4.7.1', 'Too many emails in a short time. Please try again later')
    case 'forbidden':
    case 'not_found':
      return unknownSender()
    default:
      return new Refusal(451, '4.3.0', LATER)
  }
}

export const unknownSender = () =>
  new Refusal(550, '5.7.1', 'This family accepts photos only from people it knows. Ask its owner to add your address')
