import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { paintPicture } from '#demo/pictures/paint-picture.ts'
import { VIDEO_SIZE, videoKinds, SHOT_SECONDS, stories, TABLE_SECONDS } from '#features/public/stories.ts'
import { findOrInstallChromium } from './chromium.mjs'
import { openStudio } from './film/open-studio.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const OUT = path.join(ROOT, 'public/films')
const { width: WIDTH, height: HEIGHT } = VIDEO_SIZE
/** Painted larger than the video, so zooming in shows more detail. */
const [PAINTED_WIDTH, PAINTED_HEIGHT] = [1344, 756]

/** Records the example stories of the public pages from images by the demo family's painter. */
await mkdir(OUT, { recursive: true })
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(ROOT), args: ['--no-sandbox'] })
try {
  const wanted = process.argv.slice(2)
  for (const story of stories) {
    if (wanted.length > 0 && !wanted.includes(story.id)) continue
    const page = await browser.newPage()
    await openStudio(page, ['studio', 'camera', 'tune', 'base64'], await paintShots(story))
    const shots = story.shots.map(({ from, to }) => ({ from, to }))
    const order = { shots, key: story.key, width: WIDTH, height: HEIGHT, shot: SHOT_SECONDS, table: TABLE_SECONDS }
    for (const kind of videoKinds) {
      const film = await page.evaluate((given) => window.makeFilm(given.order, given.kind), { order, kind })
      await writeFile(path.join(OUT, `${story.id}.${kind}`), film, 'base64')
      console.log(`${story.id}.${kind}: ${Math.round((film.length * 3) / 4 / 1024)} kB`)
    }
    const poster = Buffer.from(await page.evaluate((given) => window.makePoster(given), order), 'base64')
    await sharp(poster)
      .webp({ quality: 80 })
      .toFile(path.join(OUT, `${story.id}.webp`))
    await page.close()
  }
} finally {
  await browser.close()
}

async function paintShots(story: (typeof stories)[number]): Promise<Buffer[]> {
  const paintings: Buffer[] = []
  for (const { scene, light } of story.shots) {
    const order = { scene, light, seed: `story ${story.id}`, moment: 'story' }
    const pixels = await paintPicture({ ...order, width: PAINTED_WIDTH, height: PAINTED_HEIGHT })
    const raw = { width: PAINTED_WIDTH, height: PAINTED_HEIGHT, channels: 3 } as const
    paintings.push(await sharp(pixels, { raw }).jpeg({ quality: 92 }).toBuffer())
  }
  return paintings
}
