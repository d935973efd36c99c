import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteSettings } from '../site-settings.ts'
import { DoorFrame, isDoor } from './door-page.tsx'
import { headOf } from './head.ts'
import { PublicFrame } from './public-frame.tsx'
import { addressOf, openPage, prefixes, type Prefix } from './public-page.ts'
import { publicPageAt, publicPages } from './public-pages.tsx'

export { siteSettings } from '../site-settings.ts'
export { renderOfflinePage } from './offline-page.ts'
export { shareImages } from './head.ts'
export { siteFiles } from './site-files.ts'

type StaticPage = { path: string; prefix: Prefix; address: string }

/** Every static page, once per language prefix and once without one, where the browser's preference decides. */
export const staticPages: StaticPage[] = publicPages.flatMap(({ path }) =>
  prefixes.map((prefix) => ({ path, prefix, address: addressOf(prefix, path) })),
)

/** A complete document. `headTags` are the tags of the built styles, script and fonts. */
export function renderPage({ path, prefix }: StaticPage, headTags: string, site: SiteSettings): string {
  const { Content } = publicPageAt(path)
  const page = openPage(prefix, path, site)
  const Frame = isDoor(page) ? DoorFrame : PublicFrame
  const body = renderToStaticMarkup(
    <Frame page={page}>
      <Content {...page} />
    </Frame>,
  )
  const chosen = prefix ? ` data-chosen-locale="${page.locale}"` : ''
  return `<!doctype html><html lang="${page.locale}" data-theme="system"${chosen}><head>${headOf(page, headTags)}</head><body>${body}</body></html>`
}
