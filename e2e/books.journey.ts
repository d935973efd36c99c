import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { signUp } from './api-person.ts'
import { expect, expectNoBarriers, test } from './fixtures.ts'

/** Names of a family of the world: letters that join, that stand in clusters, that are drawn. */
const TITLE = 'Emma محمد हिन्दी 王小明 🎂'

test('Ana makes a book from a template, changes it, completes it, and the PDF shows what the screen showed', async ({
  page,
  loginAs,
  pictures,
}) => {
  // Uploads, a PDF, and seven looks for barriers.
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const photos = await ana.uploads(family, pictures)
  await ana.send('PATCH', `/api/families/${family}/photos/${photos[0]}`, {
    description: 'أمي and the Žofia of समुद्र',
    is_favorite: true,
  })
  await ana.send('POST', `/api/families/${family}/milestones`, { name: 'First swim', date: '2024-05-02' })

  await test.step('from the public page of books, with its template chosen', async () => {
    await page.goto('/my-books')
    await expect(page.getByRole('heading', { name: 'No books yet' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create Your First Book' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Orders' })).toBeVisible()
    await expectNoBarriers(page)
    await page.goto('/memory-books')
    await page.getByRole('link', { name: 'Use Template' }).nth(1).click()
    const form = page.getByRole('dialog', { name: 'Create New Book' })
    await expect(form.getByRole('radio', { name: /Family Vacation Album/ })).toBeChecked()
    await expectNoBarriers(page)
    await form.getByLabel('Title', { exact: true }).fill('')
    await form.getByRole('textbox', { name: 'Pages' }).fill('7')
    await form.getByRole('button', { name: 'Create book' }).click()
    await expect(form.getByText('Enter a title')).toBeVisible()
    await expect(form.getByText(/Enter an even number/)).toBeVisible()
    await form.getByLabel('Title', { exact: true }).fill(TITLE)
    await form.getByRole('textbox', { name: 'Pages' }).fill('8')
    await form.getByRole('button', { name: 'Create book' }).click()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Cover' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Next pages' }).click()
    await expect(page.getByText('Pages 2 and 3')).toBeVisible()
    await expectNoBarriers(page)
  })

  await test.step('words and photos are changed, undone, and kept by themselves', async () => {
    await page.getByRole('link', { name: 'Edit' }).click()
    const kept = page.getByText('Saved', { exact: true })
    await expect(kept).toBeVisible()
    await page.getByRole('button', { name: 'Page 1', exact: true }).click()
    await page.getByRole('button', { name: /^Text in frame 2/ }).click()
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
    await page.keyboard.insertText('Our summer')
    await expect(page.getByRole('button', { name: 'Text in frame 2: Our summer' })).toBeVisible()
    await expect(kept).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Text in frame 2: Our summer' })).toBeHidden()
    await page.getByRole('button', { name: 'Redo' }).click()
    // A photo by keyboard: taken from the tray, put down in a place.
    await page.getByRole('combobox', { name: 'Layout' }).selectOption({ label: 'One' })
    await page.getByRole('button', { name: /^Use / }).first().press('Enter')
    await page.getByRole('button', { name: /^Empty photo frame 1/ }).press('Enter')
    await expect(page.getByRole('button', { name: /^Photo in frame 1/ })).toBeVisible()
    await page.getByRole('slider', { name: 'Zoom' }).fill('1.5')
    await expectNoBarriers(page)
    // The chosen photo is pushed about within its place: by mouse, by keys, and undone in one go.
    const chosen = page.getByRole('button', { name: /^Photo in frame 1/ })
    const across = page.getByRole('slider', { name: 'Horizontal position' })
    await expect(across).toHaveValue('0.5')
    const { x, y } = (await chosen.boundingBox())!
    await page.mouse.move(x + 80, y + 80)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 80, { steps: 4 })
    await page.mouse.up()
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    expect(Number(await across.inputValue())).toBeGreaterThan(0.5)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(across).toHaveValue('0.5')
    await chosen.press('ArrowRight')
    expect(Number(await across.inputValue())).toBeLessThan(0.5)
    await page.getByRole('button', { name: 'Show trim guides' }).click()
    await expect(page.getByText('Bleed: printed, then trimmed off')).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Show trim guides' }).click()
    // Whoever leaves at once after a change loses none.
    await page.getByRole('slider', { name: 'Zoom' }).fill('1.6')
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page.getByRole('button', { name: 'Mark as completed' })).toBeVisible()
    const book_id = page.url().match(/books\/([\w-]+)/)![1]
    const { document } = await ana.send<{ document: object }>('GET', `/api/families/${family}/books/${book_id}`)
    expect(JSON.stringify(document)).toContain('"zoom":1.6')
  })

  await test.step('completed, downloaded, and the same on paper', async () => {
    // One page at a time, without the shadow of the fold.
    await page.setViewportSize({ width: 740, height: 900 })
    await page.getByRole('button', { name: 'Mark as completed' }).click()
    await expect(page.getByText('Book completed', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const files = page.getByRole('dialog', { name: 'Download' })
    const link = files.getByRole('link', { name: /For viewing/ })
    await expect(link).toBeVisible({ timeout: 60_000 })
    await expectNoBarriers(page)
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
      // Here by the address, and on by leafing.
      if (at === 0) await page.goto(`/families/${family}/books/${page.url().match(/books\/([\w-]+)/)![1]}?at=0`)
      else await page.getByRole('button', { name: 'Next pages' }).click()
      const sheet = page.getByRole('img', { name, exact: true })
      await expect(sheet).toBeVisible()
      await shown(sheet)
      expect(await difference(await sheet.screenshot(), printed[at]!), name).toBeLessThan(4)
    }
  })

  await test.step('on the shelf', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/my-books')
    const book = page.getByRole('article', { name: TITLE })
    await expect(book.getByText('Completed', { exact: true })).toBeVisible()
    await expect(book.getByRole('link', { name: `Preview ${TITLE}` })).toBeVisible()
    await expect(book.getByRole('link', { name: `Download ${TITLE}` })).toBeVisible()
    await expectNoBarriers(page)
  })
})

