import * as z from 'zod/mini'
import { operation, signedIn } from '#shared/contract.ts'
import { Code } from './accounts.schemas.ts'

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** The app that shows codes for the second step, and the codes for whoever has lost it. */
export const authenticatorContract = {
  startAuthenticator: operation({
    id: 'startAuthenticator',
    method: 'POST',
    path: '/api/authenticator',
    access: signedIn,
    fresh: true,
    summary: 'A new secret for an authenticator app; not asked for before it is confirmed',
    response: z.object({ secret: z.string(), uri: z.string() }),
    problems: ['already_there'],
  }),
  confirmAuthenticator: operation({
    id: 'confirmAuthenticator',
    method: 'POST',
    path: '/api/authenticator/confirm',
    access: signedIn,
    fresh: true,
    summary: 'The first code of the app turns the second factor on; answers the recovery codes',
    body: z.object({ code: Code }),
    response: RecoveryCodes,
    problems: ['wrong_code', 'code_expired', 'too_many_requests'],
  }),
  removeAuthenticator: operation({
    id: 'removeAuthenticator',
    method: 'DELETE',
    path: '/api/authenticator',
    access: signedIn,
    fresh: true,
    summary: 'Turn the second factor off; its recovery codes go with it',
  }),
  makeRecoveryCodes: operation({
    id: 'makeRecoveryCodes',
    method: 'POST',
    path: '/api/authenticator/recovery-codes',
    access: signedIn,
    fresh: true,
    summary: 'New recovery codes in the place of all former ones',
    response: RecoveryCodes,
    problems: ['not_found'],
  }),
}
