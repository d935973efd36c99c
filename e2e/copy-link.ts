import type { Page } from '@playwright/test'

/** Copies the link that the page shows, and returns it. The clipboard may take a while, which isn't waited for. */
export async function copyLink(page: Page, clipboardMs = 0): Promise<string> {
  await page.evaluate((delay) => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset['copied'] = text
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }, clipboardMs)
  await page.getByRole('button', { name: /^Copy link/ }).click()
  if (!clipboardMs) await page.getByRole('button', { name: 'Link copied' }).waitFor()
  return (await page.locator('html').getAttribute('data-copied')) ?? ''
}
