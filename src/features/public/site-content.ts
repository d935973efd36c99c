import type { Locale } from '#shared/locales.ts'

type InEachLanguage = Record<Locale, string>

export type Position = {
  id: string
  title: InEachLanguage
  description: InEachLanguage
  location: InEachLanguage
  /** For example, full-time. */
  type: InEachLanguage
  department: InEachLanguage
}

/** What an operator can say about their own instance. Empty values aren't shown. */
export type SiteContent = {
  name: string
  /** The responsible organization, in the copyright line and the legal texts. */
  legal_entity: string
  /** If empty: SUPPORT_EMAIL, or else the contact form. */
  emails: { support: string; security: string; vulnerabilities: string }
  social: readonly { name: string; url: string }[]
  positions: readonly Position[]
  /** Audits and certificates that the operator really has, for example ISO 27001, SOC 2, or GDPR, CCPA and COPPA reviews. */
  claims: readonly InEachLanguage[]
  /** True figures, for example the number of families on this instance. */
  figures: readonly { value: string; label: InEachLanguage }[]
  /** Real quotes with permission, and their authors, for example "Lena, Ghent". */
  testimonials: readonly { quote: InEachLanguage; by: string }[]
  /** When each legal text last changed (ISO date). */
  legal_dates: Record<'privacy' | 'terms' | 'cookies', string>
}

/** Edit this file for your own instance; the next `npm start` renders the public pages again. */
export const siteContent: SiteContent = {
  name: 'Hearthbook',
  legal_entity: '',
  emails: { support: '', security: '', vulnerabilities: '' },
  social: [],
  positions: [],
  claims: [],
  figures: [],
  testimonials: [],
  legal_dates: { privacy: '2026-11-28', terms: '2026-11-23', cookies: '2026-11-28' },
}
