import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { filmOf, recordedAnswers } from '#demo/recorded-answers.ts'
import { voices } from '#demo/voices.ts'
import { findOrInstallChromium } from './chromium.mjs'
import { openStudio } from './film/open-studio.ts'

const DEMO = path.resolve(import.meta.dirname, '../demo')

/** Makes the demo family's recordings: drawn faces that answer, and what people say about photos, in made-up voices. */
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(path.dirname(DEMO)),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  await openStudio(page, [
    'answer-studio',
    'voice',
    'base64',
    ...['color', 'shapes', 'parts/face', 'scenes/portraits'].map((name) => `../../demo/pictures/${name}`),
  ])
  for (const answer of recordedAnswers)
    await save(
      `answers/${filmOf(answer)}`,
      await page.evaluate(({ age, text }) => window.makeAnswer(age, text), answer),
    )
  for (const voice of voices)
    await save(`voices/${voice.file}`, await page.evaluate(({ hertz, text }) => window.makeVoice(hertz, text), voice))
} finally {
  await browser.close()
}

async function save(file: string, recording: string) {
  await mkdir(path.dirname(path.join(DEMO, file)), { recursive: true })
  await writeFile(path.join(DEMO, file), recording, 'base64')
  console.log(`${file}: ${Math.round((recording.length * 3) / 4 / 1024)} kB`)
}
