import { expect, expectNoBarriers, test } from './fixtures.ts'

test('the family talks about a photo: hearts, comments, answers, and what was taken back', async ({
  page,
  openPhoto,
}) => {
  const { person: ana } = await openPhoto('Ana')
  const drawer = page.getByRole('dialog').first()
  await expect(drawer.getByText('Nobody has said anything yet.')).toBeVisible()

  const heart = drawer.getByRole('button', { name: /^Love it/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(drawer.getByText('Ana Moreau', { exact: true })).toBeVisible()

  // What cannot be sent is undone in sight, and what was written stays.
  await page.route('**/reactions', (route) => route.abort())
  await drawer.getByRole('button', { name: /^Made me laugh/ }).click()
  await expect(page.getByText('Your reaction could not be saved').first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^Made me laugh/ })).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/reactions')

  const field = drawer.getByRole('textbox', { name: 'Add a comment' })
  await field.fill('  ')
  await field.press('Control+Enter')
  await expect(drawer.getByText('Write a few words first.')).toBeVisible()
  await field.fill('The water was freezing <b>cold</b>')
  await page.route('**/comments', (route) => route.abort())
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(drawer.getByText(/You seem to be offline/)).toBeVisible()
  await expect(field).toHaveValue('The water was freezing <b>cold</b>')
  await page.unroute('**/comments')
  // What she writes on while that is on its way is the next one.
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/comments', (route) => held.then(() => route.continue()))
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click()
  await field.fill('We stayed in all the same')
  send()
  const comments = drawer.getByRole('article')
  await expect(comments).toHaveCount(1)
  await expect(comments.first()).toContainText('The water was freezing <b>cold</b>')
  await page.unroute('**/comments')
  await expect(field).toHaveValue('We stayed in all the same')
  await field.fill('')

  await drawer.getByRole('button', { name: 'Reply to Ana Moreau' }).click()
  await page.keyboard.type('And you went in twice')
  await page.keyboard.press('Control+Enter')
  await expect(drawer.getByRole('heading', { name: '2 comments' })).toBeVisible()
  await expectNoBarriers(page)

  await comments
    .last()
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await drawer.getByRole('textbox', { name: 'Change your comment' }).fill('And you went in three times')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(comments.last()).toContainText('And you went in three times')
  await expect(comments.last()).toContainText('edited')

  await comments
    .first()
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(drawer.getByText('This comment was taken back.')).toBeVisible()
  await expect(comments).toHaveCount(1)

  // The reload tells the same, in Spanish too, and the phone shows it below the picture.
  await ana.send('PATCH', '/api/preferences', { language: 'es' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(drawer.getByText('Este comentario se ha retirado.')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Me encanta (1 persona)' })).toBeVisible()
  await expectNoBarriers(page)
})

test('a milestone is talked about below it', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  await ana.send('POST', `/api/families/${family}/milestones`, { name: 'First steps', date: '2024-05-01' })
  await page.goto(`/families/${family}/milestones`)
  await page.getByRole('button', { name: 'Reactions and comments' }).click()
  await page.getByRole('button', { name: /^Hooray/ }).click()
  await expect(page.getByRole('button', { name: 'Hooray (1 person)' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Add a comment' }).fill('Straight to the cake')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible()
  await expectNoBarriers(page)
  // Folded, too, it says how much there is.
  await page.getByRole('button', { name: '1 reaction · 1 comment' }).click()
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeHidden()
})
