import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DESKTOP, excessWhereNarrow, expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

test('Ana learns which photos of her phone are here, uploads the others, and saves the list', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures.slice(0, 2))
  const phone = await mkdtemp(path.join(tmpdir(), 'hearthbook-phone-'))
  const hostile = path.join(phone, 'a\u202egpj.txt')
  await writeFile(hostile, 'not a photo')
  const [copy, otherBytes, huge] = ['copy.jpg', path.basename(pictures[1]!), 'huge.mov'].map((name) =>
    path.join(phone, name),
  ) as [string, string, string]
  await copyFile(pictures[0]!, copy)
  await writeFile(otherBytes, 'has the name of a photo that is here')
  await writeFile(huge, '')
  await truncate(huge, 8e9)
  const chooses = async (...files: string[]) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose files' }).click()
    await (await choosing).setFiles(files)
  }
  const receipt = async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save this list' }).click()
    return readFile(await (await saving).path(), 'utf8')
  }
  await page.setViewportSize(PHONE)
  await page.goto(`/families/${family}/photos?tab=upload`)
  await page.getByRole('link', { name: 'Free up space' }).click()
  await expect(page.getByRole('heading', { name: 'Free up space' })).toBeVisible()
  await expectAccessibleOnBoth(page)

  await chooses(...pictures.slice(0, 3), hostile, copy, otherBytes)
  await expect(page.getByRole('heading', { name: '0 of 6 files are safe here' })).toBeVisible()
  await expect(page.getByText('There’s no second copy')).toBeVisible()
  await expect(page.getByRole('heading', { name: '3 files are stored, but not safe yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '3 files aren’t here' })).toBeVisible()
  await expect(page.getByText('a\ufffdgpj.txt')).toBeVisible()
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)

  const saved = await receipt()
  expect(saved).toMatch(/^[0-9a-f]{64} {2}picture 1\.jpg\r$/m)
  expect(saved).toContain('Everything here is on one computer')

  await page.getByRole('button', { name: 'Upload 3 files' }).click()
  await expect
    .poll(async () => (await ana.send<{ total: number }>('GET', `/api/families/${family}/photos`)).total)
    .toBe(3)
  // A photo that was edited since isn't the one that's here.
  await writeFile(copy, 'edited')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'We couldn’t read 1 file' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '3 files are stored, but not safe yet' })).toBeVisible()

  await page.setViewportSize(DESKTOP)
  await chooses(pictures[0]!, huge)
  await expect(page.getByText('1 of 2 files', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('You stopped early, so we checked 1 of 2 files.')).toBeVisible()
  expect(await receipt()).toContain('You stopped early, so we checked 1 of 2 files.')
  await rm(phone, { recursive: true })
})
