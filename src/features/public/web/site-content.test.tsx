import { forEachLocale } from '#shared/locales.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { DOT } from '#shared/dot.ts'
import type { SiteContent } from '../site-content.ts'
import { siteSettings } from '../site-settings.ts'
import { renderPage, staticPages } from './site.tsx'

const { siteContent } = vi.hoisted(() => ({ siteContent: {} as SiteContent }))
vi.mock('../site-content.ts', () => ({ siteContent }))

const nothingSaid: SiteContent = {
  ...{
    name: 'The Blue House',
    legal_entity: '',
    legal_dates: { privacy: '2026-01-02', terms: '2026-03-04', cookies: '2026-05-06' },
  },
  ...{ emails: { support: '', security: '', vulnerabilities: '' }, social: [], positions: [] },
  ...{ claims: [], figures: [], testimonials: [] },
}
const inAll = (text: string) => forEachLocale((locale) => (locale === 'en' ? text : `${text} (${locale})`))

beforeEach(() => void Object.assign(siteContent, nothingSaid))

const rendered = (address: string) =>
  renderPage(
    staticPages.find((page) => page.address === address)!,
    '',
    siteSettings({}),
  )

test("the operator's own content appears on its pages in each language", () => {
  Object.assign(siteContent, {
    legal_entity: 'Blue House e. V.',
    emails: { support: 'help@example.org', security: 'locks@example.org', vulnerabilities: 'holes@example.org' },
    social: [{ name: 'Mastodon', url: 'https://social.example/@blue' }],
    positions: [
      {
        ...{ id: 'keeper', title: inAll('Keeper'), description: inAll('Keeps.'), location: inAll('Ghent') },
        ...{ type: inAll('Full-time'), department: inAll('Archive') },
      },
    ],
    claims: [inAll('ISO 27001, certified in 2026')],
    figures: [{ value: '1,204', label: inAll('families at home here') }],
    testimonials: [{ quote: inAll('We found Grandmother’s voice again.'), by: 'Lena, Ghent' }],
  } satisfies Partial<SiteContent>)
  const front = rendered('/es')
  for (const said of ['1,204', 'families at home here (es)', 'We found Grandmother’s voice again. (es)', 'Lena, Ghent'])
    expect(front).toContain(said)
  expect(front).toContain('Blue House e. V.')
  expect(front).toContain('href="https://social.example/@blue" rel="me noopener"')
  expect(rendered('/about')).toContain('<title>Our story · The Blue House</title>')
  expect(rendered('/privacy')).toContain('Blue House e. V.')
  const security = rendered('/fr/security')
  for (const said of ['ISO 27001, certified in 2026 (fr)', 'mailto:locks@example.org', 'mailto:holes@example.org'])
    expect(security).toContain(said)
  const careers = rendered('/en/careers')
  for (const said of ['Keeper', 'Keeps.', ['Archive', 'Ghent', 'Full-time'].join(DOT)]) expect(careers).toContain(said)
  expect(careers).toContain('href="/en/contact?subject=Application%3A+Keeper"')
})

test('each legal page shows the date on which its own text last changed', () => {
  for (const [address, shown] of [
    ['/privacy', 'Last updated: January 2, 2026'],
    ['/terms', 'Last updated: March 4, 2026'],
    ['/es/cookies', 'Última actualización: 6 de mayo de 2026'],
  ] as const)
    expect(rendered(address), address).toContain(shown)
})

test("sections without content aren't rendered", () => {
  const front = rendered('/')
  expect(front).not.toMatch(/id="testimonials"|mailto:|rel="me/)
  expect(front).toContain('© ')
  expect(rendered('/security')).not.toContain('Confirmed by the operator')
  expect(rendered('/careers')).toContain('any open positions right now')
})
