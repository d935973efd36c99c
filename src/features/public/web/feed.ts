import { siteContent } from '../site-content.ts'
import type { Page, Prefix } from './public-page.ts'
import { postsIn } from './posts.ts'

export const feedFile = (prefix: Prefix) => `${prefix}/blog/feed.xml`

/** The posts as an RSS feed in the page's language. */
export function renderFeed(page: Page): string {
  const { blog } = page.text.house
  const absolute = (address: string) => (page.site.appUrl ?? '') + address
  const items = postsIn(page.locale).map(({ slug, title, summary, date }) => {
    const address = absolute(page.to(`/blog/${slug}`))
    return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid isPermaLink="false">${slug}</guid><pubDate>${new Date(date).toUTCString()}</pubDate><description>${escapeXml(summary)}</description></item>`
  })
  const self = `<atom:link href="${absolute(feedFile(page.prefix))}" rel="self" type="application/rss+xml"/>`
  return `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(`${blog.heading} · ${siteContent.name}`)}</title><link>${absolute(page.to('/blog'))}</link><description>${escapeXml(blog.lead)}</description><language>${page.locale}</language>${self}${items.join('')}</channel></rss>\n`
}

/** Escapes text for elements and attributes, in XML and HTML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
