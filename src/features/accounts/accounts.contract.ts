import * as z from 'zod/mini'
import { anyone, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/ids.ts'
import {
  Code,
  Email,
  PersonName,
  Preferences,
  PurposeSchema,
  Redirect,
  Region,
  RequiredPersonName,
  UserSettings,
} from './accounts.schemas.ts'

export const User = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.nullable(z.string()),
})
export type User = z.output<typeof User>

const SessionView = z.object({
  /** Null for a visitor. */
  user: z.nullable(User),
  /** This browser had a session that expired, so its user can continue where they stopped. */
  ran_out: z.optional(z.boolean()),
  /** Answers about the caller alone. */
  is_admin: z.boolean(),
  /** Of administrators: whether this session gave a passkey or authenticator code, has yet to, or there's none to give. */
  admin_second_factor: z.optional(z.enum(['given', 'owed', 'missing'])),
  /** When the account will be deleted, or null. */
  leaving_at: z.nullable(z.string()),
  /** What the shell needs before it draws; null for a visitor, whose browser decides. */
  preferences: z.nullable(Preferences),
})
export type SessionView = z.output<typeof SessionView>

/** Where a person who has just signed in was going, and what they still owe before they're in. */
const SignedInTo = z.object({
  purpose: PurposeSchema,
  redirect: z.nullable(z.string()),
  second_factor: z.boolean(),
  /** The address is proven and new: finishSignUp makes its account. */
  name_owed: z.boolean(),
})
export type SignedInTo = z.output<typeof SignedInTo>

const LinkToken = z.string().check(z.maxLength(100)).check(z.describe('The token in the emailed link.'))

export const accountsContract = {
  startSignIn: operation({
    id: 'startSignIn',
    method: 'POST',
    path: '/api/sign-in',
    access: anyone,
    summary: 'Send a sign-in email',
    description: 'Sends a link and a code. The response is the same whether or not the address has an account.',
    body: z.object({ email: Email, redirect: Redirect }),
    problems: ['rate_limited'],
  }),
  startSignUp: operation({
    id: 'startSignUp',
    method: 'POST',
    path: '/api/sign-up',
    access: anyone,
    summary: 'Send a sign-up email',
    description: 'Sends a code and a link. The account is created when either one is used.',
    body: z.object({
      first_name: RequiredPersonName,
      last_name: RequiredPersonName,
      email: Email,
      redirect: Redirect,
      setup: z
        .optional(z.string().check(z.maxLength(100)))
        .check(z.describe('The token in the setup link that the server prints at startup.')),
    }),
    problems: ['account_exists', 'rate_limited'],
  }),
  verifyCode: operation({
    id: 'verifyCode',
    method: 'POST',
    path: '/api/sign-in/code',
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
  finishSignUp: operation({
    id: 'finishSignUp',
    method: 'POST',
    path: '/api/sign-up/name',
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
  readLink: operation({
    id: 'readLink',
    method: 'POST',
    path: '/api/sign-in/link/read',
    access: anyone,
    summary: 'Get a sign-in link',
    description:
      'Returns the email address the link was sent to, and whether a name is required. Doesn’t use up the link.',
    body: z.object({ token: LinkToken }),
    response: z.object({ purpose: PurposeSchema, email: z.string(), name_owed: z.boolean() }),
    problems: ['link_expired'],
  }),
  useLink: operation({
    id: 'useLink',
    method: 'POST',
    path: '/api/sign-in/link',
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
  signOut: operation({
    id: 'signOut',
    method: 'POST',
    path: '/api/sign-out',
    access: anyone,
    summary: 'Sign out of this browser',
    description: 'Has no effect without a session.',
  }),
  getSession: operation({
    id: 'getSession',
    method: 'GET',
    path: '/api/session',
    access: anyone,
    summary: 'Get the current session',
    description: 'The signed-in user and the preferences that the app needs to start.',
    response: SessionView,
  }),
  updateProfile: operation({
    id: 'updateProfile',
    method: 'PATCH',
    path: '/api/profile',
    access: signedIn,
    summary: 'Update your profile',
    description: 'Changes your first and last name.',
    body: z.object({ first_name: z.optional(PersonName), last_name: z.optional(PersonName) }),
    response: User,
  }),
  getSettings: operation({
    id: 'getSettings',
    method: 'GET',
    path: '/api/settings',
    access: signedIn,
    summary: 'Get your notification and privacy settings',
    response: UserSettings,
  }),
  saveSettings: operation({
    id: 'saveSettings',
    method: 'PATCH',
    path: '/api/settings',
    access: signedIn,
    summary: 'Update your notification and privacy settings',
    description: 'Settings that aren’t in the request don’t change.',
    body: z.partial(UserSettings),
    response: UserSettings,
  }),
  getPreferences: operation({
    id: 'getPreferences',
    method: 'GET',
    path: '/api/preferences',
    access: signedIn,
    summary: 'Get your preferences',
    response: Preferences,
  }),
  savePreferences: operation({
    id: 'savePreferences',
    method: 'PATCH',
    path: '/api/preferences',
    access: signedIn,
    summary: 'Update your preferences',
    description: 'Preferences that aren’t in the request don’t change.',
    body: z.partial(Preferences),
    response: Preferences,
    problems: ['not_found'],
  }),
}
