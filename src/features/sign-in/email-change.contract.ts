import * as z from 'zod/mini'
import { anyone, contract, operation, signedIn } from '#shared/contract.ts'
import { User } from '../accounts/accounts.contract.ts'
import { Code, Email } from '../accounts/accounts.schemas.ts'

const UndoToken = z.string().check(z.maxLength(100)).check(z.describe('The token in the emailed link.'))

/** Changing an account's email address, and undoing it from the old address. */
export const emailChangeContract = contract({
  startEmailChange: operation('POST', '/api/email-change', {
    access: signedIn,
    fresh: true,
    summary: 'Send a code to a new email address',
    description: 'The response is the same whether or not the address belongs to another account.',
    body: z.object({ email: Email }),
    problems: ['rate_limited', 'last_way_in'],
  }),
  confirmEmailChange: operation('POST', '/api/email-change/confirmation', {
    access: signedIn,
    summary: 'Change your email',
    description: 'Requires the code sent to the new address. Works only in the session that requested the change.',
    body: z.object({ email: Email, code: Code }),
    response: User,
    problems: ['wrong_code', 'code_expired', 'too_many_requests', 'account_exists', 'last_way_in'],
  }),
  readEmailUndo: operation('POST', '/api/email-change/undo/read', {
    access: anyone,
    summary: 'Get an email change that can be undone',
    description: 'Returns the address that the link restores. Doesn’t use up the link.',
    body: z.object({ token: UndoToken }),
    response: z.object({ email: z.string() }),
    problems: ['link_expired'],
  }),
  undoEmailChange: operation('POST', '/api/email-change/undo', {
    access: anyone,
    summary: 'Undo an email change',
    description:
      'The link works once. Restores the old address, ends all sessions, and removes sign-in methods added since the change.',
    body: z.object({ token: UndoToken }),
    response: z.object({ email: z.string() }),
    problems: ['link_expired', 'account_exists'],
  }),
})
