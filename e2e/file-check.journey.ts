import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { excessWhereNarrow, expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

test('Ana learns which photos of her phone are here, uploads the others, and saves a receipt', async ({
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
  await page.setViewportSize(PHONE)
  await page.goto(`/families/${family}/photos?tab=upload`)
  await page.getByRole('link', { name: 'Check files' }).click()
  await expect(page.getByRole('heading', { name: 'Safe to delete?' })).toBeVisible()
  await expectAccessibleOnBoth(page)

  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await choosing).setFiles([...pictures.slice(0, 3), hostile])
  await expect(page.getByRole('heading', { name: '0 of 4 files are safe here' })).toBeVisible()
  await expect(page.getByText('There’s no second copy')).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 files are stored, but not safe yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 files aren’t here' })).toBeVisible()
  await expect(page.getByText('a\ufffdgpj.txt')).toBeVisible()
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save receipt' }).click()
  const receipt = await readFile(await (await saving).path(), 'utf8')
  expect(receipt).toMatch(/^[0-9a-f]{64} {2}picture 1\.jpg\r$/m)
  expect(receipt).toContain('This server doesn’t make backups')

  await page.getByRole('button', { name: 'Upload 2 files' }).click()
  await expect
    .poll(async () => (await ana.send<{ total: number }>('GET', `/api/families/${family}/photos`)).total)
    .toBe(3)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: '3 files are stored, but not safe yet' })).toBeVisible()
  await rm(phone, { recursive: true })
})
