import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { BookDocument } from '#features/book-layout/document.ts'
import { slotsOf } from '#features/book-layout/layouts.ts'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { makePictures } from '../e2e/pictures.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { percentile, type Finding, type Section } from './measure.ts'

const PAGES = 120
const PHOTOS = 24
const ROUNDS = 10
const MOST_MS = 100

export const editor: Section = {
  name: 'editor',
  title: 'Book editor',
  how: `Chromium, 1440 by 900, with a book of ${PAGES} pages that have two photos and text each. We repeat these actions ${ROUNDS} times: open another spread, select a photo, move it with a key, zoom it, type a character, change the layout, undo, and redo. Each is measured in the page, from the event to the frame that shows its effect.`,
  async run(log) {
    const server = await startHearthbook()
    const browser = await chromium.launch({
      executablePath: ['/usr/bin/chromium'].find((file) => existsSync(file)),
      args: ['--no-sandbox'],
    })
    try {
      const ana = await signUp(server)
      const place = await thickBook(ana)
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      await context.addCookies([ana.cookie()])
      const page = await context.newPage()
      await page.goto(`${server.url}${place}/edit`)
      await page.getByRole('list', { name: 'Pages of the book' }).getByRole('button').nth(20).waitFor()
      await page.waitForLoadState('networkidle')
      const all: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const took = await page.evaluate(actions, round)
        log(JSON.stringify(Object.fromEntries(took.map(([name, ms]) => [name, Math.round(ms)]))))
        all.push(...took.map(([, ms]) => ms))
      }
      const [p95, most] = [percentile(all, 0.95), Math.max(...all)]
      return [
        found('An action in the editor of 120 pages, p95', p95),
        found('The slowest action in the editor of 120 pages', most),
      ]
    } finally {
      await browser.close()
      await server.discard()
    }
  },
}

async function thickBook(ana: ApiPerson): Promise<string> {
  const family = await ana.opensFamily('Bench')
  const photos = await ana.uploads(family, await makePictures(PHOTOS))
  const begun = { title: 'Bench', template: null, pages: PAGES, size: '8x8' }
  const { id } = await ana.send<{ id: string }>('POST', `/api/families/${family}/books`, begun)
  const place = `/families/${family}/books/${id}`
  const { document } = await ana.send<{ document: BookDocument }>('GET', `/api${place}`)
  let next = 0
  const pages = document.pages.map((page) => ({
    ...page,
    layout: 'two_down',
    slots: slotsOf('two_down').map(({ kind }) =>
      kind === 'photo'
        ? { kind, photo_id: photos[next++ % photos.length], zoom: 1.2, x: 0.5, y: 0.5 }
        : { kind, text: 'At the lake, where we were every summer', align: 'start' },
    ),
  }))
  await ana.send('PUT', `/api${place}/document`, { document: { ...document, pages }, expected_version: 1 })
  return place
}

/** Runs in the page: does each action once and returns how long its frame took. */
async function actions(round: number): Promise<[name: string, ms: number][]> {
  const took: [string, number][] = []
  const inFrame = async (name: string, act: () => void) => {
    const startedAt = performance.now()
    act()
    // After the next frame was drawn, not just requested.
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    took.push([name, performance.now() - startedAt])
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  const find = <E extends HTMLElement>(selector: string, at = 0) => document.querySelectorAll<E>(selector)[at]!
  const type = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    // React only notices values set through the native setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
  const places = '[role=group][aria-label="Places on this page"] button'
  await inFrame('open', () => find('ol[aria-label="Pages of the book"] button', 10 + round).click())
  await inFrame('choose', () => find(`${places}[aria-label^="Photo in place"]`).click())
  const push = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true })
  await inFrame('push', () => find(`${places}[aria-pressed=true]`).dispatchEvent(push))
  await inFrame('zoom', () => type(find<HTMLInputElement>('input[type=range]'), String(1.5 + round / 50)))
  await inFrame('words', () => find(`${places}[aria-label^="Words in place"]`).click())
  await inFrame('type', () => type(find<HTMLTextAreaElement>('aside textarea'), `At the lake ${round}`))
  await inFrame('layout', () => {
    const layout = [...document.querySelectorAll<HTMLSelectElement>('aside select')].find((select) =>
      [...select.options].some(({ value }) => value === 'two_across'),
    )!
    type(layout, layout.value === 'two_across' ? 'two_down' : 'two_across')
  })
  await inFrame('undo', () => find('button[aria-label="Undo"]').click())
  await inFrame('redo', () => find('button[aria-label="Redo"]').click())
  return took
}

function found(what: string, value: number): Finding {
  const ours = `${Math.round(value)} ms`
  return { what, ours, bare: '', value, limit: { most: MOST_MS }, verdict: ours }
}
