import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { paintDrawing } from '#demo/pictures/paint-picture.ts'
import type { Expression } from '#demo/pictures/parts/face.ts'
import { alma, portraitAt } from '#demo/pictures/scenes/portraits.ts'
import { filmOf, recordedAnswers } from '#demo/recorded-answers.ts'
import { voices } from '#demo/voices.ts'
import { findOrInstallChromium } from './chromium.mjs'
import { openStudio } from './film/open-studio.ts'

const DEMO = path.resolve(import.meta.dirname, '../demo')
const [WIDTH, HEIGHT] = [640, 480]
const AGES = [5, 6, 7]
/** What changes while a child speaks, in the units of a drawn face. */
const changes = [
  ...[0.35, 0.65, 1].map((open) => ({ expression: { open }, at: { x: 0, y: 54, rx: 46, ry: 34 } })),
  { expression: { blinks: true }, at: { x: 0, y: 4, rx: 68, ry: 30 } },
]

/** Makes the demo family's recordings: painted faces that answer, and what people say about photos, in made-up voices. */
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(path.dirname(DEMO)),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  const paintings: Buffer[] = []
  for (const age of AGES)
    for (const expression of [{}, ...changes.map((change) => change.expression)])
      paintings.push(await paintFace(age, expression))
  await openStudio(page, ['answer-studio', 'voice', 'base64'], paintings)
  for (const answer of recordedAnswers) {
    const { age, text } = answer
    const faces = changes.map(({ expression, at }) => ({ ...expression, at: within(age, at) }))
    const first = AGES.indexOf(age) * (1 + changes.length)
    await save(
      `answers/${filmOf(answer)}`,
      await page.evaluate((order) => window.makeAnswer(order), { age, text, first, faces }),
    )
  }
  for (const voice of voices)
    await save(`voices/${voice.file}`, await page.evaluate(({ hertz, text }) => window.makeVoice(hertz, text), voice))
} finally {
  await browser.close()
}

/** Each year, the child is taller. A drawn face is 360 units tall. */
function eyeLevel(age: number): number {
  return 0.56 - ((age - 5) * 12) / 360
}

function within(age: number, { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }) {
  const wide = (360 * WIDTH) / HEIGHT
  return { x: 0.5 + x / wide, y: eyeLevel(age) + y / 360, rx: rx / wide, ry: ry / 360 }
}

async function paintFace(age: number, expression: Expression): Promise<Buffer> {
  const draw = portraitAt(alma(age), (h) => ({ y: h * eyeLevel(age), scale: h / 360 }), expression)
  const pixels = await paintDrawing(draw, { seed: `alma ${age}`, light: 'noon', width: WIDTH, height: HEIGHT })
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

async function save(file: string, recording: string) {
  await mkdir(path.dirname(path.join(DEMO, file)), { recursive: true })
  await writeFile(path.join(DEMO, file), recording, 'base64')
  console.log(`${file}: ${Math.round((recording.length * 3) / 4 / 1024)} kB`)
}
