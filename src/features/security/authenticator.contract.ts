import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { Code } from '../accounts/accounts.schemas.ts'

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** Authenticator apps and recovery codes. */
export const authenticatorContract = contract({
  startAuthenticator: operation('POST', '/api/authenticator', {
    access: signedIn,
    fresh: true,
    summary: 'Create an authenticator secret',
    description: 'Two-step verification stays off until you confirm the secret with a code.',
    response: z.object({ secret: z.string(), uri: z.string() }),
    problems: ['already_there'],
  }),
  confirmAuthenticator: operation('POST', '/api/authenticator/confirm', {
    access: signedIn,
    fresh: true,
    summary: 'Turn on two-step verification',
    description: 'Requires a code from the authenticator app. Returns the recovery codes.',
    body: z.object({ code: Code }),
    response: RecoveryCodes,
    problems: ['wrong_code', 'code_expired', 'too_many_requests'],
  }),
  removeAuthenticator: operation('DELETE', '/api/authenticator', {
    access: signedIn,
    fresh: true,
    summary: 'Turn off two-step verification',
    description: 'Also deletes the recovery codes.',
  }),
  makeRecoveryCodes: operation('POST', '/api/authenticator/recovery-codes', {
    access: signedIn,
    fresh: true,
    summary: 'Create new recovery codes',
    description: 'All earlier recovery codes stop working.',
    response: RecoveryCodes,
    problems: ['not_found'],
  }),
})
