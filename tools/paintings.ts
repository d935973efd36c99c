import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePainting, paintings } from '#demo/pictures/paintings.ts'

const OUT = path.join(import.meta.dirname, '../public/paintings')
const SIZE_PX = 1100

/** Paints the illustrations of the app's pages. Arguments are names of the only ones to paint. */
const only = process.argv.slice(2)
await mkdir(OUT, { recursive: true })
for (const name of Object.keys(paintings) as (keyof typeof paintings)[])
  if (!only.length || only.includes(name))
    await writeFile(path.join(OUT, `${name}.webp`), await makePainting(name, SIZE_PX))
