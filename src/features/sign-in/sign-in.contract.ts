import * as z from 'zod/mini'
import { anyone, contract, operation, signedIn } from '#shared/contract.ts'
import {
  Code,
  Email,
  PersonName,
  PurposeSchema,
  Redirect,
  Region,
  RequiredPersonName,
} from '../accounts/accounts.schemas.ts'
import { Password, SecondFactorOwed } from '../security/security.contract.ts'

/** The return URL of a user who just signed in, and what's still required. */
const SignedInTo = z.object({
  purpose: PurposeSchema,
  redirect: z.nullable(z.string()),
  second_factor: z.boolean(),
  /** The address is proven and new: finishSignUp creates its account. */
  name_owed: z.boolean(),
})
export type SignedInTo = z.output<typeof SignedInTo>

const LinkToken = z.string().check(z.maxLength(100)).check(z.describe('The token in the emailed link.'))
const SetupToken = z
  .string()
  .check(z.maxLength(100))
  .check(z.describe('The token in the setup link that the server prints at startup.'))
const ResetToken = z.string().check(z.maxLength(100)).check(z.describe('The token in the emailed link.'))

/** Signing in and up by email, and proving one's identity with an emailed code. */
export const signInContract = contract({
  startSignIn: operation('POST', '/api/sign-in', {
    access: anyone,
    summary: 'Send a sign-in email',
    description: 'Sends a link and a code. The response is the same whether or not the address has an account.',
    body: z.object({ email: Email, redirect: Redirect }),
    problems: ['rate_limited'],
  }),
  startSignUp: operation('POST', '/api/sign-up', {
    access: anyone,
    summary: 'Send a sign-up email',
    description: 'Sends a code and a link. The account is created when either one is used.',
    body: z.object({
      first_name: RequiredPersonName,
      last_name: RequiredPersonName,
      email: Email,
      redirect: Redirect,
      setup: z.optional(SetupToken),
    }),
    problems: ['account_exists', 'rate_limited'],
  }),
  createFirstAccount: operation('POST', '/api/sign-up/first', {
    access: anyone,
    summary: 'Create the first account',
    description:
      'For a server without a mail server and without accounts. Requires the setup link that it prints at startup, and signs in.',
    body: z.object({
      first_name: RequiredPersonName,
      last_name: RequiredPersonName,
      email: Email,
      setup: SetupToken,
      region: z.optional(Region),
    }),
    status: 204,
    problems: ['link_expired', 'too_many_requests'],
  }),
  verifyCode: operation('POST', '/api/sign-in/code', {
    access: anyone,
    summary: 'Sign in with an emailed code',
    description: 'Works only in the browser that requested the code.',
    body: z.object({
      email: Email,
      code: Code,
      purpose: z._default(PurposeSchema, 'sign-in'),
      region: z.optional(Region),
    }),
    response: SignedInTo,
    problems: ['wrong_code', 'code_expired', 'too_many_requests'],
  }),
  finishSignUp: operation('POST', '/api/sign-up/name', {
    access: anyone,
    summary: 'Create an account with a verified email',
    description: 'Works only in the browser that verified the address with a code.',
    body: z.object({
      email: Email,
      first_name: RequiredPersonName,
      last_name: z._default(PersonName, ''),
      region: z.optional(Region),
    }),
    response: SignedInTo,
    problems: ['code_expired'],
  }),
  readLink: operation('POST', '/api/sign-in/link/read', {
    access: anyone,
    summary: 'Get a sign-in link',
    description:
      'Returns the email address the link was sent to, and whether a name is required. Doesn’t use up the link.',
    body: z.object({ token: LinkToken }),
    response: z.object({ purpose: PurposeSchema, email: z.string(), name_owed: z.boolean() }),
    problems: ['link_expired'],
  }),
  useLink: operation('POST', '/api/sign-in/link', {
    access: anyone,
    summary: 'Sign in with an emailed link',
    description: 'Works once, in any browser. If the email doesn’t have an account yet, `first_name` is required.',
    body: z.object({
      token: LinkToken,
      first_name: z.optional(RequiredPersonName),
      last_name: z.optional(PersonName),
      region: z.optional(Region),
    }),
    response: SignedInTo,
    problems: ['link_expired'],
  }),
  mailProofCode: operation('POST', '/api/proof/mail', {
    access: signedIn,
    summary: 'Send a code to confirm your identity',
    description: 'The code works only in this session.',
    problems: ['rate_limited', 'forbidden'],
  }),
  proveByCode: operation('POST', '/api/proof/code', {
    access: signedIn,
    summary: 'Confirm your identity with an emailed code',
    description: 'The confirmation is valid for ten minutes.',
    body: z.object({ code: Code }),
    problems: ['wrong_code', 'code_expired', 'too_many_requests', 'forbidden'],
  }),
  askPasswordReset: operation('POST', '/api/password/reset-mail', {
    access: anyone,
    summary: 'Send a password reset email',
    description: 'The response is the same whether or not the address has an account.',
    body: z.object({ email: Email }),
    problems: ['rate_limited'],
  }),
  readPasswordReset: operation('POST', '/api/password/reset/read', {
    access: anyone,
    summary: 'Get a password reset link',
    description: 'Returns the email address the link was sent to. Doesn’t use up the link.',
    body: z.object({ token: ResetToken }),
    response: z.object({ email: z.string() }),
    problems: ['link_expired'],
  }),
  resetPassword: operation('POST', '/api/password/reset', {
    access: anyone,
    summary: 'Reset your password',
    description: 'The reset link works once. Ends all sessions and starts a new one.',
    body: z.object({ token: ResetToken, password: Password }),
    response: SecondFactorOwed,
    problems: ['link_expired', 'weak_password'],
  }),
})
