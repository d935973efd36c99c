import { expect, expectAccessible, test } from './fixtures.ts'

test('the command palette ignores case, shows when nothing matches, and reopens empty', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  await ana.send('POST', `/api/families/${family}/children`, { first_name: 'Mia', birth_date: '2024-05-01' })
  await page.goto('/preferences')
  const heading = page.getByRole('heading', { level: 1 })
  const place = await heading.boundingBox()
  await page.getByRole('button', { name: 'Search and commands' }).click()
  const search = page.getByPlaceholder('Search people, places, days')
  const options = page.getByRole('dialog', { name: 'Search', exact: true }).getByRole('option')
  await expect(options.first()).toHaveAccessibleName('Mia Child')
  // The page behind it doesn't move.
  expect(await heading.boundingBox()).toEqual(place)
  for (const name of ['Home', 'Members', 'Family settings', 'Families', 'Account settings', 'Upload photos'])
    await expect(options.getByText(name, { exact: true })).toBeVisible()
  await search.fill('zebra')
  await expect(page.getByText('Nothing found for “zebra”')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(search).toHaveValue('')
  // Pages are found by the words that people use for them.
  await search.fill('backup')
  await expect(options).toHaveText(['Are our photos safe?', 'Family settings'])
  await search.fill('invite')
  await expect(options).toHaveText(['Members'])
  await search.fill('MEMB')
  await expect(options).toHaveText(['Members'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/families/${family}/members`)
  // A slash opens it too; the last used page comes right after the people, and families are found by name.
  await page.keyboard.press('/')
  await expect(options.nth(1)).toHaveText('Members')
  await search.fill('rivera')
  await expect(options).toHaveText(['The Riveras'])
  // While a longer query loads, results of the shorter one are hidden, and "Nothing found" only appears once it's
  // certain.
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const none = page.getByText('Nothing found')
  await page.route('**/api/search?*', (route) => held.then(() => route.abort()))
  await search.fill('riverbank')
  await expect(options).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Search', exact: true }).getByText('Loading…')).toBeVisible()
  await expect(none).toBeHidden()
  answer()
  await expect(page.getByRole('alert').getByText(/You’re offline/)).toBeVisible()
  await expect(none).toBeHidden()
  await expectAccessible(page)
  await page.unroute('**/api/search?*')
  await search.fill('riverà')
  await expect(options).toHaveText(['The Riveras'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/families/${family}`)
  await expect(search).toBeHidden()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts.getByText('Find a photo, person, or page')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()
})

test('the command palette shows photos that a text or a month finds, and albums and milestones with their photos', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  const api = `/api/families/${family}`
  const [photo, other] = await ana.uploads(family, pictures.slice(0, 2))
  const edit = { description: 'Herons over the quiet lake', taken_at: '2024-07-05T10:00:00' }
  await ana.send('PATCH', `${api}/photos/${photo}`, edit)
  const options = page.getByRole('dialog', { name: 'Search', exact: true }).getByRole('option')
  const search = page.getByPlaceholder('Search people, places, days')
  const open = async () => {
    await page.goto('/preferences')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('/')
  }
  await open()
  await search.fill('heron')
  await expect(options).toHaveText(['July 5, 2024Herons over the quiet lake'])
  await expect(options.locator('img')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/families/${family}/photos?photo=${photo}`)

  const { id } = await ana.send<{ id: string }>('POST', `${api}/albums`, {
    title: 'Herons and storks',
    photo_ids: [other],
  })
  await ana.send('PATCH', `${api}/albums/${id}`, { cover_photo_id: other })
  const milestone = { name: 'Noé saw a heron', date: '2024-07-05', photo_ids: [photo] }
  await ana.send('POST', `${api}/milestones`, milestone)
  await open()
  await search.fill('heron')
  await expect(options).toHaveText([
    'July 5, 2024Herons over the quiet lake',
    'Herons and storks',
    'Noé saw a heronJuly 5, 2024',
  ])
  await expect(options.locator('img')).toHaveCount(3)
  // Enter isn't lost while the photos are still those of the text before.
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>()
  await page.route('**/photos?*from=2024-07-01*', async (route) => {
    await entered
    await route.fallback()
  })
  await search.fill('july 2024')
  await expect(options).toHaveText(['July 5, 2024Herons over the quiet lake', 'See all photos for “july 2024”'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(search).toBeVisible()
  enter()
  await expect(page).toHaveURL(/photos\?from=2024-07-01&to=2024-07-31/)

  // Photos that were added last are offered when nothing is found, but Enter doesn't open them.
  await open()
  await search.fill('zebra')
  await expect(page.getByText('Nothing found for “zebra”')).toBeVisible()
  await expect(options).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(search).toBeVisible()
})
