import * as z from 'zod/mini'
import { anyone, contract, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { PersonName, Preferences, UserSettings } from './accounts.schemas.ts'

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
  /** This browser's session expired, so its user can sign in again and continue on the same page. */
  ran_out: z.optional(z.boolean()),
  /** Answers about the caller only. */
  is_admin: z.boolean(),
  /** For administrators: whether this session proved a passkey or authenticator code, still has to, or there's none set up. */
  admin_second_factor: z.optional(z.enum(['given', 'owed', 'missing'])),
  /** Whether this instance has plans and payments. Without them, the app has no page about either. */
  sells_plans: z.boolean(),
  /** Whether the operator set up a service that finds faces. Without it, no page asks for faces. */
  has_vision: z.boolean(),
  /** For administrators: whether BACKUP_TO is set. */
  has_backups: z.optional(z.boolean()),
  /** When the account will be deleted, or null. */
  leaving_at: z.nullable(z.string()),
  /** Needed for the first render; null for a visitor, whose browser settings apply. */
  preferences: z.nullable(Preferences),
})
export type SessionView = z.output<typeof SessionView>

export const accountsContract = contract({
  signOut: operation('POST', '/api/sign-out', {
    access: anyone,
    summary: 'Sign out of this browser',
    description: 'Has no effect without a session.',
  }),
  getSession: operation('GET', '/api/session', {
    access: anyone,
    has_secret: true,
    summary: 'Get the current session',
    description: 'The signed-in user and the preferences that the app needs to start.',
    response: SessionView,
  }),
  updateProfile: operation('PATCH', '/api/profile', {
    access: signedIn,
    summary: 'Update your profile',
    description: 'Changes your first and last name.',
    body: z.object({ first_name: z.optional(PersonName), last_name: z.optional(PersonName) }),
    response: User,
  }),
  getSettings: operation('GET', '/api/settings', {
    access: signedIn,
    summary: 'Get your notification and privacy settings',
    response: UserSettings,
  }),
  saveSettings: operation('PATCH', '/api/settings', {
    access: signedIn,
    summary: 'Update your notification and privacy settings',
    description: 'Settings that aren’t in the request don’t change.',
    body: z.partial(UserSettings),
    response: UserSettings,
  }),
  getPreferences: operation('GET', '/api/preferences', {
    access: signedIn,
    summary: 'Get your preferences',
    response: Preferences,
  }),
  savePreferences: operation('PATCH', '/api/preferences', {
    access: signedIn,
    summary: 'Update your preferences',
    description: 'Preferences that aren’t in the request don’t change.',
    body: z.partial(Preferences),
    response: Preferences,
    problems: ['not_found'],
  }),
})
