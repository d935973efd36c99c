import { signUp } from './api-person.ts'
import { DESKTOP, detailsOf, excessWhereNarrow, expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'
import { inspectData } from './stored-data.ts'

test('Alma flags and hides photos of herself, Ana answers, and Alma takes her profile over on a phone', async ({
  page,
  server,
  context,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const alma = await signUp(server, 'Alma')
  const family = await ana.opensFamily('The Moreaus')
  const [one, two] = await ana.uploads(family, pictures.slice(0, 2))
  const api = `/api/families/${family}`
  const child = await ana.send<{ id: string }>('POST', `${api}/children`, {
    ...{ first_name: 'Alma', birth_date: '2006-01-31' },
  })
  for (const photo of [one, two]) await ana.send('PATCH', `${api}/photos/${photo}`, { person_ids: [child.id] })
  const profile = `/families/${family}/people/${child.id}`
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: /What Alma decides|What you decide/ }) })
  const drawer = detailsOf(page)
  const comesAs = async (person: typeof ana, where: string) => {
    await page.goto('about:blank')
    await page.setViewportSize(person === alma ? PHONE : DESKTOP)
    await context.clearCookies()
    await context.addCookies([person.cookie()])
    await page.goto(where)
  }

  // Ana invites Alma to an account of her own.
  await page.goto(profile)
  await card.getByRole('button', { name: 'Invite Alma' }).click()
  const form = page.getByRole('dialog', { name: 'Invite Alma to their own account' })
  await form.getByRole('textbox', { name: 'Email' }).fill(alma.email)
  await expectAccessibleOnBoth(page)
  await form.getByRole('button', { name: /^Invite / }).click()
  await expect(page.getByText('Invitation ready', { exact: true })).toBeVisible()
  const { invitations } = await alma.send<{ invitations: { token: string }[] }>('GET', '/api/my-invitations')
  await alma.send('POST', '/api/invitation/acceptance', { token: invitations[0]!.token })

  // Alma flags one photo, and hides the other on a desktop, where details are beside the photo.
  await comesAs(alma, `/families/${family}/photos?photo=${one}&view=details`)
  await drawer.getByRole('button', { name: 'I’d rather not have this one' }).click()
  await expect(drawer.getByText('You flagged this.')).toBeVisible()
  await expectAccessibleOnBoth(page)
  await page.setViewportSize(DESKTOP)
  await page.goto(`/families/${family}/photos?photo=${two}&view=details`)
  await drawer.getByRole('button', { name: 'Hide from everyone else' }).click()
  const asked = page.getByRole('alertdialog')
  await expectAccessibleOnBoth(page)
  await asked.getByRole('button', { name: 'Hide from everyone else' }).click()
  await expect(drawer.getByText('You’ve hidden it from everyone else')).toBeVisible()

  // Ana sees which one is flagged, and how many are hidden.
  await comesAs(ana, profile)
  await expect(card.getByText('Alma has hidden 1 photo.')).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Flagged by Alma' })).toBeVisible()
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)
  await card.getByRole('button', { name: 'Keep it' }).click()
  await expect(card.getByRole('heading', { name: 'Flagged by Alma' })).toBeHidden()
  await page.goto(`/families/${family}/photos`)
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(1)

  // Alma shows it again, and takes over her profile with a copy.
  await comesAs(alma, profile)
  await expect(card.getByText('Kept', { exact: true })).toBeVisible()
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)
  await card.getByRole('button', { name: 'Show again' }).click()
  await expect(card.getByText('You haven’t hidden anything.')).toBeVisible()
  await card.getByRole('button', { name: 'Make it mine' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make it mine' }).click()
  await expect(card.getByText('This profile is yours. Only you can edit it.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download my copy' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Alma .*\.zip$/)
  await comesAs(ana, profile)
  await expect(card.getByText(/^This profile has been Alma’s own since/)).toBeVisible()

  // Ana chooses when children decide.
  await page.goto(`/families/${family}/settings?section=people`)
  await page.getByLabel('Hide photos of themselves and their answers').selectOption('14')
  await expect
    .poll(() => inspectData(server.dataDir).sql('select hide from growing_ages where family_id = $1', [family]))
    .toEqual([{ hide: 14 }])
  await expectAccessibleOnBoth(page)
})
