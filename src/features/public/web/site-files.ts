import { locales } from '#shared/locales.ts'
import type { SiteSettings } from '../site-settings.ts'
import { captionFile, captionsOf, stories } from '../stories.ts'
import { renderFeed, escapeXml, feedFile } from './feed.ts'
import { addressOf, openPage, prefixes, publicMessages } from './public-page.ts'
import { publicPages } from './public-pages.tsx'

export type SiteFile = { path: string; text: string }

/** Files besides the pages: captions of the videos, feeds, sitemap and robots.txt. */
export function siteFiles(site: SiteSettings): SiteFile[] {
  return [
    ...stories.flatMap((story) =>
      locales.map((locale) => {
        const sentences = publicMessages[locale].stories.captions[story.id]
        return { path: captionFile(story, locale), text: captionsOf(story, sentences) }
      }),
    ),
    ...prefixes.map((prefix) => ({ path: feedFile(prefix), text: renderFeed(openPage(prefix, '/blog', site)) })),
    { path: '/robots.txt', text: robots(site) },
    ...(site.appUrl ? [{ path: '/sitemap.xml', text: sitemap(site.appUrl) }] : []),
  ]
}

/** Pages of the app have a noindex tag, which crawlers only see if robots.txt allows them. */
function robots({ appUrl }: SiteSettings): string {
  const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /media/', 'Allow: /']
  return [...rules, ...(appUrl ? ['', `Sitemap: ${appUrl}/sitemap.xml`] : []), ''].join('\n')
}

/** Every listed page in each language, with its alternates. Requires APP_URL. */
function sitemap(appUrl: string): string {
  const urls = publicPages
    .filter(({ listed }) => listed)
    .flatMap(({ path }) => {
      const absolute = (prefix: (typeof prefixes)[number]) => escapeXml(appUrl + addressOf(prefix, path))
      const others = prefixes
        .map((prefix) => ({ language: prefix.slice(1) || 'x-default', address: absolute(prefix) }))
        .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      return prefixes.map((prefix) => `<url><loc>${absolute(prefix)}</loc>${others.join('')}</url>`)
    })
  return `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`
}
