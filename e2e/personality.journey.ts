import type { Page } from '@playwright/test'
import { expect, expectAccessible, onNext, test } from './fixtures.ts'

const FIRST = 'What makes you laugh out loud?'
const SECOND = 'What’s your favorite thing to play?'
/** How much a recording's length may differ from the page's clock. */
const TOLERANCE_S = 0.2

type Api = { send<T>(method: string, path: string, body?: object): Promise<T> }

async function addChild(ana: Api, family: string, first_name: string): Promise<string> {
  const child = { first_name, birth_date: '2020-06-15' }
  return (await ana.send<{ id: string }>('POST', `/api/families/${family}/children`, child)).id
}

/** Captures the chunks of a recording from MediaRecorder to measure how long they play. */
async function watchRecorder(page: Page) {
  await page.addInitScript(() => {
    const { start } = MediaRecorder.prototype
    MediaRecorder.prototype.start = function (slice) {
      const pieces: Blob[] = []
      Object.assign(globalThis, { pieces })
      this.addEventListener('dataavailable', ({ data }) => pieces.push(data))
      start.call(this, slice)
    }
  })
  return () =>
    page.evaluate(async () => {
      const video = document.createElement('video')
      video.src = URL.createObjectURL(new Blob((globalThis as unknown as { pieces: Blob[] }).pieces))
      // A MediaRecorder file has no duration until a player has sought to its end.
      video.currentTime = 1e9
      await new Promise<void>((resolve, reject) => {
        const complain = () => reject(new Error(`No length: ${[video.duration, video.readyState, video.networkState]}`))
        setTimeout(complain, 60_000)
        video.onerror = () => reject(new Error(video.error?.message))
        video.ondurationchange = () => Number.isFinite(video.duration) && resolve()
      })
      return video.duration
    })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Waits until this many seconds are recorded; a busy machine may skip some. */
async function recordsFor(page: Page, seconds: number): Promise<number> {
  const timer = page.getByRole('timer', { name: 'Recording time' })
  const shown = async () => Number((await timer.textContent())!.split(':')[1])
  await expect.poll(shown, { intervals: [250] }).toBeGreaterThanOrEqual(seconds)
  return shown()
}

/** How many chunks of a recording this browser stores. */
function keptPieces(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('hearthbook-uploads')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const keys = opening.result.transaction('files').objectStore('files').getAllKeys()
    await new Promise((resolve) => (keys.onsuccess = resolve))
    opening.result.close()
    return keys.result.filter((key) => String(key).startsWith('piece:')).length
  })
}

async function record(page: Page, { paused = false } = {}) {
  const startsAt = (await button(page, 'Record').boundingBox())!.y
  await button(page, 'Record').click()
  await expect(page.getByText('Recording starts in')).toBeAttached()
  const before = await recordsFor(page, 2)
  // The button stays under the finger.
  expect((await button(page, 'Stop').boundingBox())!.y).toBeCloseTo(startsAt, 0)
  // The preview shows all of what's recorded.
  const isWhole = page.getByLabel('Camera preview').evaluate((video: HTMLVideoElement) => {
    const { width, height } = video.getBoundingClientRect()
    return Math.abs(width / height - video.videoWidth / video.videoHeight) < 0.02
  })
  expect(await isWhole).toBe(true)
  if (paused) {
    await button(page, 'Pause').click()
    await expect(page.getByText('Paused').first()).toBeVisible()
    await page.waitForTimeout(1_500)
    await button(page, 'Resume').click()
    await recordsFor(page, before + 1)
  }
  await button(page, 'Stop').click()
  await expect(page.getByLabel('Your recording')).toBeVisible()
}

