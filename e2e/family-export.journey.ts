import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locator } from '@playwright/test'
import { unzip } from '#kit/unzip.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const shown = (picture: Locator) => expect(picture).not.toHaveJSProperty('naturalWidth', 0)

test('Ana exports her family and browses it offline on a computer without Hearthbook', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-along-'))
  const odd = path.join(folder, '100% #1 “Zoë’s” & co?.jpg')
  await copyFile(pictures[0]!, odd)
  const [photo] = await ana.uploads(family, [odd, pictures[1]!])
  const about = (name: string) => `/api/families/${family}/${name}`
  const mia = { first_name: 'Mia', birth_date: '2020-06-15' }
  const { id: child } = await ana.send<{ id: string }>('POST', about('children'), mia)
  const { prompts } = await ana.send<{ prompts: { id: string }[] }>('GET', about('personality/prompts'))
  await ana.send('PUT', about(`children/${child}/responses/${prompts[0]!.id}`), {
    take: crypto.randomUUID(),
    response_text: 'The dog, of course.',
  })
  await ana.send('POST', about('milestones'), { name: 'First swim', date: '2024-07-04', photo_ids: [photo] })

  await page.goto(`/families/${family}/settings?section=backups`)
  await page.getByRole('button', { name: 'Export album' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download the export from/ }).click()
  for (const [name, bytes] of await unzip(await readFile(await (await downloading).path()))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), bytes)
  }

  const asked: string[] = []
  await page.goto('about:blank')
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href)
  await expect(page.getByRole('heading', { name: 'The Riveras', level: 1 })).toBeVisible()
  await expectAccessible(page)
  const back = page.getByRole('link', { name: 'Home' })
  await page.getByRole('link', { name: 'Milestones (1)' }).click()
  await expect(page.getByRole('heading', { name: 'First swim' })).toBeVisible()
  await page.getByRole('article').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`\\.html#${photo}$`))
  const figure = page.locator(`[id="${photo}"]`)
  await shown(figure.getByRole('img'))
  await expectAccessible(page)
  await figure.getByRole('link').click()
  await shown(page.getByRole('img'))
  await page.goBack()
  await back.click()
  await page.getByRole('link', { name: 'Mia’s answers (1)' }).click()
  await expect(page.getByText('The dog, of course.')).toBeVisible()
  await expectAccessible(page)
  await back.click()
  await expect(page.getByRole('heading', { name: 'The Riveras', level: 1 })).toBeVisible()
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([])
})
