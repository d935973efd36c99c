import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { dayComes } from '#kit/letters.ts'
import {
  DESKTOP,
  excessWhereNarrow,
  expect,
  expectAccessible,
  expectAccessibleOnBoth,
  PHONE,
  test,
} from './fixtures.ts'
import { waitForMail } from './mailbox.ts'
import { inspectData } from './stored-data.ts'

test.use({ viewport: PHONE })

test('Ana seals a letter until Alma is 18, takes one back, and reads it on its day', async ({
  page,
  server,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const api = `/api/families/${family}`
  const alma = await ana.send<{ id: string }>('POST', `${api}/children`, {
    ...{ first_name: 'Alma', birth_date: '2024-03-09' },
  })
  await page.goto(`/families/${family}/people/${alma.id}`)
  await page.getByRole('button', { name: 'Write a letter for later' }).click()
  const form = page.getByRole('dialog', { name: 'Write a letter for later' })
  await expect(form.getByText('Opens on March 9, 2042')).toBeVisible()
  await form.getByRole('button', { name: 'Seal letter' }).click()
  await expect(form.getByText('Write your letter first')).toBeVisible()
  // A photo, and her voice.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('button', { name: 'Add photos or videos' }).click(),
  ])
  await chooser.setFiles(pictures[0]!)
  await form.getByRole('button', { name: 'Record your voice' }).click()
  await form.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(form.getByRole('timer')).toBeVisible()
  await page.waitForTimeout(1500)
  await form.getByRole('button', { name: 'Stop' }).click()
  await form.getByRole('button', { name: 'Add to letter' }).click()
  const parts = form.getByRole('listitem')
  await expect(parts).toHaveText([/picture 1\.jpg.*Added/s, /Voice recording.*Added/s])
  await expectAccessibleOnBoth(page)
  await form.getByRole('textbox', { name: 'Your letter' }).fill('Dear Alma,\n\nyou were so small.')
  await form.getByRole('button', { name: 'Seal letter' }).click()
  const sealed = page.getByRole('dialog', { name: 'Your letter is sealed' })
  await expectAccessible(page)
  await sealed.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the sheet' }).click()
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    sealed.getByRole('button', { name: 'Download sheet' }).click(),
  ])
  expect((await readFile(await sheet.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await sealed.getByRole('button', { name: 'Done' }).click()
  await expect(sealed).toBeHidden()

  // The next one on a desktop, until a date.
  await page.setViewportSize(DESKTOP)
  let isAway = true
  await page.route('**/letters?*opened*', (route) =>
    isAway ? route.fulfill({ status: 404, json: { code: 'not_found' } }) : route.fallback(),
  )
  await page.goto(`/families/${family}/letters`)
  await expect(page.getByRole('alert').getByText('We couldn’t load the letters')).toBeVisible()
  isAway = false
  await page.reload()
  await page.getByRole('button', { name: 'Write a letter' }).click()
  await form.getByRole('combobox', { name: 'Who is it for?' }).selectOption('Alma')
  await form.getByRole('radio', { name: 'On a date' }).check()
  await form.getByLabel('Date', { exact: true }).fill('2060-01-02')
  await form.getByRole('textbox', { name: 'Your letter' }).fill('The wrong one')
  await form.getByRole('button', { name: 'Seal letter' }).click()
  await sealed.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close without the sheet' }).click()
  await page.setViewportSize(PHONE)
  const rows = page.getByRole('article').filter({ hasText: 'For Alma' })
  await expect(rows).toHaveText([/Opens on March 9, 2042, at age 18.*2 files enclosed/, /Opens on January 2, 2060/])
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)
  // An envelope is of the same paper in the dark, so its words keep their ink.
  const link = rows.last().getByRole('link', { name: 'For Alma' })
  const inkIn = (theme: string) =>
    link.evaluate((words, to) => {
      document.documentElement.dataset.theme = to
      return getComputedStyle(words).color
    }, theme)
  expect(await inkIn('dark')).toBe(await inkIn('light'))
  await link.click()
  await expect(page.getByText('Until then, no one can read it here.')).toBeVisible()
  await expectAccessibleOnBoth(page)
  await page.getByRole('button', { name: 'Take back letter' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back letter' }).click()
  await expect(rows).toHaveCount(1)

  const { sql } = inspectData(server.dataDir)
  const [waiting] = await sql<{ id: string }>('select id from capsules where family_id = $1', [family])
  await page.goto(`/families/${family}/letters/${waiting!.id}`)
  await expect(page.getByText('Until then, no one can read it here.')).toBeVisible()
  const secret = (await readFile(path.join(server.dataDir, 'secret'), 'utf8')).trim()
  await dayComes(sql, waiting!.id, secret)
  await sql(`select graphile_worker.add_job('open-letters')`)
  const mail = await waitForMail(server.dataDir, ana.email, 0, 'A letter for Alma')
  await page.goto(mail.link!)
  await expect(page.getByRole('heading', { name: 'A letter for Alma' })).toBeVisible()
  await expect(page.getByText('you were so small.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Photo: picture 1.jpg' })).toBeVisible()
  await page.getByRole('button', { name: /^Hear Ana/ }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)

  await page.getByRole('link', { name: 'Photo: picture 1.jpg' }).click()
  await expect(page).toHaveURL(/photos\?.*photo=/)

  await page.setViewportSize(DESKTOP)
  await page.goto(`/families/${family}`)
  await page.getByRole('link', { name: 'A letter for Alma from Ana has opened' }).click()
  await expect(page.getByText('you were so small.')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for this letter' }).click()
  await page.getByRole('menuitem', { name: 'Delete letter' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete letter' }).click()
  await expect(page).toHaveURL(/\/letters$/)
})
