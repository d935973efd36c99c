import * as z from 'zod/mini'
import { audiences } from '#shared/audiences.ts'
import { Id } from '#shared/id-schemas.ts'
import { locales } from '#shared/locales.ts'
import {
  dateFormats,
  digestFrequencies,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  namedTimezones,
  purposes,
  safeRedirect,
  themes,
} from './accounts.rules.ts'

export const PurposeSchema = z.enum(purposes).check(z.describe('The purpose of the email that contained the code.'))

/** Trimmed and lowercased, as addresses are stored. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'email_required'),
    z.maxLength(EMAIL_MAX_LENGTH, 'email_too_long'),
    z.email('email_invalid'),
  )

const onOneLine = z.regex(/^\P{Cc}*$/u, 'name_invalid')
/** May be empty in account settings (S0 section 5). */
export const PersonName = z.string().check(z.trim(), z.maxLength(NAME_MAX_LENGTH, 'name_too_long'), onOneLine)
export const RequiredPersonName = PersonName.check(z.minLength(1, 'name_required'))

/** Six digits; ignores spaces and dashes added by people or mail clients. */
export const Code = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(32, 'code_invalid'), z.describe('The 6-digit code.')),
    z.transform((typed: string) => typed.replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'code_invalid')),
)

/** The return path after signing in. Paths to other sites count as absent. */
export const Redirect = z.pipe(
  z.optional(z.string().check(z.describe('The path in the app to open after signing in.'))),
  z.transform((path: string | undefined) => safeRedirect(path)),
)

export const UserSettings = z.object({
  notification_email: z.boolean().check(z.describe('Whether to send notifications by email.')),
  notification_push: z.boolean().check(z.describe('Whether to send push notifications.')),
  default_sharing_preference: z.enum(audiences).check(z.describe('Who can see new items by default.')),
})
export type UserSettings = z.output<typeof UserSettings>

export const defaultSettings: UserSettings = {
  notification_email: true,
  notification_push: true,
  default_sharing_preference: 'family_only',
}

export const Timezone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimezone, 'timezone_unknown'), z.describe('IANA time zone, such as Europe/Paris.'))

export const Preferences = z.object({
  theme: z.enum(themes),
  language: z.enum(locales),
  compact_view: z.boolean().check(z.describe('Whether to show more on each screen.')),
  timezone: Timezone,
  date_format: z.enum(dateFormats),
  auto_save: z.boolean().check(z.describe('Whether to save drafts while you type.')),
  show_tips: z.boolean().check(z.describe('Whether to show tips in the app.')),
  email_digest: z.enum(digestFrequencies).check(z.describe('How often to email a summary of what’s new.')),
  /** The family that `/dashboard` opens, if the caller still belongs to it. */
  last_family_id: z.nullable(Id).check(z.describe('The family that the dashboard opens.')),
})
export type Preferences = z.output<typeof Preferences>

/** S0 section 3. */
export const defaultPreferences: Preferences = {
  theme: 'light',
  language: 'en',
  compact_view: false,
  timezone: 'UTC',
  date_format: 'MM/DD/YYYY',
  auto_save: true,
  show_tips: true,
  email_digest: 'weekly',
  last_family_id: null,
}

/** Browser settings that become a new account's preferences; invalid values are ignored. */
export const Region = z
  .object({
    language: z.catch(z.optional(z.enum(locales)), undefined),
    timezone: z.catch(z.optional(Timezone), undefined),
    date_format: z.catch(z.optional(z.enum(dateFormats)), undefined),
  })
  .check(z.describe('Your browser’s language, time zone, and date format, used as a new account’s preferences.'))
export type Region = z.output<typeof Region>

export function isTimezone(zone: string): boolean {
  if ((namedTimezones as readonly string[]).includes(zone)) return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
