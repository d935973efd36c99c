import { catalogues, type Catalogue } from '#features/billing/catalogue.ts'

/** The settings shown on public pages. Changing one renders the pages again (tools/build-web.mjs). */
export type SiteSettings = {
  /** Without a trailing slash; null if unset. */
  appUrl: string | null
  /** The plans that checkout charges; null if nothing is limited. */
  catalogue: Catalogue | null
  supportEmail: string | null
  /** What a family calls its own instance; null if unset. */
  name: string | null
}

export const SITE_SETTINGS = ['APP_URL', 'BILLING', 'PLAN_CATALOGUE', 'SITE_NAME', 'SUPPORT_EMAIL'] as const

/** Lenient, since the server itself refuses to start with invalid settings. */
export function siteSettings(env: Record<string, string | undefined>): SiteSettings {
  const [appUrl, billing, plans, name, supportEmail] = SITE_SETTINGS.map((setting) => env[setting]?.trim() || undefined)
  return {
    appUrl: appUrl?.replace(/\/+$/, '') ?? null,
    catalogue: billing === 'off' ? null : catalogues[plans === 'classic' ? 'classic' : 'family'],
    supportEmail: supportEmail ?? null,
    name: name ?? null,
  }
}
