import { expect, test as base, type Page } from '@playwright/test'
import { violationsOf, expectAccessible, MOVING } from './fixtures.ts'
import { serveKit } from './kit/serve-kit.ts'

const test = base.extend<{ kit: Page }, { kitUrl: string }>({
  kitUrl: [
    async ({}, use) => {
      const { url, close } = await serveKit()
      await use(url)
      await close()
    },
    { scope: 'worker' },
  ],
  kit: async ({ page, kitUrl }, use) => {
    await page.goto(kitUrl)
    await expect(page.getByRole('heading', { name: 'The kit' })).toBeVisible()
    await use(page)
  },
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const card = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).locator('> div')

/** Drags in steps over a given time, then releases. */
async function drag(
  page: Page,
  from: { x: number; y: number },
  by: { x?: number; y?: number },
  overMs: number,
): Promise<void> {
  const steps = Math.max(4, overMs / 30)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(from.x + ((by.x ?? 0) * step) / steps, from.y + ((by.y ?? 0) * step) / steps)
    await page.waitForTimeout(overMs / steps)
  }
  await page.mouse.up()
}

for (const [colorScheme, viewport] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const)
  test(`the kit has no accessibility violations, ${colorScheme}, ${viewport.width} px`, async ({ kit }) => {
    await kit.emulateMedia({ colorScheme })
    await kit.setViewportSize(viewport)
    await expectAccessible(kit)
    for (const [name, layer] of [
      ['Dialog', kit.getByRole('dialog')],
      ['Confirm', kit.getByRole('alertdialog')],
      ['Drawer', kit.getByRole('dialog')],
      ['More', kit.getByRole('menu')],
    ] as const) {
      await press(kit, name)
      await expect(layer).toBeVisible()
      await expectAccessible(kit)
      await kit.keyboard.press('Escape')
      await expect(layer).toHaveCount(0)
    }
    await press(kit, 'Failure')
    await expect(card(kit)).toBeVisible()
    await expectAccessible(kit)
  })

