import { languages, locales } from '#shared/locales.ts'
import { siteContent } from '../site-content.ts'
import { escapeXml, feedFile } from './feed.ts'
import { addressOf, openPage, publicMessages, type Page } from './public-page.ts'
import { publicPageAt, publicPages } from './public-pages.tsx'
import { SHARE_IMAGE, shareImageFile } from './share-image.ts'
import { structuredData } from './structured-data.ts'

/** Search engines cut longer titles. */
const LONGEST_TITLE = 66

const FIXED = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
]
// View transitions are enabled inline, since browsers log an error if a page opts in too late.
const VIEW_TRANSITIONS = '<style>@view-transition{navigation:auto}</style>'
const ICONS = [
  '<meta name="theme-color" content="#fbf7f1" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#191513" media="(prefers-color-scheme: dark)">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/icon-180.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
]

/** The contents of the page's head. */
export function headOf(page: Page, headTags: string): string {
  const { listed, ...about } = aboutOf(page)
  const title = withSiteName(page.path, about.title)
  const feed = { rel: 'alternate', type: 'application/rss+xml', title: page.text.house.blog.heading }
  return [
    ...FIXED,
    `<title>${escapeXml(title)}</title>`,
    tag('meta', { name: 'description', content: about.description }),
    ...(listed ? [...otherLanguages(page), ...shared(page, about), ...facts(page)] : [NOT_LISTED]),
    tag('link', { ...feed, href: feedFile(page.prefix) }),
    VIEW_TRANSITIONS,
    ...ICONS,
    headTags,
  ].join('')
}

const NOT_LISTED = '<meta name="robots" content="noindex">'

function aboutOf(page: Page) {
  const { about, listed } = publicPageAt(page.path)
  return { ...about(page), listed }
}

function withSiteName(path: string, title: string): string {
  const whole = `${title} · ${siteContent.name}`
  return path === '/' || path === '/landing' || whole.length > LONGEST_TITLE ? title : whole
}

/** The page's URL in each language. Search engines require absolute URLs, so APP_URL has to be set. */
function otherLanguages({ path, prefix, site }: Page): string[] {
  if (!site.appUrl) return []
  const link = (to: Record<string, string>, address: string) => tag('link', { ...to, href: site.appUrl + address })
  return [
    ...locales.map((locale) => link({ rel: 'alternate', hreflang: locale }, addressOf(`/${locale}`, path))),
    link({ rel: 'alternate', hreflang: 'x-default' }, path),
    link({ rel: 'canonical' }, addressOf(prefix, path)),
  ]
}

/** The preview that other sites show for a link to the page (Open Graph). */
function shared(page: Page, { title, description }: { title: string; description: string }): string[] {
  const { locale, path, site } = page
  const properties = {
    'og:site_name': siteContent.name,
    'og:type': path.startsWith('/blog/') ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:locale': languages[locale].territory,
    ...(site.appUrl && {
      'og:url': site.appUrl + addressOf(page.prefix, path),
      'og:image': site.appUrl + shareImageFile(locale, path),
      'og:image:width': String(SHARE_IMAGE.width),
      'og:image:height': String(SHARE_IMAGE.height),
      'og:image:alt': title,
    }),
  }
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

function facts(page: Page): string[] {
  const things = structuredData(page)
  if (things.length === 0) return []
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return [`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`]
}

/** The images named by `shared`, with their file and alternative text. */
export function shareImages(): { file: string; title: string; name: string }[] {
  return publicPages
    .filter(({ listed }) => listed)
    .flatMap(({ path }) =>
      locales.map((locale) => {
        const page = openPage(`/${locale}`, path, { appUrl: null, catalogue: null, supportEmail: null, name: null })
        const title = path === '/' ? publicMessages[locale].landing.headlines[0] : aboutOf(page).title
        return { file: shareImageFile(locale, path), title, name: siteContent.name }
      }),
    )
}

function tag(name: string, attributes: Record<string, string>): string {
  return `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}>`
}
