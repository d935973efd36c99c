import { expect, test } from 'vitest'
import { locales } from '#shared/locales.ts'
import { siteSettings } from '../site-settings.ts'
import { shareImages } from './head.ts'
import { renderPage, siteFiles, staticPages } from './site.tsx'

const APP_URL = 'https://album.example.org'
const site = siteSettings({ APP_URL, PLAN_CATALOGUE: 'classic' })
const sitemap = siteFiles(site).find(({ path }) => path === '/sitemap.xml')!.text
const listed = new Set([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!))

const pages = staticPages.map((page) => {
  const html = renderPage(page, '', site)
  const head = html.slice(0, html.indexOf('</head>'))
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, ...found]) => found.map(read))
  const meta = Object.fromEntries(all(/<meta (?:name|property)="(.+?)" content="(.*?)">/g)) as Record<string, string>
  return {
    ...{ ...page, meta, language: /<html lang="(..)"/.exec(html)![1]! },
    isListed: meta.robots !== 'noindex',
    title: all(/<title>(.*?)<\/title>/g)[0]![0]!,
    canonical: all(/<link rel="canonical" href="(.*?)">/g).flat(),
    languages: all(/<link rel="alternate" hreflang="(.*?)" href="(.*?)">/g) as [string, string][],
    facts: all(/<script type="application\/ld\+json">(.*?)<\/script>/g).flat(),
  }
})
const listedPages = pages.filter(({ isListed }) => isListed)

function read(text: string) {
  return text.replace(/&#(\d+);/g, (_sign, code) => String.fromCharCode(Number(code)))
}

test('each page has a title and a description that search engines show completely, unique in its language', () => {
  for (const { address, title, meta } of pages) {
    expect(title.length, `${address}: ${title}`).toBeLessThanOrEqual(70)
    expect(meta.description!.length, `${address}: ${meta.description}`).toBeGreaterThanOrEqual(20)
    expect(meta.description!.length, `${address}: ${meta.description}`).toBeLessThanOrEqual(200)
  }
  for (const prefix of locales.map((locale) => `/${locale}`)) {
    const own = listedPages.filter((page) => page.prefix === prefix)
    for (const structured of [own.map(({ title }) => title), own.map(({ meta }) => meta.description)])
      expect(new Set(structured).size, prefix).toBe(own.length)
  }
})

test('a listed page has its real URL, and the pages in other languages agree with it', () => {
  expect(listedPages.map(({ address }) => APP_URL + address).toSorted()).toEqual([...listed].toSorted())
  const byAddress = new Map(pages.map((page) => [APP_URL + page.address, page]))
  for (const { address, canonical, languages, language } of listedPages) {
    expect(canonical, address).toEqual([APP_URL + address])
    expect(languages.map(([name]) => name).toSorted(), address).toEqual([...locales.toSorted(), 'x-default'])
    for (const [name, other] of languages) {
      expect(byAddress.get(other)?.languages, `${address} leads to ${other}`).toEqual(languages)
      if (name !== 'x-default') expect(byAddress.get(other)?.language).toBe(name)
    }
    expect(locales).toContain(language)
  }
})

test('a shared page has a complete preview: its texts, its own URL, and an existing image', () => {
  const drawn = new Set(shareImages().map(({ file }) => APP_URL + file))
  for (const { address, meta } of listedPages) {
    for (const name of ['title', 'description', 'site_name', 'type', 'locale', 'image:alt'])
      expect(meta[`og:${name}`], `${address}: ${name}`).toBeTruthy()
    expect(meta['og:url']).toBe(APP_URL + address)
    expect(drawn, address).toContain(meta['og:image'])
  }
})

type Thing = { '@type': string; [name: string]: unknown }
type Rule = (value: unknown) => boolean

const words: Rule = (value) => typeof value === 'string' && value.trim() !== '' && !/\{\w+|\bundefined\b/.test(value)
const address: Rule = (value) => typeof value === 'string' && URL.canParse(value) && value.startsWith(`${APP_URL}/`)
const each =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule)
const thing =
  (type: string): Rule =>
  (value) =>
    (value as Thing)['@type'] === type && wrongIn(value as Thing).length === 0

/** Required by schema.org and by its consumers. */
const rules: Record<string, Record<string, Rule>> = {
  Organization: { name: words },
  SoftwareApplication: {
    ...{ name: words, description: words, applicationCategory: words, operatingSystem: words },
    offers: each(thing('Offer')),
  },
  Offer: {
    name: words,
    price: (value) => /^\d+\.\d\d$/.test(String(value)),
    priceCurrency: (value) => value === 'USD',
  },
  BlogPosting: {
    ...{ headline: (value) => words(value) && String(value).length <= 110, description: words, image: address },
    ...{ author: thing('Organization'), mainEntityOfPage: address },
    datePublished: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && Date.parse(String(value)) > 0,
  },
  FAQPage: { mainEntity: each(thing('Question')) },
  Question: { name: words, acceptedAnswer: thing('Answer') },
  Answer: { text: words },
}

function wrongIn(one: Thing): string[] {
  const asked = rules[one['@type']]
  if (!asked) return [`${one['@type']}: nobody knows it`]
  return Object.entries(asked).flatMap(([name, rule]) =>
    rule(one[name]) ? [] : `${one['@type']}.${name}: ${JSON.stringify(one[name])}`,
  )
}

test("a page's structured data follows schema.org", () => {
  const structured = listedPages.flatMap(({ address: page, facts }) =>
    facts.flatMap((json) => {
      const { '@context': context, '@graph': graph } = JSON.parse(json) as { '@context': string; '@graph': Thing[] }
      expect(context).toBe('https://schema.org')
      return graph.map((one) => ({ page, type: one['@type'], wrong: wrongIn(one) }))
    }),
  )
  expect(new Set(structured.map(({ type }) => type))).toEqual(
    new Set(['Organization', 'SoftwareApplication', 'BlogPosting', 'FAQPage']),
  )
  expect(structured.filter(({ wrong }) => wrong.length > 0)).toEqual([])
})
