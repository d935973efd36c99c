import { expect, expectAccessible, loseAnswer, test } from './fixtures.ts'

test('family members react to and comment on a photo, reply, and delete comments', async ({ page, openPhoto }) => {
  const { person: ana, family } = await openPhoto('Ana')
  const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
  await viewer.getByRole('button', { name: 'Comment', exact: true }).click()
  const drawer = viewer.getByRole('complementary', { name: 'Comments' })
  await expect(drawer.getByText('Be the first to share a memory.')).toBeVisible()

  const heart = drawer.getByRole('button', { name: /^Love it/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(drawer.getByText('Ana Moreau', { exact: true })).toBeVisible()

  // A failed reaction is visibly undone, and a failed comment stays in the field.
  await page.route('**/reactions', (route) => route.abort())
  await drawer.getByRole('button', { name: /^Made me laugh/ }).click()
  await expect(page.getByText('We couldn’t save your reaction').first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^Made me laugh/ })).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/reactions')

  const field = drawer.getByRole('textbox', { name: 'Add a comment' })
  await field.fill('  ')
  await field.press('Control+Enter')
  await expect(drawer.getByText('Write a comment first.')).toBeVisible()
  await field.fill('The water was freezing <b>cold</b>')
  await page.route('**/comments', (route) => route.abort())
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(drawer.getByText(/You’re offline/)).toBeVisible()
  await expect(field).toHaveValue('The water was freezing <b>cold</b>')
  await page.unroute('**/comments')
  // The comment was saved but the response was lost: sending it again doesn't duplicate it.
  const comments = drawer.getByRole('article')
  await loseAnswer(page, '**/comments')
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments).toHaveCount(1)
  await expect(drawer.getByText(/You’re offline/)).toBeVisible()
  // Text typed while a comment is being sent becomes the next one.
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/comments', (route) => held.then(() => route.continue()))
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click()
  await field.fill('We stayed in all the same')
  send()
  await expect(comments).toHaveCount(1)
  await expect(comments.first()).toContainText('The water was freezing <b>cold</b>')
  await page.unroute('**/comments')
  await expect(field).toHaveValue('We stayed in all the same')
  await field.fill('')

  await drawer.getByRole('button', { name: 'Reply to Ana Moreau' }).click()
  await page.keyboard.type('And you went in twice')
  await page.keyboard.press('Control+Enter')
  await expectAccessible(page)

  // The open photo says how many there are, and leads to them.
  await drawer.getByRole('button', { name: 'Close comments' }).click()
  await expectAccessible(page)
  await viewer.getByRole('button', { name: '2 comments' }).click()
  await expect(drawer.getByText('And you went in twice')).toBeVisible()

  await comments
    .last()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await drawer.getByRole('textbox', { name: 'Edit your comment' }).fill('And you went in three times')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(comments.last()).toContainText('And you went in three times')
  await expect(comments.last()).toContainText('edited')

  await comments
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(drawer.getByText('This comment was deleted.')).toBeVisible()
  await expect(comments).toHaveCount(1)

  // A reply in progress stays when someone else deletes the comment it replies to.
  const url = `/api/families/${family}/comments`
  const about = {
    subject_kind: 'photo',
    subject_id: new URL(page.url()).searchParams.get('photo'),
    text: 'Whose hat is this?',
  }
  for (const [button, words] of [
    ['Reply to Ana Moreau', 'Great-aunt Ilse, on the only day that she ever swam'],
    ['Edit', 'Whose hat is this behind you?'],
  ] as const) {
    const { id } = await ana.send<{ id: string }>('POST', url, about)
    const asked = comments.filter({ hasText: about.text })
    await expect(asked).toBeVisible()
    if (button === 'Edit') {
      await asked.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name: button }).click()
    } else await asked.getByRole('button', { name: button }).click()
    const writing = drawer.getByRole('textbox', { name: button === 'Edit' ? 'Edit your comment' : button })
    await writing.fill(words)
    await ana.send('DELETE', `${url}/${id}`)
    await expect(drawer.getByText('Someone just deleted this comment')).toBeVisible()
    await expect(drawer.getByText(about.text)).toBeHidden()
    await expect(writing).toHaveValue(words)
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(writing).toBeHidden()
    await expect(drawer.getByText('This comment was deleted.')).toHaveCount(1)
  }

  // A reload shows the same in Spanish, and on a phone below the photo.
  await ana.send('PATCH', '/api/preferences', { language: 'es' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByText('Este comentario se eliminó.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Me encanta (1 persona)' })).toBeVisible()
  await expectAccessible(page)
})

