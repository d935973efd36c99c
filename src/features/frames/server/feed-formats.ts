import { escapeHtml } from '#server/mail/escape-html.ts'
import type { Locale } from '#shared/locales.ts'
import type { Slide } from '../frames.contract.ts'

/** The longest edge of the images, as make-derivatives.ts makes them. */
const EDGE_PX = 1440

export type Feed = { title: string; language: Locale; address: string; items: Slide[] }

/** RSS 2.0 with Media RSS, which frames and screensavers read (https://www.rssboard.org/media-rss). */
export function asRss({ title, language, address, items }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(address)}</link>
<description>${escapeXml(title)}</description>
<language>${language}</language>
<ttl>60</ttl>
${items.map(rssItem).join('\n')}
</channel>
</rss>
`
}

function rssItem(slide: Slide): string {
  const { width, height } = shownSize(slide)
  const url = escapeXml(slide.image_url)
  const title = escapeXml(titleOf(slide))
  const detail = escapeXml(slide.detail)
  return `<item>
<title>${title}</title>
<description>${detail}</description>
<guid isPermaLink="false">${slide.id}</guid>
<enclosure url="${url}" type="image/jpeg" length="0"/>
<media:content url="${url}" type="image/jpeg" medium="image" width="${width}" height="${height}"/>
<media:title>${title}</media:title>
<media:description>${detail}</media:description>
</item>`
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function asJsonFeed({ title, language, address, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language,
    home_page_url: address,
    items: items.map((slide) => ({
      id: slide.id,
      title: titleOf(slide),
      content_text: slide.detail || titleOf(slide),
      image: slide.image_url,
      attachments: [{ url: slide.image_url, mime_type: 'image/jpeg' }],
    })),
  })
}

function titleOf({ caption, detail }: Slide): string {
  return caption ?? detail
}

function shownSize({ width, height }: Slide) {
  const scale = Math.min(1, EDGE_PX / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** XML 1.0 has no noncharacters, not even escaped ones, and no control characters either. */
function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(/[\uFFFE\uFFFF]/g, ''))
}
