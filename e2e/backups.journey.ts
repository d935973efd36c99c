import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lastAuthenticatorCode, signUp } from './api-person.ts'
import { expect, expectAccessible, test as base } from './fixtures.ts'
import { ADMIN_EMAIL, startHearthbook, type RunningHearthbook } from './start-hearthbook.ts'

/** A server with two places for backups: a disk in the house, encrypted, and one that isn't connected. */
const test = base.extend<object, { disk: string; server: RunningHearthbook }>({
  disk: [
    async ({}, use) => {
      const disk = await mkdtemp(path.join(tmpdir(), 'hearthbook-disk-'))
      await use(disk)
      await rm(disk, { recursive: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ disk }, use) => {
      const BACKUP_TO = `${disk} ${disk}-unplugged`
      const server = await startHearthbook({ env: { BACKUP_TO, BACKUP_ENCRYPT: 'always' } })
      await use(server)
      await server.discard()
    },
    { scope: 'worker' },
  ],
})

test('an administrator makes a backup, sees why another fails, and prints the recovery kit', async ({
  page,
  server,
  disk,
  context,
}) => {
  const admin = await signUp(server, 'Kim', 'Keeper', ADMIN_EMAIL)
  const family = await admin.opensFamily('The Keepers')
  await context.addCookies([admin.cookie()])
  await page.goto('/admin?tab=backups')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up two-step verification' })
  const secret = (await setUp.locator('code').innerText()).replace(/\s/g, '')
  await setUp.getByLabel('Verification code').fill(await lastAuthenticatorCode(secret))
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()

  await page.getByRole('button', { name: `Back up now: ${disk}`, exact: true }).click()
  await expect(page.getByText('Last run')).toBeVisible()
  await page.getByText('Last run').click()
  await expect(page.getByText('Complete')).toBeVisible()
  expect(await readdir(path.join(disk, 'backups'))).toHaveLength(1)
  await page.getByRole('button', { name: `Back up now: ${disk}-unplugged` }).click()
  await expect(page.getByText('Check that its disk is connected').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Pause: ${disk}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Resume: ${disk}`, exact: true })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download recovery kit' }).click()
  const kit = await readFile(await (await download).path())
  expect(kit.subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto(`/families/${family}/photos-safe`)
  await expect(page.getByRole('heading', { name: 'Yes, there’s a second copy.' })).toBeVisible()
  await expect(page.getByText('Last backup: today')).toBeVisible()
  await expectAccessible(page)
})
