import type { Page } from '@playwright/test'
import { locales as languages } from '#shared/locales.ts'
import { excessWhereNarrow, expect, expectAccessible, MOVING, onNext, PHONE, test } from './fixtures.ts'

/** The size limit for a page's compressed files of any kind. */
const MOST_SCRIPT_BYTES = 10_000
const TABLET = { width: 768, height: 1024 }

/** Every internal URL that pages link to, starting at the front page. Pages of the app aren't followed. */
async function crawl(page: Page): Promise<string[]> {
  const known = new Set(['/'])
  for (const address of known) {
    const answer = await page.request.get(address, { headers: { accept: 'text/html' } })
    expect(answer.status(), address).toBe(200)
    const html = await answer.text()
    if (!html.includes('id="content"')) continue
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, link] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const [path = '', hash] = link!.replaceAll('&amp;', '&').split('#')
      if (link!.startsWith('#')) expect(ids, `${address} leads to ${link}`).toContain(hash)
      else if (path.startsWith('/')) known.add(path.split('?')[0]!)
      else expect(link, address).toMatch(/^mailto:/)
    }
  }
  return [...known]
}

test('no link on any public page is broken, in any language', async ({ page }) => {
  const found = await crawl(page)
  const english = found.filter((path) => !languages.some((locale) => `${path}/`.startsWith(`/${locale}/`)))
  expect(english).toEqual(
    expect.arrayContaining([
      ...['/features', '/pricing', '/about', '/blog', '/careers', '/contact', '/privacy', '/terms', '/cookies'],
      ...['/security', '/memory-books', '/ai-storytelling', '/login', '/signup'],
    ]),
  )
  for (const path of ['/pricing', '/blog', '/privacy'])
    for (const locale of languages) expect(found).toContain(`/${locale}${path}`)
})

const everyPage = [
  ...['/', '/features', '/pricing', '/memory-books', '/ai-storytelling', '/about', '/careers', '/contact', '/blog'],
  ...['/blog/so-that-your-photos-outlive-us', '/blog/empty-the-shoebox', '/blog/ten-questions-for-a-birthday'],
  ...['/privacy', '/terms', '/cookies', '/security', '/contact/sent', '/nothing-here'],
]

const themes = ['light', 'dark'] as const

/**
 * Every public page is checked at both widths, in another language at each: the language changes per page and width, the theme
 * after each round of languages. axe checks each page at one of the widths.
 */
