import { catalogues, type Catalogue } from '#features/billing/catalogue.ts'

/** The settings that public pages show. A change of one renders them again (tools/build-web.mjs). */
export type SiteSettings = {
  /** Without a trailing slash; null where nobody has said it. */
  appUrl: string | null
  /** The plans that checkout charges; null where nothing is limited. */
  catalogue: Catalogue | null
  supportEmail: string | null
}

export const SITE_SETTINGS = ['APP_URL', 'BILLING', 'PLAN_CATALOGUE', 'SUPPORT_EMAIL'] as const

/** Lenient, since the server refuses to start with settings that do not fit. */
export function siteSettings(env: Record<string, string | undefined>): SiteSettings {
  const [appUrl, billing, plans, supportEmail] = SITE_SETTINGS.map((name) => env[name]?.trim() || undefined)
  return {
    appUrl: appUrl?.replace(/\/+$/, '') ?? null,
    catalogue: billing === 'off' ? null : catalogues[plans === 'classic' ? 'classic' : 'family'],
    supportEmail: supportEmail ?? null,
  }
}
