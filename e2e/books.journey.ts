import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { signUp } from './api-person.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** Font families and text that cover ligatures, combining clusters, and drawn glyphs. */
const TITLE = 'Emma محمد हिन्दी 王小明 🎂'

test('Ana makes a book from a template, edits and completes it, and the PDF matches the screen', async ({
  page,
  loginAs,
  pictures,
}) => {
  // Uploads, a PDF, and seven accessibility checks.
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const photos = await ana.uploads(family, pictures)
  await ana.send('PATCH', `/api/families/${family}/photos/${photos[0]}`, {
    description: 'أمي and the Žofia of समुद्र',
    is_favorite: true,
  })
  await ana.send('POST', `/api/families/${family}/milestones`, { name: 'First swim', date: '2024-05-02' })

  await test.step('from the template on the public books page', async () => {
    await page.goto('/my-books')
    await expect(page.getByRole('heading', { name: 'No books yet' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create your first book' })).toBeVisible()
    // No one prints books for this server.
    await expect(page.getByRole('link', { name: 'Archived' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Orders' })).toBeHidden()
    await expectAccessible(page)
    await page.goto('/memory-books')
    await page.getByRole('link', { name: 'Use template' }).nth(1).click()
    const form = page.getByRole('dialog', { name: 'New book' })
    await expect(form.getByRole('radio', { name: /Family vacation album/ })).toBeChecked()
    await expectAccessible(page)
    await form.getByLabel('Title', { exact: true }).fill('')
    await expect(form.getByText(/^Square, [\d.]+ × [\d.]+ (in|cm)$/).first()).toBeVisible()
    await form.getByText('More options').click()
    await form.getByRole('textbox', { name: 'Pages' }).fill('7')
    await form.getByRole('button', { name: 'Create book' }).click()
    await expect(form.getByText('Enter a title')).toBeVisible()
    await expect(form.getByText(/Enter an even number/)).toBeVisible()
    await form.getByLabel('Title', { exact: true }).fill(TITLE)
    await form.getByRole('textbox', { name: 'Pages' }).fill('8')
    await form.getByRole('radio', { name: 'Other dates' }).check()
    await form.getByLabel(/^From\b/).fill('1990-01-01')
    await form.getByLabel(/^To\b/).fill('1990-12-31')
    await expect(form.getByText('No photos match. Choose other dates or people.')).toBeVisible()
    await form.getByRole('radio', { name: '2024' }).check()
    await expect(form.getByText(/^\d+ photos?, .*2024$/)).toBeVisible()
    await expect(form.getByLabel(/^From\b/)).toBeHidden()
    await form.getByRole('button', { name: 'Create book' }).click()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Cover' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Next pages' }).click()
    await expect(page.getByText('Pages 2 and 3')).toBeVisible()
    await expectAccessible(page)
    const next = page.getByRole('button', { name: 'Next pages' })
    while (await next.isEnabled()) await next.click()
    await expect(page.getByText('Back cover', { exact: true })).toBeVisible()
    // The closed book is in the middle, and its empty side isn't outside of the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  await test.step('the title is changed and undone everywhere, from the heading', async () => {
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('heading', { name: TITLE }).getByRole('button').click()
    await expect(page.getByRole('img', { name: 'Cover', exact: true }).first()).toBeVisible()
    const words = page.getByRole('textbox', { name: 'Text', exact: true })
    await expect(words).toBeFocused()
    await expect(words).toHaveValue(TITLE)
    await words.fill('Family vacation album')
    await expect(page.getByRole('heading', { name: 'Family vacation album' })).toBeVisible()
    await expect(page.getByText('The title is still “Family vacation album”. Give this book')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Page 1', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Text in frame 1: Family vacation album' })).toBeVisible()
    await page.getByRole('button', { name: 'Change the title' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(words).toHaveValue(TITLE)
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
    await page.getByRole('button', { name: 'Page 1', exact: true }).click()
    await expect(page.getByRole('button', { name: `Text in frame 1: ${TITLE}` })).toBeVisible()
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  })

  await test.step('text and photos are edited, undone, and saved automatically', async () => {
    await page.getByRole('link', { name: 'Edit' }).click()
    const saved = page.getByText('Saved', { exact: true })
    await expect(saved).toBeVisible()
    await page.getByRole('button', { name: 'Page 1', exact: true }).click()
    await page.getByRole('button', { name: /^Text in frame 2/ }).click()
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
    await page.keyboard.insertText('Our summer')
    await expect(page.getByRole('button', { name: 'Text in frame 2: Our summer' })).toBeVisible()
    await expect(saved).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Text in frame 2: Our summer' })).toBeHidden()
    await page.getByRole('button', { name: 'Redo' }).click()
    // A selection has its own tools, in the place of the page's.
    await page.getByRole('button', { name: 'Done' }).click()
    // Places a photo by keyboard: picks it from the tray and puts it into a slot.
    await page.getByRole('radio', { name: 'One', exact: true }).check()
    await page.getByRole('button', { name: /^Use / }).first().press('Enter')
    await page.getByRole('button', { name: /^Empty photo frame 1/ }).press('Enter')
    await expect(page.getByRole('button', { name: /^Photo in frame 1/ })).toBeVisible()
    await page.getByRole('slider', { name: 'Zoom' }).fill('1.5')
    await expectAccessible(page)
    // Pans the selected photo within its slot by mouse and by keyboard; one undo reverts a whole drag.
    const chosen = page.getByRole('button', { name: /^Photo in frame 1/ })
    const across = page.getByRole('slider', { name: 'Horizontal position' })
    const before = await across.inputValue()
    const { x, y } = (await chosen.boundingBox())!
    await page.mouse.move(x + 80, y + 80)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 80, { steps: 4 })
    await page.mouse.up()
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    expect(Number(await across.inputValue())).toBeGreaterThan(Number(before))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(across).toHaveValue(before)
    // Several steps: of a panorama, two are less than what the slider shows.
    for (let step = 0; step < 6; step++) await chosen.press('ArrowRight')
    expect(Number(await across.inputValue())).toBeLessThan(Number(before))
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('tab', { name: 'Whole book' }).click()
    await page.getByText('For the print shop').click()
    await page.getByRole('checkbox', { name: 'Show where pages are cut' }).check()
    await expect(page.getByText('Printed, then cut off')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Show where pages are cut' }).uncheck()
    await chosen.click()
    // Leaving right after a change loses nothing.
    await page.getByRole('slider', { name: 'Zoom' }).fill('1.6')
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Download to print' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Order printed copies' })).toBeHidden()
    const book_id = page.url().match(/books\/([\w-]+)/)![1]
    const { document } = await ana.send<{ document: object }>('GET', `/api/families/${family}/books/${book_id}`)
    expect(JSON.stringify(document)).toContain('"zoom":1.6')
  })

  await test.step('the book is completed and downloaded, and its PDF matches the screen', async () => {
    // Compares single pages, without the shadow of the fold.
    await page.setViewportSize({ width: 740, height: 900 })
    // Links to the order page lead to the PDFs, too.
    await page.goto(`${new URL(page.url()).pathname}/order`)
    const files = page.getByRole('dialog', { name: 'Download to print' })
    await expectAccessible(page)
    // The live update arrives before the answer, and the button is gone.
    await page.route('**/finish', async (route) => {
      const answer = await route.fetch()
      await expect(files.getByText('The whole book')).toBeVisible()
      await route.fulfill({ response: answer })
    })
    await files.getByRole('button', { name: 'Create PDF: The whole book' }).click()
    const link = files.getByRole('link', { name: /The whole book/ })
    await expect(link).toBeVisible()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await link.click()
    const pdf = await readFile(await (await downloading).path())
    await page.keyboard.press('Escape')
    const printed = await renderPages(pdf)
    expect(printed).toHaveLength(10)
    for (const [at, name] of [
      [0, 'Cover'],
      [1, 'Page 1'],
      [2, 'Page 2'],
    ] as const) {
      // Opens the first page by its URL and the others by paging.
      if (at === 0) await page.goto(`/families/${family}/books/${page.url().match(/books\/([\w-]+)/)![1]}?at=0`)
      else await page.getByRole('button', { name: 'Next pages' }).click()
      const sheet = page.getByRole('img', { name, exact: true })
      await expect(sheet).toBeVisible()
      await shown(sheet)
      // Shades of the hinge and the fold are over the page, but not printed.
      const drawn = await sheet.screenshot({ style: ':has(> [role="img"]) ~ [aria-hidden] { visibility: hidden }' })
      expect(await difference(drawn, printed[at]!), name).toBeLessThan(4)
    }
  })

  await test.step('on the list of books', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/my-books')
    const book = page.getByRole('article', { name: TITLE })
    await expect(book.getByText('Completed', { exact: true })).toBeVisible()
    await expect(book.getByRole('link', { name: `Preview ${TITLE}` })).toBeVisible()
    await book.getByRole('button', { name: `Actions for ${TITLE}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Download' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Archived' }).click()
    await expect(page.getByText('No archived books.')).toBeVisible()
    await page.getByRole('tab', { name: 'Current' }).click()
  })

  await test.step('the first page fills a phone in the editor', async () => {
    await page.getByRole('link', { name: `Preview ${TITLE}` }).click()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Page 1', exact: true }).click()
    const first = page.getByRole('main').getByRole('img', { name: 'Page 1', exact: true }).first()
    await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan(280)
    // A tap that's long enough to begin a drag still selects.
    const photo = page.getByRole('button', { name: /^Photo in frame 1/ })
    const { x, y } = (await photo.boundingBox())!
    const hands = await page.context().newCDPSession(page)
    await hands.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', over = 0) =>
      hands.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 120 + over, y: y + 40 }],
      })
    await touch('touchStart')
    await page.waitForTimeout(400)
    await touch('touchEnd')
    await expect(photo).toHaveAttribute('aria-pressed', 'true')
    // The bar opens sheets below the page: for the selected photo, the page's texts, and the rest.
    const tools = page.getByRole('group', { name: 'Edit book' })
    await expectAccessible(page)
    await tools.getByRole('button', { name: 'Photo' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.6')
    await expect(sheet.getByRole('img', { name: 'Page 1' })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /^Use / }).last().click()
    await expect(sheet.getByRole('slider', { name: 'Zoom' })).toHaveValue('1')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await tools.getByRole('button', { name: 'More' }).click()
    await expect(sheet.getByRole('group', { name: 'Cover color' })).toBeVisible()
    await sheet.getByText('For the print shop').click()
    await sheet.getByRole('checkbox', { name: 'Show where pages are cut' }).check()
    await expect(sheet.getByText('Printed, then cut off')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('checkbox', { name: 'Show where pages are cut' }).uncheck()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Cover', exact: true }).click()
    await page.getByRole('button', { name: `Text in frame 2: ${TITLE}` }).click()
    await expect(sheet.getByRole('textbox', { name: 'Text' })).toHaveValue(TITLE)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    // The text is still selected, and a swipe turns the page.
    await touch('touchStart')
    await touch('touchMove', -80)
    await touch('touchEnd')
    await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    // The viewer and the editor open what was open in the other.
    await page.getByRole('button', { name: 'Page 3', exact: true }).click()
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(page.getByRole('img', { name: 'Page 3', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page')
  })

  await test.step('with another title, from the shelf and from its own page', async () => {
    await page.goto('/my-books')
    await page.getByRole('button', { name: `Actions for ${TITLE}` }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const form = page.getByRole('dialog', { name: 'Rename book' })
    await form.getByLabel('Title').fill(' ')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Enter a title')).toBeVisible()
    await form.getByLabel('Title').fill('Our summer')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('article', { name: 'Our summer' })).toBeVisible()
    // The cover has it, too, and opens in the editor.
    await page.getByRole('link', { name: 'Preview Our summer' }).click()
    // The shelf, which is shown while the book loads, has a button of this name, too.
    await page.getByRole('group', { name: 'Pages of the book' }).waitFor()
    await page.getByRole('button', { name: 'Actions for Our summer' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await form.getByLabel('Title').fill('Our long summer')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Our long summer' })).toBeAttached()
    await page.locator('a[href*="edit=title"]').click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text' })).toHaveValue('Our long summer')
    // On laptops, the heading leads there, too.
    await page.goBack()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/my-books')
    await page.getByRole('link', { name: 'Preview Our long summer' }).click()
    await page.getByRole('heading', { name: 'Our long summer' }).getByRole('link').click()
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Our long summer')
  })
})

test("two editors of one book see each other's changes, resolve conflicts, and can go on when a photo is deleted", async ({
  page,
  context,
  server,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures)
  const begun = { title: 'Both of us', template: 'vacation', pages: 8, source: {} }
  const { id } = await ana.send<{ id: string }>('POST', `/api/families/${family}/books`, begun)
  const book = `/api/families/${family}/books/${id}`
  /** Changes the book like another tab would. */
  const changeElsewhere = async (colour: string) => {
    const { document, book: now } = await ana.send<OpenBook>('GET', book)
    await ana.send('PUT', `${book}/document`, { document: { ...document, colour }, expected_version: now.version })
  }
  await page.goto(`/families/${family}/books/${id}/edit`)
  const saved = page.getByText('Saved', { exact: true })
  const asked = page.getByRole('alertdialog', { name: 'Someone else changed this book' })
  const cloth = page.getByRole('group', { name: 'Cover color' })
  const words = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(saved).toBeVisible()
  await expect(page).toHaveTitle(/^Both of us/)
  await page.getByRole('button', { name: 'Page 1', exact: true }).click()
  // However much is open, only the layouts scroll.
  await page.locator('summary', { hasText: 'Page color' }).click()
  await expect(page.getByRole('button', { name: 'Remove these two pages' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('tab', { name: 'Whole book' }).click()

  // An editor without changes of their own follows the other person's change.
  await changeElsewhere('plum')
  await expect(cloth.getByRole('radio', { name: 'Plum' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.getByRole('button', { name: /^Text in frame 1/ }).click()
  await words.fill('Our summer')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(saved).toBeVisible()

  // After a conflict while offline, each save asks again, and the local changes can be saved.
  await page.route(`**${book}/document`, (route) => route.abort())
  await words.fill('Our long summer')
  await expect(page.getByText(/^We couldn’t save your changes/)).toBeVisible()
  await changeElsewhere('night')
  await page.unroute(`**${book}/document`)
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await asked.getByRole('button', { name: 'Keep my version' }).click()
  await expect(asked).toBeHidden()
  await expect(saved).toBeVisible()

  // Moving pages also moves the current selection, up to the last page.
  await page.getByRole('button', { name: 'Pages 2 and 3' }).click()
  await page.getByRole('tab', { name: 'Pages 2 and 3' }).click()
  const back = page.getByRole('button', { name: 'Move pages earlier' })
  const on = page.getByRole('button', { name: 'Move pages later' })
  await expect(back).toBeDisabled()
  await on.click()
  await on.click()
  await expect(page.getByRole('button', { name: 'Pages 6 and 7' })).toHaveAttribute('aria-current', 'page')
  await expect(on).toBeDisabled()
  await expect(saved).toBeVisible()

  // Undo can remove the page of the selected slot.
  await page.getByRole('button', { name: 'Add two pages here' }).click()
  await page.getByRole('button', { name: 'Page 10', exact: true }).click()
  await page.getByRole('group', { name: 'Frames on this page' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Page 8', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Pages 6 and 7' }).click()

  // Undo can't restore a photo that was deleted in between, but everything else.
  const photo = page.getByRole('button', { name: /^Photo in frame 1/ }).last()
  await photo.click()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(saved).toBeVisible()
  const { document } = await ana.send<OpenBook>('GET', book)
  const { photos } = await ana.send<{ photos: { id: string }[] }>('GET', `/api/families/${family}/photos`)
  for (const gone of photos.filter((one) => !JSON.stringify(document).includes(one.id)))
    await ana.send('DELETE', `/api/families/${family}/photos/${gone.id}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('A photo is no longer available', { exact: true })).toBeVisible()
  await expect(saved).toBeVisible()

  // A viewer is redirected from the editor to the book.
  const ben = await signUp(server, 'Ben')
  const asViewer = { emails: [ben.email], role: 'viewer' }
  const { invited } = await ana.send<Invited>('POST', `/api/families/${family}/invitations`, asViewer)
  const token = new URLSearchParams(new URL(invited[0]!.link).hash.slice(1)).get('token')
  await ben.send('POST', '/api/invitation/acceptance', { token })
  await page.goto('about:blank')
  await context.clearCookies()
  await context.addCookies([ben.cookie()])
  await page.goto(`/families/${family}/books/${id}/edit`)
  await expect(page.getByRole('button', { name: 'Next pages' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/books/${id}$`))
})

type OpenBook = { book: { version: number }; document: object }
type Invited = { invited: { link: string }[] }

/** Resolves when all images of the sheet have loaded. */
function shown(sheet: Locator): Promise<void> {
  return expect
    .poll(() =>
      sheet.evaluate(async (svg) => {
        const images = [...svg.querySelectorAll('image')]
        const loads = images.map(async ({ href }) => {
          const picture = new Image()
          picture.src = href.baseVal
          await picture.decode()
        })
        await Promise.all(loads)
        return document.fonts.status
      }),
    )
    .toBe('loaded') as Promise<void>
}

async function renderPages(pdf: Buffer): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pages: Buffer[] = []
  for (const page of document.pages()) {
    const { data } = await page.render({
      scale: 0.7,
      render: ({ data: pixels, ...size }) =>
        sharp(pixels, { raw: { width: size.width, height: size.height, channels: 4 } })
          .png()
          .toBuffer(),
    })
    pages.push(Buffer.from(data))
  }
  document.destroy()
  library.destroy()
  return pages
}

/** Mean difference of two images in levels of 255. Moved letters count; different antialiasing doesn't. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((picture) =>
      sharp(picture)
        .flatten({ background: '#fff' })
        .resize(240, 240, { fit: 'fill' })
        .blur(1)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  )
  return one!.reduce((sum, level, at) => sum + Math.abs(level - other![at]!), 0) / one!.length
}
