import { newId } from '#shared/ids.ts'
import { authenticatorCode, lastAuthenticatorCode, signUp } from './api-person.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { makePictures } from './pictures.ts'
import { ADMIN_EMAIL } from './start-hearthbook.ts'
import { inspectData } from './stored-data.ts'

test("an administrator uses the admin area, and others don't find it", async ({ page, server, loginAs, context }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const sections = page.getByRole('navigation', { name: 'Administration sections' })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Ana Moreau’s account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Preferences' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0)

  const admin = await signUp(server, 'Kim', 'Keeper', ADMIN_EMAIL)
  await context.clearCookies()
  await context.addCookies([admin.cookie()])
  const own = await admin.opensFamily('The Keepers')
  await admin.uploads(own, await makePictures(1))
  await page.goto(`/families/${own}`)
  await expect(page.getByText('There’s no second copy of your photos yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Set up backups' }).click()
  // The steps are for the computer itself, so they don't begin with a second factor.
  await expect(page.getByRole('heading', { name: 'Are our photos safe?' })).toBeVisible()
  await page.getByRole('button', { name: 'Set up backups' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'BACKUP_TO=/mnt/usb/hearthbook' })).toBeVisible()
  await page.goto('/manage-families')
  await page.getByRole('button', { name: 'Kim Keeper’s account' }).click()
  await page.getByRole('menuitem', { name: 'Administration' }).click()
  await expect(page.getByRole('heading', { name: 'Administration', level: 1 })).toBeVisible()

  // Without a second factor, the page only offers to set one up.
  await expect(page.getByRole('heading', { name: 'Protect the admin area' })).toBeVisible()
  await expect(sections).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up two-step verification' })
  const secret = (await setUp.locator('code').innerText()).replace(/\s/g, '')
  await setUp.getByLabel('Verification code').fill(await lastAuthenticatorCode(secret))
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await codes.getByRole('link', { name: 'Download' }).click()
  await page.keyboard.press('Escape')
  await expect(codes).toBeHidden()
  await expect(page.getByText('of originals')).toBeVisible()
  await expectAccessible(page)

  await sections.getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByText('No failed jobs.')).toBeVisible()
  await page.getByLabel('Show').selectOption('Waiting')
  await expect(page).toHaveURL(/state=waiting/)
  await expectAccessible(page)

  await ana.uploads(family, await makePictures(1))
  const [stray, other] = await findTrouble(server.dataDir, family)
  await sections.getByRole('link', { name: 'Files' }).click()
  await expect(page.getByText('No backup has a copy.')).toBeVisible()
  await expect(page.getByText('Photo · The Moreaus')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove: ${stray}` }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove permanently' }).click()
  // The page asks every 15 seconds.
  await expect(page.getByText(stray)).toBeHidden()
  await expect(page.getByText(other)).toBeVisible()

  await sections.getByRole('link', { name: 'People' }).click()
  await page.getByLabel('Search people by name or email').fill(ana.email)
  await expect(page.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(ana.email)).toBeVisible()
  await page.getByLabel('Search people by name or email').fill('zebra')
  await expect(page.getByText('No one matches your search.')).toBeVisible()
  await expectAccessible(page)

  await sections.getByRole('link', { name: 'Families' }).click()
  await expect(page.getByText(`Owned by ${ana.email}`).first()).toBeVisible()
  await expectAccessible(page)

  await sections.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('created the family: The Moreaus').first()).toBeVisible()
  await expectAccessible(page)

  await expect(ana.send('GET', '/api/admin/overview')).rejects.toThrow('404')
  await sections.getByRole('link', { name: 'Security' }).click()
  await expect(page.getByText('Entries are deleted after 90 days.')).toBeVisible()
  await expect(page.getByRole('listitem').getByText(ana.email).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Show').selectOption('More events occurred but weren’t recorded')
  await expect(page).toHaveURL(/kind=events.suppressed/)
  await expect(page.getByText('No events of this kind.')).toBeVisible()

  await sections.getByRole('link', { name: 'People' }).click()
  await page.getByLabel('Search people by name or email').fill(ana.email)
  // Other journeys have an Ana, too.
  await expect(page.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out everywhere: Ana Moreau' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('Ana Moreau is signed out everywhere').first()).toBeVisible()
  await expect(ana.send('GET', '/api/preferences')).rejects.toThrow('401')
  await sections.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('signed someone out everywhere: Ana Moreau').first()).toBeVisible()

  // A session that started without the second factor has to provide it first.
  await inspectData(server.dataDir).sql('update auth_sessions set multi_factor_at = null')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Verification code').fill(authenticatorCode(secret))
  await expect(page.getByText('created the family: The Moreaus').first()).toBeVisible()
})

/** As if the integrity checks had found that a family's original is missing, and two files that no row refers to. */
async function findTrouble(dataDir: string, family: string): Promise<[string, string]> {
  const { sql } = inspectData(dataDir)
  const keyOf = (id: string) => `families/${family}/photos/${id}/original.jpg`
  const strays: [string, string] = [keyOf(newId()), keyOf(newId())]
  await sql(
    `insert into untracked_objects (key, bytes, stored_at, seen_at)
     select key, 2400000, now() - interval '9 days', now() from unnest($1::text[]) as key`,
    [strays],
  )
  await sql(
    `insert into original_checks (storage_path, family_id, finding, found_at)
     select storage_path, family_id, 'missing', now() from photos where family_id = $1`,
    [family],
  )
  return strays
}
