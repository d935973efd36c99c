import { copyLink } from './copy-link.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('Ana creates a guest link for Grandma Rosa, who pages through photos, sends a heart, and loses access', async ({
  page,
  browser,
  baseURL,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const [secret, ...shared] = await ana.uploads(family, pictures.slice(0, 4))
  for (const id of shared)
    await ana.send('PATCH', `/api/families/${family}/photos/${id}`, { audience: 'extended_family' })
  await ana.send('PATCH', `/api/families/${family}/photos/${shared.at(-1)}`, { description: 'The lake <b>at last</b>' })

  await page.goto(`/families/${family}/settings?section=people`)
  await page.getByRole('button', { name: 'Create guest link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('Enter a name for this guest.')).toBeVisible()
  await dialog.getByLabel('Who is it for?').fill('Grandma Rosa')
  await dialog.getByText('Options').click()
  // The options stay open while a PIN is corrected.
  const pin = dialog.getByRole('textbox', { name: 'PIN' })
  await pin.fill('12')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(pin).toHaveAttribute('aria-invalid', 'true')
  await pin.fill('')
  await expect(pin).not.toHaveAttribute('aria-invalid')
  await expect(pin).toBeVisible()
  await dialog.getByLabel('Page language').selectOption('fr')
  await dialog.getByRole('checkbox', { name: 'Let them comment' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('button', { name: 'Copy link for Grandma Rosa' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the link' }).click()
  // A clipboard that takes longer than Ana doesn't make her confirm what she copied.
  const link = await copyLink(page, 1500)
  expect(link).toMatch(/\/guest#[\w-]{43}$/)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Hasn’t visited yet')).toBeVisible()
  await expectAccessible(page)

  const tablet = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1024, height: 768 }, hasTouch: true })
  const rosa = await tablet.newPage()
  // Key handlers are only ready after DOMContentLoaded.
  const presses = async (key: string) => {
    await rosa.waitForLoadState('domcontentloaded')
    await rosa.keyboard.press(key)
  }
  const noise: string[] = []
  rosa.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
  await rosa.goto('/guest')
  await expect(rosa.getByRole('heading', { name: 'Open your link again' })).toBeVisible()
  await expectAccessible(rosa)
  await rosa.goto(link)
  await expect(rosa.getByRole('heading', { name: 'Photos de Moreau' })).toBeVisible()
  expect(rosa.url()).toBe(`${baseURL}/guest`)
  const fonts = () => rosa.evaluate(async () => [...(await document.fonts.ready)].map(({ status }) => status))
  await expect.poll(fonts).toContain('loaded')
  await expect(rosa.getByText('The lake <b>at last</b>')).toBeVisible()
  await expectAccessible(rosa)

  await rosa.getByRole('button', { name: 'Envoyer un cœur' }).click()
  await expect(rosa.getByRole('button', { name: 'Vous avez envoyé un cœur' })).toHaveAttribute('aria-pressed', 'true')
  await rosa.getByRole('link', { name: 'Anciennes' }).click()
  await expect(rosa).toHaveURL(/\?moment=/)
  await presses('ArrowRight')
  await expect(rosa.getByRole('link', { name: 'Anciennes' })).toHaveCount(0)
  await expect(rosa.getByRole('img')).toHaveJSProperty('complete', true)
  expect(await rosa.content()).not.toContain(secret)
  await presses('ArrowLeft')
  await rosa.getByRole('link', { name: 'Revenir à la plus récente' }).click()
  await expect(rosa.getByRole('button', { name: 'Vous avez envoyé un cœur' })).toBeVisible()

  // Shared milestones and answers appear among the photos.
  const child = await ana.send<{ id: string }>('POST', `/api/families/${family}/children`, {
    ...{ first_name: 'Maximilianalexandrajosephina', last_name: 'Moreau', birth_date: '2023-05-01' },
  })
  const common = { child_id: child.id, audience: 'extended_family' }
  const step = { name: 'First <i>steps</i>', date: '2190-01-01', photo_ids: shared.slice(0, 1) }
  await ana.send('POST', `/api/families/${family}/milestones`, { ...common, ...step })
  const { prompts } = await ana.send<{ prompts: { id: string }[] }>(
    'GET',
    `/api/families/${family}/personality/prompts`,
  )
  await ana.send('PUT', `/api/families/${family}/children/${child.id}/responses/${prompts[0]!.id}`, {
    ...{ take: crypto.randomUUID(), response_text: 'When papa falls over', audience: 'extended_family' },
  })
  await rosa.goto('/guest')
  await expect(rosa.getByRole('heading', { name: 'First <i>steps</i>' })).toBeVisible()
  await expectAccessible(rosa)
  await rosa.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => rosa.evaluate(() => document.documentElement.scrollWidth), 'a long name has its lines')
    .toBe(320)
  await rosa.setViewportSize({ width: 1024, height: 768 })
  // Arrow keys that control an audio player don't turn the page.
  await rosa.evaluate(() => {
    const audio = document.createElement('audio')
    Object.assign(audio, { controls: true, tabIndex: 0 })
    document.querySelector('main')!.append(audio)
    audio.focus()
    navigation.addEventListener('navigate', () => document.body.setAttribute('data-turned', ''))
  })
  await rosa.keyboard.press('ArrowRight')
  await expect(rosa.locator('body')).not.toHaveAttribute('data-turned')
  await rosa.getByRole('button', { name: 'Envoyer un cœur' }).click()
  await rosa.getByRole('link', { name: 'Anciennes' }).click()
  await expect(rosa.getByRole('heading', { name: 'Qu’est-ce qui te fait rire aux éclats ?' })).toBeVisible()
  await expect(rosa.getByText('When papa falls over')).toBeVisible()
  await expectAccessible(rosa)
  await rosa.getByRole('link', { name: 'Récentes', exact: true }).click()
  await expect(rosa.getByRole('button', { name: 'Vous avez envoyé un cœur' })).toBeVisible()
  await rosa.goto(`/guest?moment=${shared.at(-1)}`)

  const comment = rosa.getByRole('textbox', { name: 'Écrire un commentaire' })
  await rosa.getByRole('button', { name: 'Commenter', exact: true }).click()
  await expect(comment).toBeFocused()
  await expect(comment).toBeInViewport({ ratio: 1 })
  await comment.fill('Quel beau lac')
  // Arrow keys move through what she writes, and don't turn the page.
  await comment.press('ArrowLeft')
  await expect(comment).toHaveValue('Quel beau lac')
  await rosa.getByRole('button', { name: 'Envoyer le commentaire' }).click()
  await expect(rosa.getByRole('button', { name: 'Supprimer' })).toBeVisible()
  await expect(rosa.getByText('Quel beau lac')).toBeVisible()
  await expect(rosa.getByRole('button', { name: 'Votre commentaire' })).toBeVisible()
  await expectAccessible(rosa)

  // The family sees the guest's heart, her comment, and her last visit.
  await page.goto(`/families/${family}/photos?photo=${shared.at(-1)}&view=comments`)
  const comments = page.getByRole('complementary', { name: 'Comments' })
  await expect(comments.getByText('Grandma Rosa').first()).toBeVisible()
  await expect(comments.getByText('Quel beau lac')).toBeVisible()
  await page.goto(`/families/${family}/settings?section=people`)
  await expect(page.getByText(/Last visit/)).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Grandma Rosa’s link' }).click()
  await page.getByRole('menuitem', { name: 'Revoke link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('No guest links yet.')).toBeVisible()

  await rosa.getByRole('button', { name: 'Vous avez envoyé un cœur' }).click()
  await expect(rosa.getByRole('heading', { name: 'Open your link again' })).toBeVisible()
  expect(noise.filter((line) => !/status of 401/.test(line))).toEqual([])
  await tablet.close()
})

test('Ana sees that a link would show nothing, and shares the last 30 days instead', async ({
  page,
  browser,
  baseURL,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const [photo] = await ana.uploads(family, pictures.slice(0, 1))
  await ana.send('PATCH', `/api/families/${family}/photos/${photo}`, {
    taken_at: new Date(Date.now() - 5 * 24 * 60 * 60_000).toISOString().slice(0, 19),
  })

  await page.goto(`/families/${family}/settings?section=people`)
  await page.getByRole('button', { name: 'Create guest link' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('This link doesn’t show any photos yet.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Share the last 30 days with them' }).click()
  await expect(dialog.getByRole('radio', { name: /^The one photo/ })).toBeChecked()
  await dialog.getByLabel('Who is it for?').fill('Grandma Rosa')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await copyLink(page)

  const theirs = await browser.newContext({ baseURL: baseURL! })
  const rosa = await theirs.newPage()
  await rosa.goto(link)
  await expect(rosa.locator(`img[src*="${photo}"]`).first()).toBeVisible()
  await theirs.close()
})
