import { copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, expectAccessible, test } from './fixtures.ts'
import { inspectData } from './stored-data.ts'

test('Ana reviews similar photos, keeps the best, and undoes it', async ({ page, server, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-similar-'))
  const [large, small] = [path.join(folder, 'large.jpg'), path.join(folder, 'small.jpg')]
  await copyFile(pictures[0]!, large)
  await sharp(large).resize(500).keepExif().jpeg({ quality: 50 }).toFile(small)
  await ana.uploads(family, [large, small, pictures[1]!])

  await page.goto(`/families/${family}/photos`)
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Similar photos' }).click()
  await expect(page.getByRole('heading', { name: 'Similar photos', level: 1 })).toBeVisible()
  // The job that compares photos runs every minute.
  await inspectData(server.dataDir).sql(`select graphile_worker.add_job('compare-photos')`)
  const groups = async () => (await ana.send<{ total: number }>('GET', `/api/families/${family}/similar-photos`)).total
  await expect.poll(groups).toBe(1)
  await page.reload()
  const group = page.getByRole('region', { name: /^2 similar photos/ })
  await expect(group.getByText('Suggested: largest')).toBeVisible()
  await expectAccessible(page)
  const choices = group.getByRole('button', { name: /^Keep: / })
  await expect(choices.and(page.locator('[aria-pressed=true]'))).toHaveCount(1)

  await group.getByRole('button', { name: 'Keep this one, delete the other' }).click()
  await expect(page.getByRole('heading', { name: 'No similar photos' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(group).toBeVisible()
  await group.getByRole('button', { name: 'Keep both', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No similar photos' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Photos', exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(3)
})
