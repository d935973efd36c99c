import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { startHearthbook, type RunningHearthbook } from './start-hearthbook.ts'

/** How many images the server has been asked for, counted in its log (needs LOG_LEVEL=debug). */
export function countImageRequests(server: Pick<RunningHearthbook, 'output'>): number {
  return server.output().split('"route":"/media/').length - 1
}

/** The status that a page gets for each of these URLs, from the server or the browser's cache. */
export async function statusesOf(page: Page, addresses: string[]): Promise<number[]> {
  return page.evaluate((all) => Promise.all(all.map((url) => fetch(url).then(({ status }) => status))), addresses)
}

type LaterVisit = { minutes: number; visit: (later: RunningHearthbook) => Promise<void> }

/**
 * Stops the server and restarts it for each visit with a clock that's this many minutes ahead. The server stays stopped
 * afterwards. No page is open between visits.
 */
export async function visitLater(
  page: Page,
  server: RunningHearthbook,
  settings: Record<string, string>,
  visits: LaterVisit[],
): Promise<void> {
  const PORT = new URL(server.url).port
  await page.goto('about:blank')
  await server.stop()
  for (const { minutes, visit } of visits) {
    const clock = `const now = Date.now; Date.now = () => now() + ${minutes * 60_000}`
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clock)}`
    const later = await startHearthbook({ dataDir: server.dataDir, env: { ...settings, PORT, NODE_OPTIONS } })
    try {
      await visit(later)
    } finally {
      // Requests from an open page would fail while the server stops and appear on the console.
      await page.goto('about:blank')
      await later.stop()
    }
  }
}

/** Opens the gallery and returns its image URLs once all of them are drawn. */
export async function galleryImages(page: Page, family: string, count: number): Promise<string[]> {
  await page.goto(`/families/${family}/photos`)
  const pictures = page.getByRole('region', { name: 'Photos by day' }).locator('img')
  await expect(pictures).toHaveCount(count)
  const areDrawn = () =>
    pictures.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
  await expect.poll(areDrawn).toBe(true)
  return pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
}
