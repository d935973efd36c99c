import type { Locale } from '#shared/locales.ts'

type InEachLanguage = Record<Locale, string>

export type Position = {
  id: string
  title: InEachLanguage
  description: InEachLanguage
  location: InEachLanguage
  /** Such as full-time. */
  type: InEachLanguage
  department: InEachLanguage
}

/** What an operator may say about their own house. Whatever is empty is not shown. */
export type SiteContent = {
  name: string
  /** Who answers for it: in the copyright line and the legal texts. */
  legal_entity: string
  /** Empty: SUPPORT_EMAIL, and without that the contact form. */
  emails: { support: string; security: string; vulnerabilities: string }
  social: readonly { name: string; url: string }[]
  positions: readonly Position[]
  /** Audits and certificates that the operator really has, such as ISO 27001, SOC 2 or GDPR, CCPA and COPPA reviews. */
  claims: readonly InEachLanguage[]
  /** Figures that are true, such as how many families are at home here. */
  figures: readonly { value: string; label: InEachLanguage }[]
  /** What families have really said, with their leave, and who they are, such as "Lena, Ghent". */
  testimonials: readonly { quote: InEachLanguage; by: string }[]
  /** The day on which each legal text was last changed (ISO). */
  legal_dates: Record<'privacy' | 'terms' | 'cookies', string>
}

/** Edit this file for your own installation; the next `npm start` renders the public pages again. */
export const siteContent: SiteContent = {
  name: 'Hearthbook',
  legal_entity: '',
  emails: { support: '', security: '', vulnerabilities: '' },
  social: [],
  positions: [],
  claims: [],
  figures: [],
  testimonials: [],
  legal_dates: { privacy: '2026-11-23', terms: '2026-11-23', cookies: '2026-11-23' },
}
