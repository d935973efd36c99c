import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { filmOf, recordedAnswers } from '#demo/recorded-answers.ts'
import { findOrInstallChromium } from './chromium.mjs'
import { openStudio } from './film/open-studio.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Makes the videos of the demo family's recorded answers: drawn faces with made-up voices. */
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(ROOT), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await openStudio(page, ['answer-studio', 'face', 'voice', 'base64'])
  for (const answer of recordedAnswers) {
    const film = await page.evaluate(({ age, text }) => window.makeAnswer(age, text), answer)
    const file = filmOf(answer)
    await writeFile(path.join(ROOT, 'demo/answers', file), film, 'base64')
    console.log(`${file}: ${Math.round((film.length * 3) / 4 / 1024)} kB`)
  }
} finally {
  await browser.close()
}
