import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePainting, makePrint, paintings, prints } from '#demo/pictures/paintings.ts'

const PUBLIC = path.join(import.meta.dirname, '../public')
const PAINTING_PX = 1400
const PRINT_PX = 720

/** Paints the illustrations of the app's and the public pages. Arguments are names of the only ones to paint. */
const only = process.argv.slice(2)
await paintEach('paintings', paintings, (name) => makePainting(name, PAINTING_PX))
await paintEach('prints', prints, (name) => makePrint(name, PRINT_PX))

async function paintEach<Name extends string>(
  folder: string,
  all: Record<Name, unknown>,
  make: (name: Name) => Promise<Buffer>,
) {
  await mkdir(path.join(PUBLIC, folder), { recursive: true })
  for (const name of Object.keys(all) as Name[])
    if (!only.length || only.includes(name))
      await writeFile(path.join(PUBLIC, folder, `${name}.webp`), await make(name))
}
