import { renderToStaticMarkup } from 'react-dom/server'
import { locales } from '#shared/locales.ts'
import type { SiteSettings } from '../site-settings.ts'
import { siteContent } from '../site-content.ts'
import { PublicFrame } from './public-frame.tsx'
import { addressOf, openPage, prefixes, type Prefix } from './public-page.ts'
import { publicPages } from './public-pages.ts'

export { siteSettings } from '../site-settings.ts'

type StaticPage = { path: string; prefix: Prefix; address: string }

/** Every static page: in the language that its address names, and once without, for whoever named none. */
export const staticPages: StaticPage[] = publicPages.flatMap(({ path }) =>
  prefixes.map((prefix) => ({ path, prefix, address: addressOf(prefix, path) })),
)

/** A whole document. `headTags` are the built styles, script and font hints. */
export function renderPage({ path, prefix }: StaticPage, headTags: string, site: SiteSettings): string {
  const { about, Content, listed } = publicPages.find((one) => one.path === path)!
  const page = openPage(prefix, path, site)
  const { title: ownTitle, description } = about(page)
  const title = path === '/' || path === '/landing' ? ownTitle : `${ownTitle} · ${siteContent.name}`
  const body = renderToStaticMarkup(
    <PublicFrame page={page}>
      <Content {...page} />
    </PublicFrame>,
  )
  const absolute = (address: string) => escape((site.appUrl ?? '') + address)
  const alternates = listed
    ? [
        ...locales.map((other) =>
          tag('link', { rel: 'alternate', hreflang: other, href: absolute(addressOf(`/${other}`, path)) }),
        ),
        tag('link', { rel: 'alternate', hreflang: 'x-default', href: absolute(path) }),
        tag('link', { rel: 'canonical', href: absolute(addressOf(`/${page.locale}`, path)) }),
      ].join('')
    : '<meta name="robots" content="noindex">'
  const chosen = prefix ? ` data-chosen-locale="${page.locale}"` : ''
  return `<!doctype html><html lang="${page.locale}" data-theme="system"${chosen}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${escape(title)}</title><meta name="description" content="${escape(description)}"><meta property="og:title" content="${escape(title)}"><meta property="og:description" content="${escape(description)}"><meta property="og:type" content="website"><meta name="theme-color" content="#fbf7f1" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#191513" media="(prefers-color-scheme: dark)"><link rel="icon" href="/icon.svg" type="image/svg+xml">${alternates}${headTags}</head><body>${body}</body></html>`
}

function tag(name: string, attributes: Record<string, string>): string {
  return `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
