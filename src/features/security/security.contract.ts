import * as z from 'zod/mini'
import { anyone, contract, operation, signedIn } from '#shared/contract.ts'
import { Code, Email } from '../accounts/accounts.schemas.ts'
import { providers } from './providers.rules.ts'
import { proofMethods } from './security.rules.ts'

/** An upper bound for any passphrase; password.rules.ts decides whether it's good enough. */
export const Password = z.string().check(z.minLength(1, 'password_required'), z.maxLength(1000, 'password_too_long'))
/** A code from the app, or a recovery code. */
const SecondFactorCode = z
  .string()
  .check(z.trim(), z.minLength(6, 'code_invalid'), z.maxLength(60, 'code_invalid'))
  .check(z.describe('A 6-digit code from the authenticator app, or a recovery code.'))
export const SecondFactorOwed = z.object({ second_factor: z.boolean() })

const ConnectedAccount = z.object({
  /** As of the last sign-in with the provider. */
  email: z.nullable(z.string()),
  connected_at: z.string(),
  last_used_at: z.nullable(z.string()),
})

const Credentials = z.object({
  /** Since when it's set; null without a password. */
  password_changed_at: z.nullable(z.string()),
  authenticator_since: z.nullable(z.string()),
  recovery_codes_left: z.number(),
  /** Providers that this instance offers or that the caller has connected. */
  providers: z.array(
    z.object({ provider: z.enum(providers), is_offered: z.boolean(), account: z.nullable(ConnectedAccount) }),
  ),
})
export type Credentials = z.output<typeof Credentials>

/** How users prove their identity, and the credentials for it. */
export const securityContract = contract({
  getProofWays: operation('GET', '/api/proof', {
    access: signedIn,
    has_secret: true,
    summary: 'List the ways to confirm your identity',
    description: 'Sorted with the easiest method first.',
    response: z.object({ ways: z.array(z.enum(proofMethods)), email: z.string() }),
  }),
  proveByPassword: operation('POST', '/api/proof/password', {
    access: signedIn,
    summary: 'Confirm your identity with your password',
    body: z.object({ password: Password }),
    problems: ['wrong_password', 'too_many_requests', 'forbidden'],
  }),
  proveByTotp: operation('POST', '/api/proof/totp', {
    access: signedIn,
    summary: 'Confirm your identity with an authenticator code',
    body: z.object({ code: Code }),
    problems: ['wrong_code', 'too_many_requests'],
  }),
  signInByPassword: operation('POST', '/api/sign-in/password', {
    access: anyone,
    summary: 'Sign in with a password',
    description: 'The response is the same for an unknown address and a wrong password.',
    body: z.object({ email: Email, password: Password }),
    response: SecondFactorOwed,
    problems: ['wrong_password', 'too_many_requests'],
  }),
  giveSecondFactor: operation('POST', '/api/sign-in/second-factor', {
    access: anyone,
    summary: 'Complete two-step verification',
    description: 'Requires an authenticator code or a recovery code. Each recovery code works once.',
    body: z.object({ code: SecondFactorCode }),
    problems: ['wrong_code', 'code_expired', 'too_many_requests'],
  }),
  getCredentials: operation('GET', '/api/credentials', {
    access: signedIn,
    has_secret: true,
    summary: 'List your sign-in methods',
    response: Credentials,
  }),
  setPassword: operation('PUT', '/api/password', {
    access: signedIn,
    fresh: true,
    summary: 'Set or change your password',
    description: 'Ends all your other sessions.',
    body: z.object({ password: Password }),
    problems: ['weak_password'],
  }),
  removePassword: operation('DELETE', '/api/password', {
    access: signedIn,
    fresh: true,
    summary: 'Remove your password',
    description: 'You can still sign in with an emailed code.',
    problems: ['last_way_in'],
  }),
})
