import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { startHearthbook, type RunningHearthbook } from './start-hearthbook.ts'

/** How often a house was asked for pictures so far; it tells when its LOG_LEVEL is debug. */
export function picturesAskedOf(house: Pick<RunningHearthbook, 'output'>): number {
  return house.output().split('"route":"/media/').length - 1
}

/** What the house, or what the browser kept, answers a page of the house that asks for them. */
export async function answersFor(page: Page, addresses: string[]): Promise<number[]> {
  return page.evaluate((all) => Promise.all(all.map((url) => fetch(url).then(({ status }) => status))), addresses)
}

type LaterVisit = { minutes: number; visit: (later: RunningHearthbook) => Promise<void> }

/**
 * Stops the house for good, and goes on with its data as if so many minutes had passed, for as long as each visit takes: the
 * last journey of a house. No page is open between them.
 */
export async function minutesLater(
  page: Page,
  house: RunningHearthbook,
  settings: Record<string, string>,
  visits: LaterVisit[],
): Promise<void> {
  const PORT = new URL(house.url).port
  await page.goto('about:blank')
  await house.stop()
  for (const { minutes, visit } of visits) {
    const clock = `const now = Date.now; Date.now = () => now() + ${minutes * 60_000}`
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clock)}`
    const later = await startHearthbook({ dataDir: house.dataDir, env: { ...settings, PORT, NODE_OPTIONS } })
    try {
      await visit(later)
    } finally {
      // What a page still asks for while its house stops is refused, which the console would tell.
      await page.goto('about:blank')
      await later.stop()
    }
  }
}

/** Opens the gallery, and answers the addresses of its pictures once each is drawn. */
export async function picturesOfGallery(page: Page, family: string, count: number): Promise<string[]> {
  await page.goto(`/families/${family}/photos`)
  const pictures = page.getByRole('region', { name: 'Photos by day' }).locator('img')
  await expect(pictures).toHaveCount(count)
  const areDrawn = () =>
    pictures.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
  await expect.poll(areDrawn).toBe(true)
  return pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
}
