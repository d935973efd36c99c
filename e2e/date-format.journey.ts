import type { Page } from '@playwright/test'
import { signUp } from './api-person.ts'
import { detailsOf, expect, SELLING, test } from './fixtures.ts'

test.use({ settings: SELLING })

const ISO = /\b\d{4}-\d\d-\d\d\b/
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
/** Matches May 1, 1 May, and numbers with slashes. "May 2024" is a month, not a date. */
const OTHER = new RegExp(`\\b(?:(?:${MONTHS}) \\d{1,2}\\b|\\d{1,2} (?:${MONTHS})\\b|\\d{1,2}/\\d{1,2}/\\d{2,4})`)

/** All text of a page, including labels for screen readers and tooltips. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('[title], [aria-label], [alt]')].flatMap((element) =>
      ['title', 'aria-label', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.body.innerText, ...said].join('\n')
  })
}

async function expectDates(page: Page, place: string) {
  await expect(page.locator('.animate-breathe')).toHaveCount(0)
  await expect.poll(() => wordsOf(page), place).toMatch(ISO)
  expect.soft((await wordsOf(page)).match(OTHER)?.[0], place).toBeUndefined()
}

test('pages show dates only in the format that the viewer chose', async ({ page, server, loginAs, pictures }) => {
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const at = `/api/families/${family}`
  const [photo, deleted] = await ana.uploads(family, pictures.slice(0, 3))
  const today = new Date().toISOString().slice(0, 10)
  const child = await ana.send<{ id: string }>('POST', `${at}/children`, {
    first_name: 'Mia',
    birth_date: '2024-05-01',
  })
  await ana.send('POST', `${at}/milestones`, {
    name: 'First steps',
    date: today,
    child_id: child.id,
    photo_ids: [photo],
  })
  await ana.send('DELETE', `${at}/photos/${deleted}`)
  await ana.send('POST', `${at}/guests`, { name: 'Oma Rosa', days: 30 })
  await ana.send('POST', `${at}/invitations`, { emails: ['cleo@example.org'] })
  await ana.send('POST', '/api/api-keys', { name: 'Frame in the kitchen', scopes: ['read'], lifetime_days: 365 })
  await ana.send('POST', `${at}/books`, { title: 'The year', template: null })
  const ben = await signUp(server, 'Ben')
  const { invited } = await ana.send<{ invited: { link: string }[] }>('POST', `${at}/invitations`, {
    emails: [ben.email],
    role: 'editor',
  })
  const token = new URLSearchParams(new URL(invited[0]!.link).hash.slice(1)).get('token')
  await ben.send('POST', '/api/invitation/acceptance', { token })
  const comment = { subject_kind: 'photo', subject_id: photo, text: 'How lovely' }
  await ben.send('POST', `${at}/comments`, { ...comment, once: crypto.randomUUID() })

  await page.goto('/preferences')
  await page.getByLabel('Date format').selectOption('YYYY-MM-DD')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  for (const place of [
    `/families/${family}`,
    `/families/${family}/photos`,
    `/families/${family}/people/${child.id}`,
    `/families/${family}/milestones`,
    `/families/${family}/activities`,
    `/families/${family}/settings?section=people`,
    `/families/${family}/settings/history`,
    `/families/${family}/settings/deleted`,
    `/account/settings?tab=security`,
    `/account/settings?tab=keys`,
    '/manage-families',
  ]) {
    await page.goto(place)
    await expectDates(page, place)
  }

  await page.goto(`/families/${family}/photos?photo=${photo}&view=details`)
  await expect(detailsOf(page).getByText('Taken on')).toBeVisible()
  await expectDates(page, 'photo details')
  await page.goto(`/families/${family}/photos?photo=${photo}&view=comments`)
  await expect(page.getByText('How lovely')).toBeVisible()
  await expectDates(page, 'comments')

  await page.goto('/manage-families')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible()
  await expectDates(page, 'notifications')

  for (const place of [
    `/families/${family}/members`,
    `/families/${family}/people`,
    `/families/${family}/personality/${child.id}`,
    '/my-books',
    '/my-books/orders',
    '/billing',
    '/subscription',
  ]) {
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('.animate-breathe')).toHaveCount(0)
    expect.soft((await wordsOf(page)).match(OTHER)?.[0], place).toBeUndefined()
  }
})
