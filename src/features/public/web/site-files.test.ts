import { expect, test } from 'vitest'
import { locales } from '#shared/locales.ts'
import { siteSettings } from '../site-settings.ts'
import { siteFiles } from './site-files.ts'

const APP_URL = 'https://album.example.org'

function file(path: string, env: Record<string, string> = {}): string | undefined {
  return siteFiles(siteSettings(env)).find((one) => one.path === path)?.text
}

test('search engines get every listed page in each language, and robots.txt blocks no page that has a noindex tag', () => {
  const sitemap = file('/sitemap.xml', { APP_URL })!
  for (const page of ['/', '/fr', '/es/pricing', '/en/blog/so-that-your-photos-outlive-us'])
    expect(sitemap).toContain(`<loc>${APP_URL}${page}</loc>`)
  expect(sitemap).toContain(`hreflang="x-default" href="${APP_URL}/pricing"`)
  expect(sitemap).not.toMatch(/\/404<|\/landing<|\/contact\/sent</)
  expect(file('/robots.txt', { APP_URL })).toContain(`Sitemap: ${APP_URL}/sitemap.xml`)
})

test('a server without APP_URL lists no URLs', () => {
  expect(file('/sitemap.xml')).toBeUndefined()
  expect(file('/robots.txt')).toBe('User-agent: *\nDisallow: /api/\nDisallow: /media/\nAllow: /\n')
})

test('each language has a feed of its posts, newest first', () => {
  const feed = file('/fr/blog/feed.xml', { APP_URL })!
  expect(feed).toContain('<language>fr</language>')
  const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, link]) => link)
  expect(links).toHaveLength(4)
  expect(links[0]).toBe(`${APP_URL}/fr/blog/so-that-your-photos-outlive-us`)
  expect(file('/blog/feed.xml', { APP_URL })).toContain('<language>en</language>')
})

test('each video has captions in every language that follow one another to its end', () => {
  for (const story of ['milestone', 'vacation', 'celebration'])
    for (const locale of locales) {
      const captions = file(`/films/${story}.${locale}.vtt`)!
      const times = [...captions.matchAll(/^(\S+) --> (\S+)/gm)].flatMap(([, from, to]) => [from!, to!])
      expect(captions.startsWith('WEBVTT\n\n')).toBe(true)
      expect(times).toHaveLength(16)
      expect(times).toEqual(times.toSorted())
      expect(times.at(-1)).toBe('00:00:34.900')
    }
})
