import { expect, test } from 'vitest'
import { locales } from '#shared/locales.ts'
import { dark, light } from './colors.ts'
import { mailTexts, renderMail, type MailContent } from './mail-layout.ts'

const invitation: MailContent = {
  locale: 'en',
  preheader: 'Sign in with one press',
  heading: 'Welcome back, Zoë',
  body: [
    'Sign in with one press.',
    { label: 'Sign in to Hearthbook', url: 'https://album.example.org/link?token=abc&redirect=%2F' },
    'Or type this code:',
    { code: '482 917' },
  ],
  footer: 'You’re getting this email because someone asked to sign in.',
}

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onmouseover='alert(1)`,
  '</title></style><svg onload=alert(1)>',
  '<!-- --><!--',
  '&lt;b&gt; &amp; {{7*7}} ${7*7}',
  '\u202Egpj.exe',
  '\uD83D half',
]

test('a photo alone is as wide as a phone, others are edge to edge in rows of two and three', () => {
  const photo = (cid: string) => ({ cid, base64: 'aGk=' })
  const html = (...cids: string[]) =>
    renderMail({ ...invitation, body: [{ pictures: cids.map(photo), alt: 'A photo' }] }).html
  const cells = (text: string) => [...text.matchAll(/<td width="(\d+)%"/g)].map(([, width]) => Number(width))
  expect(html('a')).toContain('width:400px;max-width:100%;')
  expect(cells(html('a', 'b'))).toEqual([50, 50])
  expect(cells(html('a', 'b', 'c'))).toEqual([33, 33, 33])
  expect(cells(html('a', 'b', 'c', 'd'))).toEqual([50, 50, 50, 50])
})

test('a name or word with a hyphen stays on one line', () => {
  const { html } = renderMail({ ...invitation, heading: 'News from The Lindqvist-Moreaus' })
  expect(html).toContain('The <span style="white-space:nowrap;">Lindqvist-Moreaus</span></h1>')
  const { html: footed } = renderMail({ ...invitation, footer: 'Du kannst diese E-Mail ignorieren.' })
  expect(footed).toContain('diese <span style="white-space:nowrap;">E-Mail</span> ignorieren')
})

test('the plain text says everything that the HTML says, in the same order', () => {
  expect(renderMail(invitation).text).toBe(`Welcome back, Zoë

Sign in with one press.

Sign in to Hearthbook:
https://album.example.org/link?token=abc&redirect=%2F

Or type this code:

482 917

--
Hearthbook
You’re getting this email because someone asked to sign in.
`)
})

test('the button and the printed URL lead to the same page', () => {
  const { html } = renderMail(invitation)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
  expect(links).toEqual(Array(2).fill('https://album.example.org/link?token=abc&amp;redirect=%2F'))
  expect(html).toContain('>482 917<')
})

test.each(locales)('an email in %s declares its language', (locale) => {
  const { html } = renderMail({ ...invitation, locale })
  expect(html).toContain(`<html lang="${locale}">`)
  expect(html).toContain(mailTexts[locale].linkHint)
})

test.each(hostile)("a family called %j can't inject HTML into an email", (name) => {
  const { html, text } = renderMail({
    locale: 'en',
    preheader: name,
    heading: name,
    body: [
      ...[name, { label: name, url: `https://example.org/?q=${name}` }, { code: name }, { list: [name] }],
      ...[{ facts: [[name, name]] as [string, string][] }, { quote: name, by: name }],
      { paid: { what: name, note: name, amount: name }, total: { what: name, amount: name } },
      { pictures: [{ cid: name, base64: '', isWide: true }], alt: name, caption: name },
    ],
    footer: name,
  })
  const harmless = renderMail({
    locale: 'en',
    preheader: 'x',
    heading: 'x',
    body: [
      ...['x', { label: 'x', url: 'https://example.org/' }, { code: 'x' }, { list: ['x'] }],
      ...[{ facts: [['x', 'x']] as [string, string][] }, { quote: 'x', by: 'x' }],
      { paid: { what: 'x', note: 'x', amount: 'x' }, total: { what: 'x', amount: 'x' } },
      { pictures: [{ cid: 'x', base64: '', isWide: true }], alt: 'x', caption: 'x' },
    ],
    footer: 'x',
  })
  expect(skeleton(html)).toEqual(skeleton(harmless.html))
  expect(text).toContain(name.toWellFormed())
})

test('control characters are removed, and line breaks stay', () => {
  const { html, text } = renderMail({ ...invitation, heading: 'two\nlines', body: ['first\nsecond\0\u0007'] })
  expect(html).toContain('first<br>second<')
  expect(html).toContain('<title>two lines</title>')
  expect(text).toContain('two lines\n\nfirst\nsecond\n')
  // oxlint-disable-next-line no-control-regex
  expect(html + text).not.toMatch(/[\u0000-\u0008\u000B-\u001F]/)
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', ' https://example.org', ''])(
  'a button never links to %j',
  (url) => {
    expect(() => renderMail({ ...invitation, body: [{ label: 'x', url }] })).toThrow(TypeError)
  },
)

test('a typical email is far below the size at which programs clip it (102 kB)', () => {
  expect(Buffer.byteLength(renderMail(invitation).html)).toBeLessThan(10_000)
})

test.each([
  ['light', light],
  ['dark', dark],
] as const)('all text is readable in %s (WCAG AA)', (_name, colors) => {
  for (const ground of [colors.paper, colors.card, colors.sunk]) {
    for (const ink of [colors.ink, colors.inkSoft, colors.ember])
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(colors.onEmber, colors.ember)).toBeGreaterThanOrEqual(4.5)
})

/** Every tag with the names of its attributes. Injected HTML would add to them. */
function skeleton(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '""'))
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
