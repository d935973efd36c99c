import * as z from 'zod/mini'
import { anyone, operation, signedIn } from '#shared/contract.ts'
import { Code, Email } from './accounts.schemas.ts'
import { providers } from './providers.rules.ts'
import { proofWays } from './security.rules.ts'

/** Long enough for any sentence; what is good enough is for password.rules.ts to say. */
const Password = z.string().check(z.minLength(1, 'password_required'), z.maxLength(1000, 'password_too_long'))
/** A code of the app, or a recovery code. */
const SecondFactorCode = z.string().check(z.trim(), z.minLength(6, 'code_invalid'), z.maxLength(60, 'code_invalid'))
const SecondFactorOwed = z.object({ second_factor: z.boolean() })
const ResetToken = z.string().check(z.maxLength(100))

const ConnectedAccount = z.object({
  /** As the provider told it the last time. */
  email: z.nullable(z.string()),
  connected_at: z.string(),
  last_used_at: z.nullable(z.string()),
})

const Credentials = z.object({
  /** Since when; null without one. */
  password_changed_at: z.nullable(z.string()),
  authenticator_since: z.nullable(z.string()),
  recovery_codes_left: z.number(),
  /** Those that this installation offers or that the caller has connected. */
  providers: z.array(
    z.object({ provider: z.enum(providers), is_offered: z.boolean(), account: z.nullable(ConnectedAccount) }),
  ),
})
export type Credentials = z.output<typeof Credentials>

/** How people prove who they are, and what they prove it with. */
export const securityContract = {
  getProofWays: operation({
    id: 'getProofWays',
    method: 'GET',
    path: '/api/proof',
    access: signedIn,
    summary: 'By what the caller can prove who they are, the easiest first',
    response: z.object({ ways: z.array(z.enum(proofWays)), email: z.string() }),
  }),
  mailProofCode: operation({
    id: 'mailProofCode',
    method: 'POST',
    path: '/api/proof/mail',
    access: signedIn,
    summary: 'Send the caller a mail with a code that proves who they are in this session',
    problems: ['rate_limited', 'forbidden'],
  }),
  proveByCode: operation({
    id: 'proveByCode',
    method: 'POST',
    path: '/api/proof/code',
    access: signedIn,
    summary: 'Prove with the code of the mail who one is; holds for ten minutes',
    body: z.object({ code: Code }),
    problems: ['wrong_code', 'code_expired', 'too_many_requests', 'forbidden'],
  }),
  proveByPassword: operation({
    id: 'proveByPassword',
    method: 'POST',
    path: '/api/proof/password',
    access: signedIn,
    summary: 'Prove with the password who one is',
    body: z.object({ password: Password }),
    problems: ['wrong_password', 'too_many_requests', 'forbidden'],
  }),
  proveByTotp: operation({
    id: 'proveByTotp',
    method: 'POST',
    path: '/api/proof/totp',
    access: signedIn,
    summary: 'Prove with a code of the authenticator app who one is',
    body: z.object({ code: Code }),
    problems: ['wrong_code', 'too_many_requests'],
  }),
  signInByPassword: operation({
    id: 'signInByPassword',
    method: 'POST',
    path: '/api/sign-in/password',
    access: anyone,
    summary: 'Sign in with a password; answers alike for unknown addresses and wrong passwords',
    body: z.object({ email: Email, password: Password }),
    response: SecondFactorOwed,
    problems: ['wrong_password', 'too_many_requests'],
  }),
  giveSecondFactor: operation({
    id: 'giveSecondFactor',
    method: 'POST',
    path: '/api/sign-in/second-factor',
    access: anyone,
    summary: 'The second step of signing in: a code of the authenticator app, or a recovery code, which works once',
    body: z.object({ code: SecondFactorCode }),
    problems: ['wrong_code', 'code_expired', 'too_many_requests'],
  }),
  getCredentials: operation({
    id: 'getCredentials',
    method: 'GET',
    path: '/api/credentials',
    access: signedIn,
    summary: 'With what the caller can sign in',
    response: Credentials,
  }),
  setPassword: operation({
    id: 'setPassword',
    method: 'PUT',
    path: '/api/password',
    access: signedIn,
    fresh: true,
    summary: 'Set or change the password; all other sessions end',
    body: z.object({ password: Password }),
    problems: ['weak_password'],
  }),
  removePassword: operation({
    id: 'removePassword',
    method: 'DELETE',
    path: '/api/password',
    access: signedIn,
    fresh: true,
    summary: 'Remove the password; the mail stays a way in',
    problems: ['last_way_in'],
  }),
  askPasswordReset: operation({
    id: 'askPasswordReset',
    method: 'POST',
    path: '/api/password/reset-mail',
    access: anyone,
    summary: 'Send a mail with a link to set a new password; answers alike whether the address has an account',
    body: z.object({ email: Email }),
    problems: ['rate_limited'],
  }),
  readPasswordReset: operation({
    id: 'readPasswordReset',
    method: 'POST',
    path: '/api/password/reset/read',
    access: anyone,
    summary: 'Whose link to a new password this is; reading does not use it up',
    body: z.object({ token: ResetToken }),
    response: z.object({ email: z.string() }),
    problems: ['link_expired'],
  }),
  resetPassword: operation({
    id: 'resetPassword',
    method: 'POST',
    path: '/api/password/reset',
    access: anyone,
    summary: 'Set a new password with the link of the mail, once; every session ends and one begins here',
    body: z.object({ token: ResetToken, password: Password }),
    response: SecondFactorOwed,
    problems: ['link_expired', 'weak_password'],
  }),
}