test("a child's answer is recorded with a pause, asked again, and played through the years", async ({
  page,
  loginAs,
}) => {
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const mia = await addChild(ana, family, 'Mia')
  const recorded = await watchRecorder(page)

  await page.goto(`/families/${family}/child-personality`)
  await expect(page).toHaveURL(`/families/${family}/personality`)
  await expect(page.getByText('0 of 10 answered')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Mia', exact: true }).click()
  await page.getByRole('link', { name: /^Ask .+ the first question$/ }).click()
  await expect(page.getByRole('heading', { name: FIRST })).toBeVisible()

  // An empty answer can't be saved, and recording needs the owner's consent.
  await button(page, 'Write instead').click()
  await button(page, 'Save and continue').click()
  await expect(page.getByText('Record an answer or write a few words first.')).toBeVisible()
  await button(page, 'Record instead').click()
  await button(page, 'Turn on camera').click()
  const consent = page.getByRole('dialog', { name: 'Before you record Mia' })
  await expect(button(page, 'Agree and continue')).toBeDisabled()
  await consent.getByRole('checkbox').check()
  // The camera starts even if the page can't reload the consent.
  await onNext(page, `**/children/${mia}/personality`, (route) => route.abort())
  await button(page, 'Agree and continue').click()
  await expect(page.getByLabel('Camera preview')).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Microphone level' })).not.toHaveAttribute('aria-valuenow', '0')
  await expectAccessible(page)

  await record(page, { paused: true })
  const length = await recorded()
  // The recording plays, shows its length, and survives a reload before it's saved.
  const played = () => page.getByLabel('Your recording').evaluate((video: HTMLVideoElement) => video.duration)
  await expect.poll(played).toBeGreaterThan(2)
  expect(Math.abs((await played()) - length)).toBeLessThan(TOLERANCE_S)
  await page.reload()
  await expect(page.getByLabel('Your recording')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(button(page, 'Record again')).toBeInViewport()
  await button(page, 'Keep it').click()
  // It can be watched, and its text can be added right away, and survives a reload too.
  await page.getByRole('button', { name: /^Play/ }).click()
  const isPlaying = () => page.getByLabel('Your recording').evaluate((video: HTMLVideoElement) => video.currentTime > 1)
  await expect.poll(isPlaying).toBe(true)
  const words = page.getByRole('textbox', { name: 'Written answer' })
  await words.fill('When the dog sneezes')
  await expect(page).toHaveURL(/take=/)
  await page.reload()
  await expect(words).toHaveValue('When the dog sneezes')
  await button(page, 'Save and continue').click()
  await expect(page.getByRole('heading', { name: SECOND })).toBeVisible()

  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByText('1 of 10 answered').first()).toBeVisible()
  // The answer's picture plays it.
  const picture = page.getByRole('article').first().locator('video, img')
  await expect(picture).toBeVisible()
  const { x, y, width, height } = (await picture.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  const player = page.getByLabel('Play answer')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await expect(page.getByText('When the dog sneezes')).toBeVisible()
  const duration = () => player.evaluate((video: HTMLVideoElement) => video.duration)
  await expect.poll(duration).toBeGreaterThan(2)
  expect(Math.abs((await duration()) - length)).toBeLessThan(TOLERANCE_S)
  // It can be sought and plays to its end.
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    video.currentTime = video.duration - 0.5
    void video.play()
  })
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)
  await expectAccessible(page)

  await button(page, 'Answer again').click()
  // The last answer is one tap away.
  await button(page, 'Last answer · at age 6').click()
  await expect(page.getByRole('dialog').getByLabel('Play answer')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Write instead').click()
  await page.getByRole('textbox', { name: 'Written answer' }).fill('My little brother')
  await button(page, 'Save and continue').click()
  await expect(page.getByRole('heading', { name: SECOND })).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await page.getByRole('link', { name: FIRST }).click()
  await page.getByRole('link', { name: 'Through the years' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  await page.goto(`/families/${family}/personality/${mia}`)
  await button(page, 'Export').click()
  await expectAccessible(page)
  const zip = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  expect((await zip).suggestedFilename()).toBe('Mia.zip')
  await expect(page.getByText('Export downloaded').first()).toBeVisible()

  await button(page, 'Withdraw permission').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw permission' }).click()
  await expect(page.getByText('0 of 10 answered').first()).toBeVisible()
  await button(page, 'Give permission again').click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await button(page, 'Agree and continue').click()
  await expect(page.getByText('1 of 10 answered').first()).toBeVisible()

  await page.goto(`/families/${family}/personality`)
  await expect(page.getByText('1 of 10 answered')).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByText('1 of 10 answered').first()).toBeVisible()
})

test('closing the tab in the middle of an answer keeps the recording, and "Keep it" saves it', async ({
  page,
  context,
  loginAs,
}) => {
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const mia = await addChild(ana, family, 'Mia')
  await ana.send('POST', `/api/families/${family}/children/${mia}/personality-consent`, { text_version: '2026-11' })
  const question = `/families/${family}/personality/${mia}?question=1`
  await page.goto(question)
  await button(page, 'Turn on camera').click()
  await button(page, 'Record').click()
  await expect.poll(() => keptPieces(page)).toBeGreaterThanOrEqual(3)
  await page.close()

  const other = await context.newPage()
  await other.goto(question)
  const player = other.getByLabel('Your recording')
  await expect(player).toBeVisible()
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(1)
  await other.getByRole('link', { name: 'Close' }).click()
  await expect(other.getByRole('article').first()).toContainText('Recorded, not saved yet')

  await other.getByRole('link', { name: FIRST }).click()
  // It counts as soon as it's saved here, before it's uploaded.
  const { promise: held, resolve: upload } = Promise.withResolvers<void>()
  await other.route('**/uploads', async (route) => {
    await held
    await route.continue()
  })
  await button(other, 'Keep it').click()
  await expect(other.getByText('Recording saved')).toBeVisible()
  await expect(other.getByText('1 of 10 answered')).toBeVisible()
  upload()
  await button(other, 'Done').click()
  await expect(other.getByText('1 of 10 answered').first()).toBeVisible()
  await expect(other.getByRole('article').first()).not.toContainText(/Not answered yet|not saved yet/)
})

test('saving while recording ends the recording and saves it', async ({ page, loginAs }) => {
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const mia = await addChild(ana, family, 'Mia')
  await ana.send('POST', `/api/families/${family}/children/${mia}/personality-consent`, { text_version: '2026-11' })
  await page.goto(`/families/${family}/personality/${mia}?question=1`)
  await button(page, 'Turn on camera').click()
  await button(page, 'Record').click()
  await button(page, 'Write instead').click()
  await page.getByLabel('Written answer').fill('A whale!')
  await recordsFor(page, 2)
  await button(page, 'Save and continue').click()
  await expect(page).toHaveURL(/question=2/)
  // The camera stays on for the next question, until she leaves.
  await expect(button(page, 'Record')).toBeVisible()
  const stream = await page
    .getByLabel('Camera preview')
    .evaluateHandle((video: HTMLVideoElement) => video.srcObject as MediaStream)
  await page.getByRole('link', { name: 'Close' }).click()
  await expect.poll(() => stream.evaluate(({ active }) => active)).toBe(false)
  await page.goto(`/families/${family}/personality/${mia}?question=1`)
  await expect(page.getByLabel('Play answer')).toBeVisible()
  await expect(page.getByText('A whale!')).toBeVisible()
})

test('a recorded answer is uploaded although the server is killed, the network fails, and the tab is closed', async ({
  page,
  context,
  loginAs,
  server,
}) => {
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const mia = await addChild(ana, family, 'Mia')
  await ana.send('POST', `/api/families/${family}/children/${mia}/personality-consent`, { text_version: '2026-11' })
  const question = `/families/${family}/personality/${mia}?question=1`
  await page.goto(question)
  await button(page, 'Turn on camera').click()
  await record(page)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 5, downloadThroughput: -1, uploadThroughput: 30_000 },
  })
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/uploads') && answer.status() === 201)
  await button(page, 'Keep it').click()
  await begun
  await server.kill()
  await page.close()
  await server.restart()

  const other = await context.newPage()
  await context.setOffline(true)
  await context.setOffline(false)
  await other.goto(question)
  await expect(other.getByLabel('Play answer')).toBeVisible()
  const { responses } = await ana.send<{ responses: object[] }>(
    'GET',
    `/api/families/${family}/children/${mia}/personality`,
  )
  expect(responses).toHaveLength(1)
})