for (const [turn, [place, viewport]] of Object.entries({
  'on a desktop': { width: 1440, height: 900 },
  'on a phone': PHONE,
}).entries())
  test(`public pages ${place} have no accessibility violations, fit the window, and load nothing from third parties`, async ({
    page,
    server,
  }) => {
    test.slow()
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) elsewhere.push(request.url())
    })
    let scriptBytes = 0
    page.on('response', (response) => {
      const { 'content-encoding': encoding, 'content-length': length } = response.headers()
      if (response.request().resourceType() !== 'script' || response.status() !== 200) return
      if (Number(length) > 1_024) expect(encoding, response.url()).toBe('br')
      scriptBytes += Number(length)
    })
    await page.setViewportSize(viewport)
    for (const [at, path] of everyPage.entries()) {
      scriptBytes = 0
      const locale = languages[(at + 2 * turn) % languages.length]!
      await page.emulateMedia({
        colorScheme: themes[Math.floor((at + turn) / languages.length) % themes.length]!,
        reducedMotion: 'reduce',
      })
      await page.goto(locale === 'en' ? path : `/${locale}${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      if (at % 2 === turn) await expectAccessible(page)
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await excess(), path).toBeLessThanOrEqual(0)
      if (viewport === PHONE) expect(await excessWhereNarrow(page), path).toBeLessThanOrEqual(0)
      else {
        await page.setViewportSize(TABLET)
        expect(await excess(), path).toBeLessThanOrEqual(0)
        await page.setViewportSize(viewport)
      }
      expect(scriptBytes, path).toBeGreaterThan(0)
      expect(scriptBytes, path).toBeLessThan(MOST_SCRIPT_BYTES)
    }
    expect(elsewhere).toEqual([])
  })

test('without JavaScript a visitor can read, compare plans, and contact the operator', async ({ browser, server }) => {
  const visitor = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, locale: 'es-ES' })
  const page = await visitor.newPage()
  await page.goto('/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('radio', { name: /Al año/ }).check()
  await expect(page.getByRole('link', { name: 'Elegir Premium' })).toHaveAttribute(
    'href',
    '/signup?plan=premium&billing=yearly',
  )
  await page.setViewportSize(PHONE)
  await page.locator('[data-menu] > summary').click()
  await page.getByRole('link', { name: 'Quiénes somos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nuestra historia' })).toBeVisible()
  await page.getByRole('link', { name: 'Contacto' }).first().click()
  await page.getByLabel('Tu nombre').fill('Zoë')
  await page.getByLabel('Tu correo').fill('zoe@localhost')
  await page.getByLabel('Asunto').fill('Hola')
  await page.getByLabel('Tu mensaje').fill('¿Y los reversos?')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText('Escribe un correo como')).toBeVisible()
  await expect(page.getByLabel('Tu mensaje')).toHaveValue('¿Y los reversos?')
  await page.getByLabel('Tu correo').fill('zoe@example.org')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page).toHaveURL('/es/contact/sent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias, recibimos tu mensaje')
  await visitor.close()
})

test('with JavaScript the contact form keeps input, shows errors, and takes its subject from the URL', async ({
  page,
}) => {
  await page.goto('/en/careers')
  await page.getByRole('link', { name: 'Send us your resume' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('My resume')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByText('Enter your name, up to 100 characters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('Your email').fill('ana@example.org')
  await page.getByLabel('Your message').fill('I like old photos.')
  await onNext(page, '**/api/contact', (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Your text is still here')
  // Browsers restore form input when someone returns to the page.
  await page.evaluate(() =>
    document.addEventListener('visibilitychange', () => {
      const button = document.querySelector<HTMLButtonElement>('[data-contact] [type=submit]')!
      const message = document.querySelector<HTMLTextAreaElement>('[name=message]')!
      sessionStorage.setItem('left', `${button.textContent}, ${button.disabled}, ${message.value}`)
    }),
  )
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL('/en/contact/sent')
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('Send message, false, ')
})

test('the contact form shows its errors in French', async ({ page }) => {
  await page.goto('/fr/contact')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByText('Saisissez un message de 5 000 caractères maximum.')).toBeVisible()
  await page.route('**/api/contact', (route) => route.abort())
  for (const [field, typed] of [
    ['Votre nom', 'Léa'],
    ['Votre e-mail', 'lea@example.org'],
    ['Objet', 'Bonjour'],
    ['Votre message', 'Et les versos ?'],
  ] as const)
    await page.getByLabel(field).fill(typed)
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByRole('alert')).toContainText('Votre texte est toujours là.')
})

test('a signed-in person is recognized on public pages and redirected from the front page to the app', async ({
  page,
  context,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  await page.goto('/pricing')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'My album' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  const choose = page.getByRole('link', { name: 'Choose Premium' })
  await expect(choose, 'not to a second account').toHaveAttribute('href', '/subscription?plan=premium')
  await expect(page.getByRole('link', { name: 'Start your family’s album' })).toHaveAttribute('href', '/dashboard')
  await page.goto('/')
  await expect(page).toHaveURL(`/families/${family}`)
  await page.goto('/landing')
  await nav.getByText(/^Ana/).click()
  await expect(nav.getByRole('link', { name: 'Account settings' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(nav.getByRole('link', { name: 'Account settings' })).toBeHidden()
  await nav.getByText(/^Ana/).click()

  // Signing out here signs out every tab and clears the browser's data.
  const album = await context.newPage()
  await album.goto(`/families/${family}/settings`)
  await album.getByRole('textbox', { name: 'Family name' }).waitFor()
  const pricing = await context.newPage()
  await pricing.goto('/pricing')
  await expect(pricing.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
    'href',
    '/subscription?plan=premium',
  )
  await page.evaluate(async () => {
    await caches.open('hearthbook-pictures')
    localStorage.setItem('hearthbook.own.draft.someone.comment', '{}')
  })
  await nav.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('See you soon.')).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(album).toHaveURL(/\/login\?redirect=/)
  await expect(pricing.getByRole('link', { name: 'My album' })).toHaveCount(0)
  await expect(pricing.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(pricing.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute('href', /\/signup/)
  const stored = () =>
    page.evaluate(async () => [await caches.has('hearthbook-pictures'), Object.keys(localStorage).join(' ')])
  expect(await stored()).toEqual([false, expect.not.stringContaining('hearthbook.own.')])
})

test.describe('the front page', () => {
  test.use(MOVING)

  test('the headline and scenes animate and can be paused, and nothing else moves', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const headline = page.locator('[data-headlines] > [data-shown]')
    await expect(headline).toHaveText('Every first step, kept.')
    // With as many lines each, none has a gap below.
    await page.setViewportSize(PHONE)
    const heights = await page.locator('[data-headlines] > *').evaluateAll((headlines) =>
      headlines.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return range.getBoundingClientRect().height
      }),
    )
    expect(new Set(heights).size).toBe(1)
    const place = await page.locator('[data-headlines]').boundingBox()
    await page.clock.runFor(3_000)
    await expect(headline).toHaveText('Every voice, remembered.')
    expect(await page.locator('[data-headlines]').boundingBox()).toEqual(place)
    await page.getByRole('button', { name: 'Pause the headline' }).click()
    await page.clock.runFor(9_000)
    await expect(headline).toHaveText('Every voice, remembered.')
    expect((await page.request.get('/books?template=vacation', { maxRedirects: 0 })).headers().location).toBe(
      '/memory-books?template=vacation',
    )
  })
})