test('comments are beside the photo, and follow it to the next one', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const ids = await ana.uploads(family, pictures.slice(0, 2))
  for (const subject_id of ids)
    await ana.send('POST', `/api/families/${family}/comments`, {
      ...{ subject_kind: 'photo', subject_id },
      text: `Comment on photo ${ids.indexOf(subject_id) + 1}`,
    })
  await page.goto(`/families/${family}/photos?photo=${ids[0]}`)
  const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
  const panel = viewer.getByRole('complementary', { name: 'Comments' })
  const open = viewer.getByRole('button', { name: '1 comment' })
  await open.press('Enter')
  await expect(panel.getByText('Comment on photo 1')).toBeVisible()
  const field = panel.getByRole('textbox', { name: 'Add a comment' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  // Letters that are shortcuts elsewhere, and arrow keys, belong to the comment.
  await page.keyboard.type('fizy')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('z')
  await expect(field).toHaveValue('fizzy')
  await expect(page).toHaveURL(new RegExp(`photo=${ids[0]}&view=comments$`))
  // The photo is beside the panel, not below it.
  const rightOf = () =>
    viewer
      .locator('.pswp__item:not([aria-hidden=true]) img')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)))
  const { x } = (await panel.boundingBox())!
  await expect.poll(rightOf).toBeLessThanOrEqual(x + 1)

  const hasNext = await viewer.getByRole('button', { name: 'Next photo' }).isVisible()
  const key = hasNext ? 'ArrowRight' : 'ArrowLeft'
  await field.press(key)
  await expect(page).toHaveURL(new RegExp(`photo=${ids[0]}&view=comments$`))
  await field.fill('')
  await page.keyboard.press(key)
  await expect(panel.getByText('Comment on photo 2')).toBeVisible()
  await expect(field).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(viewer).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`photo=${ids[1]}$`))

  // Comments that were open from the start have no button to return the focus to.
  await page.goto(`/families/${family}/photos?photo=${ids[0]}&view=comments`)
  await panel.getByRole('button', { name: 'Close comments' }).press('Enter')
  await expect(panel).toBeHidden()
  await expect(viewer).toBeFocused()
})

test('a tooltip opens under a mouse that moves, not under one that rests while the panel opens', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const [photo] = await ana.uploads(family, pictures.slice(0, 1))
  const opened = `/families/${family}/photos?photo=${photo}`
  const close = page.getByRole('button', { name: 'Close details' })
  const tooltip = () => close.evaluate((button) => getComputedStyle(button, '::after').display)
  await page.goto(`${opened}&view=details`)
  const { x, y } = (await close.boundingBox())!
  await page.goto(opened)
  await page.getByRole('button', { name: 'Photo details' }).waitFor()
  await page.mouse.move(x + 20, y + 20)
  await page.keyboard.press('i')
  await expect(close).toBeVisible()
  await expect.poll(async () => (await close.boundingBox())?.x).toBe(x)
  expect(await tooltip()).toBe('none')
  await page.mouse.move(x + 18, y + 18)
  await expect.poll(tooltip).toBe('block')
})

test('a milestone has reactions and comments below it', async ({ page, loginAs }) => {
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
  await expectAccessible(page)
  // The collapsed section shows its counts.
  await page.getByRole('button', { name: '1 reaction · 1 comment' }).click()
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeHidden()
})