test('someone without camera permission sees how to grant it and can write instead', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const mia = await addChild(ana, family, 'Mia')
  await ana.send('POST', `/api/families/${family}/children/${mia}/personality-consent`, { text_version: '2026-11' })
  await page.addInitScript(() => {
    MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto(`/families/${family}/personality/${mia}?question=2`)
  await button(page, 'Turn on camera').click()
  await expect(page.getByText('Your browser is blocking the camera')).toBeVisible()
  // The page says it once, without a toast over it.
  await expect(page.locator('[data-toasts]')).toHaveCount(0)
  await expectAccessible(page)
  await button(page, 'Write instead').click()

  // Text in progress stays when someone else answers the same question, and when saving fails.
  const profile = `/api/families/${family}/children/${mia}`
  const asked = await ana.send<{ prompts: { id: string }[] }>('GET', `${profile}/personality`)
  const answer = `${profile}/responses/${asked.prompts[1]!.id}`
  const given = (text: string) => ana.send('PUT', answer, { take: crypto.randomUUID(), response_text: text })
  const words = page.getByRole('textbox', { name: 'Written answer' })
  await words.fill('Trains')
  await given('Dolls')
  await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible()
  await expect(words).toHaveValue('Trains')
  await page.route('**/responses/**', (route) => route.abort())
  await button(page, 'Save and continue').click()
  await expect(page.getByText('Failed to save response. Please try again.').first()).toBeVisible()
  await page.unroute('**/responses/**')
  await button(page, 'Save and continue').click()
  await expect(page.getByRole('heading', { name: 'Tell me about a friend' })).toBeVisible()

  // An edit applies to the answer it was opened for, even if someone else has answered since.
  await button(page, 'Back').click()
  await button(page, 'Answer actions').click()
  await page.getByRole('menuitem', { name: 'Edit text' }).click()
  await words.fill('Trains, and trams')
  await page.reload()
  await button(page, 'Answer actions').click()
  await page.getByRole('menuitem', { name: 'Edit text' }).click()
  await expect(words).toHaveValue('Trains, and trams')
  const news = page.waitForResponse(`**${profile}/personality`)
  await given('Ships')
  await news
  await expect(words).toHaveValue('Trains, and trams')
  await button(page, 'Save').click()
  await expect(page.getByText('Ships', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Through the years' }).click()
  for (const text of ['Dolls', 'Trains, and trams', 'Ships'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
})
