import { expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

test('Ana finds Noé and Alma at the beach by typing', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const ids = await ana.uploads(family, pictures.slice(0, 4))
  const person = async (first_name: string) =>
    (await ana.send<{ id: string }>('POST', `/api/families/${family}/people`, { first_name })).id
  const [noe, alma] = [await person('Noé'), await person('Alma')]
  const year = new Date().getFullYear() - 1
  const edit = (at: number, change: object) => ana.send('PATCH', `/api/families/${family}/photos/${ids[at]}`, change)
  const inSummer = { taken_at: `${year}-07-02T10:00:00`, taken_precision: 'day' }
  const atBeach = { description: 'A day at the beach', ...inSummer }
  await edit(0, { ...atBeach, person_ids: [noe, alma] })
  await edit(1, { ...atBeach, person_ids: [noe] })
  await edit(2, { ...inSummer, description: 'In the garden', person_ids: [noe, alma] })
  await edit(3, { description: 'The beach', taken_at: '2001-07-02T10:00:00', person_ids: [noe, alma] })
  await page.goto(`/families/${family}/photos`)
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos).toHaveCount(4)
  await page.getByRole('button', { name: 'Search and filter' }).click()
  const field = page.getByRole('searchbox', { name: 'Search photos' })
  await field.fill(`Noé and Alma at the beach summer ${year}`)
  await expect(photos).toHaveCount(1)
  await field.press('Enter')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(photos).toHaveCount(4)

  // On a phone, too.
  await page.setViewportSize(PHONE)
  const filters = async () => {
    await page.goto(`/families/${family}/photos`)
    await expect(photos).toHaveCount(4)
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Search and filter' }).click()
  }

  // Only the field is visible, until it's closed.
  await filters()
  const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true })
  await expect(more).toBeHidden()
  await page.getByRole('search').getByRole('button', { name: 'Close' }).click()
  await expect(field).toBeHidden()
  await expect(more).toBeFocused()

  // Help comes with examples of the family's own people.
  await filters()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('placeholder', 'Search photos')
  await field.pressSequentially('?')
  const help = page.getByRole('region', { name: 'What you can search for' })
  await expect(help.getByRole('button', { name: 'Alma and Noé', exact: true })).toBeVisible()
  await expectAccessibleOnBoth(page)

  // The photos follow the words.
  await field.fill(`Noé and Alma at the beach summer ${year}`)
  await expect(photos).toHaveCount(1)
  await expect(help).toBeHidden()
  await field.press('Enter')
  await expect(field).toHaveValue('beach')
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('button')
  await expect(chips).toContainText([`June 1 – August 31, ${year}`, 'Noé', 'Alma'])
  await expectAccessibleOnBoth(page)
  await page.reload()
  await expect(photos).toHaveCount(1)
  await expect(field).toHaveValue('beach')

  // A filter that was meant as words becomes words again, in quotation marks.
  await page.getByRole('button', { name: 'Remove filter: Alma' }).click()
  await expect(field).toHaveValue('beach "Alma"')
  await expect(photos).toHaveCount(1)
  await field.fill('beach')
  await expect(photos).toHaveCount(2)
  await page.getByRole('button', { name: /Remove filter: June 1/ }).click()
  await expect(field).toHaveValue(`beach "summer ${year}"`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(photos).toHaveCount(4)

  // Words that a child wrote or said are one tap away.
  const child = { first_name: 'Mia', birth_date: '2020-02-29' }
  const { id: mia } = await ana.send<{ id: string }>('POST', `/api/families/${family}/children`, child)
  const path = `/api/families/${family}/children/${mia}`
  const { prompts } = await ana.send<{ prompts: { id: string }[] }>('GET', `${path}/personality`)
  const answer = { take: crypto.randomUUID(), response_text: 'Because the dog sneezes so loud.' }
  await ana.send('PUT', `${path}/responses/${prompts[0]!.id}`, answer)
  await filters()
  await field.fill('sneezes')
  await page.getByText('1 answer mentions “sneezes”').click()
  await expectAccessibleOnBoth(page)
  await page.getByRole('link', { name: 'Because the dog sneezes so loud.' }).click()
  await expect(page.getByText('Because the dog sneezes so loud.')).toBeVisible()
})
