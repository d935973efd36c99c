import * as z from 'zod/mini'
import { anyone, operation, signedIn } from '#shared/contract.ts'
import { User } from './accounts.contract.ts'
import { Code, Email } from './accounts.schemas.ts'

const UndoToken = z.string().check(z.maxLength(100))

/** Changing the email address of an account, and undoing it from the old one. */
export const emailChangeContract = {
  startEmailChange: operation({
    id: 'startEmailChange',
    method: 'POST',
    path: '/api/email-change',
    access: signedIn,
    fresh: true,
    summary: 'Send a code to a new email',
    description: 'The response is the same if the address belongs to another account.',
    body: z.object({ email: Email }),
    problems: ['rate_limited', 'last_way_in'],
  }),
  confirmEmailChange: operation({
    id: 'confirmEmailChange',
    method: 'POST',
    path: '/api/email-change/confirmation',
    access: signedIn,
    summary: 'Change your email',
    description: 'Needs the code sent to the new address, in the session that requested it.',
    body: z.object({ email: Email, code: Code }),
    response: User,
    problems: ['wrong_code', 'code_expired', 'too_many_requests', 'account_exists', 'last_way_in'],
  }),
  readEmailUndo: operation({
    id: 'readEmailUndo',
    method: 'POST',
    path: '/api/email-change/undo/read',
    access: anyone,
    summary: 'Get an email change that can be undone',
    description: 'Returns the address that the link restores. Reading the link doesn’t use it up.',
    body: z.object({ token: UndoToken }),
    response: z.object({ email: z.string() }),
    problems: ['link_expired'],
  }),
  undoEmailChange: operation({
    id: 'undoEmailChange',
    method: 'POST',
    path: '/api/email-change/undo',
    access: anyone,
    summary: 'Undo an email change',
    description: 'Works once. Restores the old address and removes all sessions and sign-in methods added since.',
    body: z.object({ token: UndoToken }),
    response: z.object({ email: z.string() }),
    problems: ['link_expired', 'account_exists'],
  }),
}