test.describe('a toast', () => {
  test.use(MOVING)

  test('stays for five seconds, and is replaced by a newer one', async ({ kit }) => {
    await kit.clock.install()
    await kit.clock.pauseAt(new Date(Date.now() + 60_000))
    await press(kit, 'Toast')
    await expect(card(kit)).toContainText('Changes saved')
    await kit.clock.runFor(3000)
    await press(kit, 'Failure')
    await expect(card(kit)).toHaveCount(1)
    await expect(card(kit)).toContainText('Failed to save changes')
    await expect(kit.getByRole('alert').getByText('Error: Failed to save changes')).toBeAttached()
    await kit.mouse.move(5, 5)
    await kit.clock.runFor(4900)
    await expect(card(kit)).toHaveCount(1)
    await kit.clock.runFor(200)
    await expect(card(kit)).toHaveCount(0)
  })

  test("stays while it's hovered or focused", async ({ kit }) => {
    await kit.clock.install()
    await press(kit, 'Toast')
    await card(kit).hover()
    await kit.clock.runFor(20_000)
    await expect(card(kit)).toHaveCount(1)
    await kit.keyboard.press('F8')
    await expect(kit.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
    await kit.keyboard.press('Tab')
    await kit.mouse.move(5, 5)
    await kit.clock.runFor(20_000)
    await expect(kit.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await kit.keyboard.press('Escape')
    await expect(card(kit)).toHaveCount(0)
  })

  test("closes when it's swiped 50 px to the right, and returns after a shorter swipe", async ({ kit }) => {
    await press(kit, 'Toast')
    await card(kit).hover()
    const { x, y } = (await card(kit).boundingBox())!
    const from = { x: x + 80, y: y + 20 }
    await drag(kit, from, { x: 49 }, 100)
    await expect(card(kit)).toHaveCount(1)
    await drag(kit, from, { x: -80 }, 100)
    await expect(card(kit)).toHaveCount(1)
    await drag(kit, from, { x: 51 }, 100)
    await expect(card(kit)).toHaveCount(0)
  })
})

test.describe('the drawer', () => {
  test.use(MOVING)

  test("is at most 85% high, animates for half a second, and closes when it's dragged down by more than a quarter of its height", async ({
    kit,
  }) => {
    await press(kit, 'Drawer')
    const drawer = kit.getByRole('dialog', { name: 'Photo details' })
    await kit.waitForTimeout(700)
    const { x, y, height } = (await drawer.boundingBox())!
    expect(height).toBeCloseTo(0.85 * 900, 0)
    expect(await drawer.evaluate((sheet) => getComputedStyle(sheet).transitionDuration)).toBe('0.5s')
    // While it slides up, a press could hit a part that only passes by.
    const content = drawer.locator('[data-sheet-content]')
    const style = () =>
      content.evaluate((it) =>
        (({ animationName, pointerEvents }) => [animationName, pointerEvents])(getComputedStyle(it)),
      )
    expect(await style()).toEqual(['untouchable', 'auto'])
    for (const [by, closes] of [
      [0.2, false],
      [0.27, true],
    ] as const) {
      await drag(kit, { x: x + 300, y: y + 14 }, { y: height * by }, 1200)
      await kit.waitForTimeout(700)
      await expect(drawer).toHaveCount(closes ? 0 : 1)
    }
  })

  test('closes on a short downward flick', async ({ kit }) => {
    await kit.clock.install()
    await press(kit, 'Drawer')
    const drawer = kit.getByRole('dialog', { name: 'Photo details' })
    await kit.waitForTimeout(1000)
    const { x, y } = (await drawer.boundingBox())!
    // The clock only runs for the 100 ms of the flick, however busy the machine is.
    await kit.clock.pauseAt(new Date(Date.now() + 60_000))
    await kit.mouse.move(x + 300, y + 14)
    await kit.mouse.down()
    for (const moved of [10, 20, 40, 60, 90]) await kit.mouse.move(x + 300, y + 14 + moved)
    await kit.clock.runFor(100)
    await kit.mouse.up()
    await kit.clock.resume()
    await expect(drawer).toHaveCount(0)
  })

  test('closes on Escape and restores focus; a menu inside closes first', async ({ kit }) => {
    await press(kit, 'Drawer')
    const drawer = kit.getByRole('dialog', { name: 'Photo details' })
    await press(kit, 'More in the drawer')
    await kit.keyboard.press('Escape')
    await expect(kit.getByRole('menu')).toHaveCount(0)
    await expect(drawer).toBeVisible()
    await kit.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(kit.getByRole('button', { name: 'Drawer', exact: true })).toBeFocused()
  })
})

test('a dialog that’s opened again right after it closed stays open', async ({ kit }) => {
  await press(kit, 'Dialog')
  const dialog = kit.getByRole('dialog', { name: 'Rename family' })
  await expect(dialog).toBeVisible()
  // Browsers report later that it closed, and may handle a press first.
  await dialog.evaluate(async (element: HTMLDialogElement) => {
    const [opener] = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Dialog')
    const reported = new Promise((resolve) => element.addEventListener('close', resolve, { once: true }))
    element.dispatchEvent(new Event('cancel', { cancelable: true }))
    while (element.open) await Promise.resolve()
    opener!.click()
    await reported
  })
  await dialog.getByLabel('Family name').fill('The Moreaus')
})

test('a dialog traps focus, restores it, and puts the safe answer first', async ({ kit }) => {
  await press(kit, 'Dialog')
  const dialog = kit.getByRole('dialog', { name: 'Rename family' })
  await expect(dialog.getByLabel('Family name')).toBeFocused()
  for (let step = 0; step < 4; step++) {
    await kit.keyboard.press('Tab')
    expect(
      await kit.evaluate(
        () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  // A press that starts inside the dialog and ends outside, such as selecting text, doesn't close it.
  await dialog.getByLabel('Family name').click()
  const field = (await dialog.getByLabel('Family name').boundingBox())!
  await kit.mouse.move(field.x + field.width / 2, field.y + field.height / 2)
  await kit.mouse.down()
  await kit.mouse.move(20, 20, { steps: 3 })
  await kit.mouse.up()
  // Leaves time for the dialog's closing animation.
  await kit.waitForTimeout(200)
  await dialog.getByLabel('Family name').fill('The Moreaus')
  await kit.mouse.click(20, 20)
  await expect(dialog).toBeHidden()
  // On a double-click, the second press hits the dialog that the first one opened, and must not close it.
  const opener = (await kit.getByRole('button', { name: 'Dialog', exact: true }).boundingBox())!
  await kit.mouse.click(opener.x + 5, opener.y + 5)
  await expect(dialog).toBeVisible()
  await kit.mouse.down({ clickCount: 2 })
  await kit.mouse.up({ clickCount: 2 })
  await kit.waitForTimeout(200)
  await dialog.getByLabel('Family name').fill('The Riveras')
  await kit.keyboard.press('Escape')
  await expect(kit.getByRole('button', { name: 'Dialog', exact: true })).toBeFocused()
  await press(kit, 'Confirm')
  await expect(kit.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
})

test('a square crop can be chosen by touch, keyboard, and slider', async ({ kit }) => {
  await press(kit, 'Crop')
  const dialog = kit.getByRole('dialog', { name: 'Crop photo' })
  const place = dialog.getByRole('application')
  const crop = () => place.getAttribute('aria-describedby').then((id) => kit.locator(`[id="${id}"]`).textContent())
  await expect(place).toBeFocused()
  await expect.poll(crop).toBe('Center 50% from the left and 50% from the top, size 100%')
  expect(await violationsOf(kit)).toEqual([])
  await dialog.getByLabel('Size').fill('300')
  await expect.poll(crop).toBe('Center 50% from the left and 50% from the top, size 50%')
  const box = (await place.boundingBox())!
  await drag(kit, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: -box.width }, 100)
  await expect.poll(crop).toBe('Center 19% from the left and 50% from the top, size 50%')
  await kit.mouse.click(box.x + box.width * 0.65, box.y + box.height * 0.4)
  await expect.poll(crop).toBe('Center 65% from the left and 40% from the top, size 50%')
  await place.focus()
  await kit.keyboard.press('Shift+ArrowDown')
  await kit.keyboard.press('+')
  await expect.poll(crop).toBe('Center 65% from the left and 50% from the top, size 54%')
  await press(kit, 'Apply crop')
  await expect(card(kit)).toContainText(/Cropped358 138 324/)
  await expect(kit.getByRole('button', { name: 'Crop', exact: true })).toBeFocused()
})

test('a menu can be navigated with arrow keys, Home, End, and letters', async ({ kit }) => {
  const opener = kit.getByRole('button', { name: 'More', exact: true })
  await opener.focus()
  await kit.keyboard.press('ArrowDown')
  const item = (name: string) => kit.getByRole('menuitem', { name })
  await expect(item('Edit photo')).toBeFocused()
  await kit.keyboard.press('ArrowDown')
  await expect(item('Delete photo')).toBeFocused()
  await kit.keyboard.press('ArrowDown')
  await expect(item('Edit photo')).toBeFocused()
  await kit.keyboard.press('d')
  await expect(item('Delete photo')).toBeFocused()
  await kit.keyboard.press('Home')
  await kit.keyboard.press('Enter')
  await expect(kit.getByRole('menu')).toHaveCount(0)
  await expect(card(kit)).toContainText('Edited')
  await expect(opener).toBeFocused()
})

test('arrow keys skip disabled tabs, and a field announces its error to screen readers', async ({ kit }) => {
  await kit.getByRole('tab', { name: 'Members' }).focus()
  await kit.keyboard.press('ArrowRight')
  await expect(kit.getByRole('tab', { name: 'Pending invitations' })).toHaveAttribute('aria-selected', 'true')
  await expect(kit.getByRole('tabpanel')).toHaveText('Emma')
  const email = kit.getByLabel('Email', { exact: true })
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('It needs a name, an @ and a domain.')
})

test('nothing animates with reduced motion', async ({ kit }) => {
  await press(kit, 'Drawer')
  await expect.poll(async () => (await kit.getByRole('dialog').boundingBox())?.y).toBeCloseTo(0.15 * 900, 0)
  const slowest = await kit.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].map(
        (one) => Number.parseFloat(getComputedStyle(one).transitionDuration) || 0,
      ),
    ),
  )
  expect(slowest).toBeLessThanOrEqual(0.001)
})
