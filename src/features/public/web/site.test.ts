import { expect, test } from 'vitest'
import { siteSettings } from '../site-settings.ts'
import { renderPage, shareImages, staticPages } from './site.tsx'

function rendered(address: string, env: Record<string, string> = {}) {
  return renderPage(
    staticPages.find((page) => page.address === address)!,
    '',
    siteSettings(env),
  )
}

test('the pricing page shows the prices that checkout charges, in both catalogues', () => {
  const family = rendered('/pricing')
  for (const price of ['$0', '$12', '$120', '$25', '$250', '$45', '$450']) expect(family).toContain(`>${price}<`)
  expect(family).not.toContain('free trial')
  const classic = rendered('/pricing', { PLAN_CATALOGUE: 'classic' })
  for (const price of ['$9.99', '$19.99', '$39.99', '$99.90']) expect(classic).toContain(`>${price}<`)
  expect(classic).toContain('14-day free trial')
  expect(classic).toContain('/signup?plan=plus&amp;billing=yearly')
})

test('a visitor reads what a plan has before what it lacks', () => {
  expect(rendered('/pricing')).toMatch(/>Community support<[^]*?>No physical books<[^]*?>Start free</)
})

test('a self-hosted server shows no prices', () => {
  for (const address of ['/', '/pricing', '/es/pricing', '/fr', '/memory-books', '/terms', '/privacy']) {
    const page = rendered(address, { BILLING: 'off' })
    expect(page, address).not.toMatch(/\$\d|plan=|pricing page|buy a plan/)
  }
  expect(rendered('/pricing', { BILLING: 'off' })).toContain('Nothing to pay')
})

test('the front page of a family’s own server is their door, and the landing page stays', () => {
  const door = rendered('/', { BILLING: 'off', SITE_NAME: 'The Riveras <3' })
  expect(door).toContain('The Riveras &lt;3</h1>')
  expect(door).toContain('<title>The Riveras &#60;3</title>')
  expect(door).toContain('href="/login"')
  expect(door).toContain('Powered by Hearthbook')
  expect(door).not.toMatch(/signup|pricing/)
  expect(rendered('/', { BILLING: 'off' })).toContain('Our family album</h1>')
  expect(rendered('/landing', { BILLING: 'off' })).toMatch(/Every first step,\s(<[^>]*>)*kept\./)
  expect(rendered('/landing', { BILLING: 'off' })).not.toContain('href="/billing"')
  expect(rendered('/', { SITE_NAME: 'The Riveras' })).toMatch(/Every first step,\s(<[^>]*>)*kept\./)
})

test('a page links to its other languages by their public URLs', () => {
  const page = rendered('/fr/about', { APP_URL: 'https://album.example.org/' })
  expect(page).toContain('<html lang="fr"')
  for (const [language, address] of [
    ['en', '/en/about'],
    ['es', '/es/about'],
    ['fr', '/fr/about'],
    ['x-default', '/about'],
  ])
    expect(page).toContain(`hreflang="${language}" href="https://album.example.org${address}"`)
  expect(page).toContain('<link rel="canonical" href="https://album.example.org/fr/about">')
  expect(rendered('/about')).not.toMatch(/hreflang="es" href|canonical|og:url/)
})

test("a shared link shows the page's title and one of our images", () => {
  const page = rendered('/es/blog', { APP_URL: 'https://album.example.org' })
  expect(page).toContain('<meta property="og:title" content="Blog">')
  expect(page).toContain('<meta property="og:image" content="https://album.example.org/share/es/blog.jpg">')
  expect(shareImages().map(({ file }) => file)).toContain('/share/es/blog.jpg')
  expect(rendered('/contact/sent')).toContain('<meta name="robots" content="noindex">')
})

function factsOf(address: string, env?: Record<string, string>) {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(rendered(address, env))?.[1]
  return json ? (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'] : []
}

test('structured data matches the page: plans as charged, posts with their date', () => {
  const prices = (env?: Record<string, string>) =>
    (factsOf('/', env)[1]!.offers as { price: string }[] | undefined)?.map(({ price }) => price)
  expect(prices()).toEqual(['0.00', '12.00', '25.00', '45.00'])
  expect(prices({ PLAN_CATALOGUE: 'classic' })).toEqual(['9.99', '19.99', '39.99'])
  expect(prices({ BILLING: 'off' })).toBeUndefined()
  expect(factsOf('/pricing')[0]!['@type']).toBe('FAQPage')
  expect(factsOf('/fr/blog/empty-the-shoebox')[0]).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-11-15',
    inLanguage: 'fr',
  })
})

test('a page makes no unfilled claims, and mentions encryption in transit only with HTTPS', () => {
  expect(rendered('/security')).not.toMatch(/Confirmed by the operator|TLS|SOC 2|ISO 27001/)
  expect(rendered('/security', { APP_URL: 'https://album.example.org' })).toContain('TLS')
  expect(rendered('/security', { SUPPORT_EMAIL: 'help@example.org' })).toContain('mailto:help@example.org')
})

test('no page has inline scripts or loads anything from other hosts', () => {
  for (const { address } of staticPages) {
    const page = rendered(address).replace(/<script type="application\/ld\+json">.*?<\/script>/, '')
    expect(page, address).not.toMatch(/<script|https?:\/\/|style=|\{\w+\}/)
    expect(page.match(/<h1/g), address).toHaveLength(1)
  }
})
