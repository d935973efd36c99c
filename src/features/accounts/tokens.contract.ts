import * as z from 'zod/mini'
import { anyone, contract, operation, signedIn } from '#shared/contract.ts'
import { User } from './accounts.contract.ts'

/** S0 section 3: the tokens of a client without cookies. */
const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** When the access token expires; refresh it before then. */
  expires_at: z.string(),
  user: User,
})
export type Tokens = z.output<typeof Tokens>

export const tokensContract = contract({
  createTokens: operation('POST', '/api/tokens', {
    access: signedIn,
    fresh: true,
    summary: 'Create bearer tokens',
    description:
      'For clients that don’t use cookies. Sign in first, then exchange that session for tokens. The tokens have a separate session.',
    response: Tokens,
    status: 201,
  }),
  refreshTokens: operation('POST', '/api/tokens/refresh', {
    access: anyone,
    from_anywhere: true,
    summary: 'Refresh bearer tokens',
    description: 'Each refresh token works once. Reusing a token ends its session.',
    body: z.object({
      refresh_token: z.string().check(z.maxLength(100), z.describe('The latest refresh token. Each one works once.')),
    }),
    response: Tokens,
    problems: ['token_expired'],
  }),
})
