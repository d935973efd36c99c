import { expect, expectNoBarriers, test } from './fixtures.ts'

test('Ana adds a child, writes down its first steps with photos, gives it a face, removes it by mistake and brings it back', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const [photo] = await ana.uploads(family, pictures.slice(0, 4))
  await page.goto(`/families/${family}`)

  await test.step('a child', async () => {
    await page.getByRole('link', { name: 'Add child' }).click()
    const form = page.getByRole('dialog', { name: 'Add a child' })
    await form.getByRole('button', { name: 'Add child' }).click()
    await expect(form.getByText('First name is required')).toBeVisible()
    await expect(form.getByText('Birth date is required')).toBeVisible()
    await expect(form.getByLabel('First name')).toBeFocused()
    await form.getByLabel('First name').fill('Emma <b>')
    await form.getByLabel('Last name').fill('Moreau')
    await form.getByLabel('Birth date').fill('2999-01-01')
    await form.getByRole('button', { name: 'Add child' }).click()
    await expect(form.getByText('That is further ahead than a birth can be.')).toBeVisible()
    await form.getByLabel('Birth date').fill('2023-02-28')
    await expect(form.getByRole('status')).toContainText('years old')
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await form.getByRole('button', { name: 'Add child' }).click()
    await expect(page.getByText('Child added', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Emma <b> Moreau' })).toBeVisible()
    await expectNoBarriers(page)
  })

  await test.step('a milestone, from the shell', async () => {
    await page.getByRole('link', { name: 'Add Milestone' }).click()
    await expect(page).toHaveURL(/\/activities\?form=milestone$/)
    const form = page.getByRole('dialog', { name: 'Add a milestone' })
    await form.getByLabel('Date', { exact: true }).fill('')
    await form.getByRole('button', { name: 'Save milestone' }).click()
    await expect(form.getByText('Milestone name is required')).toBeVisible()
    await expect(form.getByText('Date is required')).toBeVisible()
    await form.getByLabel('Child').selectOption({ label: 'Emma <b> Moreau' })
    await form.getByLabel('Date', { exact: true }).fill('2024-03-01')
    await expect(form.getByText('at 1 year')).toBeVisible()
    await form.getByRole('button', { name: 'First steps' }).click()
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('First steps')
    await form.getByLabel('Description').fill('From the sofa\nto the table')
    await form.getByRole('button', { name: 'Choose photos' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose photos' })
    const photos = picker.getByRole('list', { name: 'Photos' }).getByRole('button')
    await expect(photos).toHaveCount(4)
    await photos.nth(0).click()
    await photos.nth(1).click()
    await expect(picker.getByRole('status')).toHaveText('2 photos chosen')
    await expectNoBarriers(page)
    await picker.getByRole('button', { name: 'Use these photos' }).click()
    await expect(form.getByRole('listitem').filter({ has: page.locator('img') })).toHaveCount(2)
    await expectNoBarriers(page)
    // The answer is lost on its way; pressing again records it no second time.
    await page.route(
      '**/milestones',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await form.getByRole('button', { name: 'Save milestone' }).click()
    await expect(page.getByText('Something went wrong while saving your milestone').first()).toBeVisible()
    await form.getByRole('button', { name: 'Save milestone' }).click()
    await expect(page.getByText('Milestone saved', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/activities$/)
    await expect(page.getByText('Ana recorded a milestone: First steps')).toHaveCount(1)
  })

  await test.step('the child’s own page, with a face', async () => {
    const { children } = await ana.send<{ children: { id: string }[] }>('GET', `/api/families/${family}/children`)
    await ana.send('PATCH', `/api/families/${family}/photos/${photo}`, { child_id: children[0]!.id })
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByRole('navigation', { name: 'Children' }).getByRole('link', { name: /Emma/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Emma <b> Moreau' })).toBeVisible()
    await expect(page.getByText('Born on February 28, 2023')).toBeVisible()
    await expect(page.getByText('at 1 year', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How the collection grows' })).toBeVisible()
    await page
      .getByRole('link', { name: /^Open photo/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Photo Details' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Photo Details' })).toBeHidden()

    await page.getByRole('button', { name: /^More about Emma/ }).click()
    await page.getByRole('menuitem', { name: 'Choose a picture' }).click()
    await page
      .getByRole('dialog', { name: /A picture of/ })
      .getByRole('list')
      .getByRole('button')
      .first()
      .click()
    const crop = page.getByRole('dialog', { name: /Which part shows/ })
    await crop.getByRole('button', { name: 'Use this part' }).click()
    await expect(page.getByText('Picture chosen', { exact: true })).toBeVisible()
    await expect(page.locator('header img[src*="/avatar?"]')).toBeVisible()
    await expectNoBarriers(page)

    await page.getByRole('link', { name: 'View the photo' }).click()
    await expect(page).toHaveURL(/\/photos\?child=/)
    await expect(page.getByRole('status').filter({ hasText: '1 photo' })).toBeVisible()
    await page.goBack()
  })

  await test.step('changing and deleting the milestone', async () => {
    const milestones = `/api/families/${family}/milestones`
    const form = page.getByRole('dialog', { name: 'Edit milestone' })
    const edit = async (name: string) => {
      await page.getByRole('button', { name: `More about ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
    }
    // What is being changed stays when somebody else deletes it, and can be told anew.
    const word = { name: 'First word', date: '2024-02-01', child_id: new URL(page.url()).pathname.split('/').at(-1) }
    const { id } = await ana.send<{ id: string }>('POST', milestones, word)
    await edit(word.name)
    await form.getByLabel('Description').fill('It was “more”')
    await ana.send('DELETE', `${milestones}/${id}`)
    await expect(page.locator('article', { hasText: word.name })).toHaveCount(0)
    await form.getByRole('button', { name: 'Save milestone' }).click()
    await expect(page.getByText(/save again to add it anew/).first()).toBeVisible()
    await form.getByRole('button', { name: 'Save milestone' }).click()
    await expect(page.getByText('It was “more”')).toBeVisible()
    const told = await ana.send<{ milestones: { id: string }[] }>('GET', milestones)
    await ana.send('DELETE', `${milestones}/${told.milestones.at(-1)!.id}`)

    await edit('First steps')
    await form.getByLabel('Name', { exact: true }).fill('Three steps')
    await form
      .getByRole('button', { name: /^Take out/ })
      .first()
      .click()
    await form.getByRole('button', { name: 'Save milestone' }).click()
    await expect(page.getByRole('heading', { name: 'Three steps' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Open photo/ })).toHaveCount(1)
  })

  await test.step('removed, and back again', async () => {
    await page.getByRole('button', { name: /^More about Emma/ }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    const asking = page.getByRole('alertdialog')
    await expect(asking.getByText('One photo stays in the family')).toBeVisible()
    await expect(asking.getByText('One milestone stays, without a child.')).toBeVisible()
    await asking.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Child removed', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/children$/)
    await expect(page.getByRole('heading', { name: 'Recently removed' })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Bring back' }).click()
    await expect(page.getByRole('heading', { name: 'Emma <b> Moreau' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recently removed' })).toBeHidden()
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('tab', { name: 'Milestones' }).click()
    await expect(page).toHaveURL(/tab=milestones/)
    await expect(page.getByRole('heading', { name: 'Special Milestones' })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'View milestones' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Milestones' })).toBeVisible()
    await expectNoBarriers(page)
    const more = page.getByRole('button', { name: 'More about Three steps' })
    await page.route('**/milestones/*', async (route) => {
      const answer = await route.fetch()
      // The news that it is gone comes sooner than the answer.
      await expect(more).toHaveCount(0)
      await route.fulfill({ response: answer })
    })
    await more.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Milestone deleted', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The first one is the hardest to forget' })).toBeVisible()
  })
})