test('two who change one book follow each other, are asked where they met, and a photo that goes holds nobody up', async ({
  page,
  context,
  house,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures)
  const begun = { title: 'Both of us', template: 'vacation', pages: 8, source: {} }
  const { id } = await ana.send<{ id: string }>('POST', `/api/families/${family}/books`, begun)
  const book = `/api/families/${family}/books/${id}`
  /** As in another tab. */
  const changeElsewhere = async (colour: string) => {
    const { document, book: now } = await ana.send<OpenBook>('GET', book)
    await ana.send('PUT', `${book}/document`, { document: { ...document, colour }, expected_version: now.version })
  }
  await page.goto(`/families/${family}/books/${id}/edit`)
  const kept = page.getByText('Saved', { exact: true })
  const asked = page.getByRole('alertdialog', { name: 'Someone else changed this book' })
  const cloth = page.getByRole('group', { name: 'Cover color' })
  const words = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(kept).toBeVisible()

  // Whoever changed nothing is shown what the other one made of it.
  await changeElsewhere('plum')
  await expect(cloth.getByRole('radio', { name: 'Plum' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.getByRole('button', { name: /^Text in frame 1/ }).click()
  await words.fill('Our summer')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(kept).toBeVisible()

  // Whoever was away is asked, again each time they save, and keeps what they did.
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
  await expect(kept).toBeVisible()

  // Who moves pages goes along with them, as far as they go.
  await page.getByRole('button', { name: 'Pages 2 and 3' }).click()
  const back = page.getByRole('button', { name: 'Move pages earlier' })
  const on = page.getByRole('button', { name: 'Move pages later' })
  await expect(back).toBeDisabled()
  await on.click()
  await on.click()
  await expect(page.getByRole('button', { name: 'Pages 6 and 7' })).toHaveAttribute('aria-current', 'page')
  await expect(on).toBeDisabled()
  await expect(kept).toBeVisible()

  // A photo is taken out and deleted, and cannot be brought back: all else can.
  const photo = page.getByRole('button', { name: /^Photo in frame 1/ }).last()
  await photo.click()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(kept).toBeVisible()
  const { document } = await ana.send<OpenBook>('GET', book)
  const { photos } = await ana.send<{ photos: { id: string }[] }>('GET', `/api/families/${family}/photos`)
  for (const gone of photos.filter((one) => !JSON.stringify(document).includes(one.id)))
    await ana.send('DELETE', `/api/families/${family}/photos/${gone.id}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('A photo is no longer available', { exact: true })).toBeVisible()
  await expect(kept).toBeVisible()

  // Who may only look is shown the book.
  const ben = await signUp(house, 'Ben')
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

/** Its pictures have come. */
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

/** How far two pictures lie apart, in levels of 255 on the mean: letters that stand elsewhere count, how they are smoothed does not. */
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
