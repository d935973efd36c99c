import { signUp } from './api-person.ts'
import { chooseOfMore, expect, signOut, test } from './fixtures.ts'

const PASSWORD = 'herons over the quiet lake'

test('the dashboard opens the last used family, also on another device and after signing in again', async ({
  page,
  browser,
  baseURL,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await ana.send('PUT', '/api/password', { password: PASSWORD })
  await ana.opensFamily('The Abbots')
  const riveras = await ana.opensFamily('The Riveras')
  const saved: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/api/preferences')) saved.push(request.postDataJSON())
  })
  await page.goto(`/families/${riveras}/photos`)
  await expect.poll(() => saved).toEqual([{ last_family_id: riveras }])
  await chooseOfMore(page.getByRole('navigation', { name: 'Navigation' }), 'Members')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.goto('/preferences')
  await expect(page.getByRole('button', { name: 'Switch family: The Riveras' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(`/families/${riveras}`)
  expect(saved).toHaveLength(1)
  await page.goto('/my-books')
  await page.getByRole('button', { name: 'Create your first book' }).click()
  await expect(page.getByLabel('Family', { exact: true })).toHaveValue(riveras)
  await page.keyboard.press('Escape')

  const tablet = await browser.newContext({ baseURL: baseURL! })
  await tablet.addCookies([ana.cookie()])
  const elsewhere = await tablet.newPage()
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(`/families/${riveras}`)
  await tablet.close()

  await signOut(page)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('hearthbook.family')
  await page.goto(`/login?step=password&email=${ana.email}`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`/families/${riveras}`)
})

test("a last used family that was deleted or that the viewer isn't in is skipped", async ({
  page,
  server,
  loginAs,
}) => {
  const ben = await signUp(server, 'Ben')
  const foreign = await ben.opensFamily('The Strangers')
  const ana = await loginAs('Ana')
  const abbots = await ana.opensFamily('The Abbots')
  const lost = await ana.opensFamily('The Lost')
  await expect(ana.send('PATCH', '/api/preferences', { last_family_id: foreign })).rejects.toThrow('404')
  await ana.send('PATCH', '/api/preferences', { last_family_id: lost })
  await ana.send('POST', `/api/families/${lost}/deletion`, { name: 'The Lost' })
  await page.goto('/dashboard')
  await expect(page).toHaveURL(`/families/${abbots}`)
  await expect
    .poll(() => ana.send<{ last_family_id: string }>('GET', '/api/preferences'))
    .toMatchObject({ last_family_id: abbots })
})
