import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makePhotos } from '../photos-12mp.ts'
import { asTable, compare } from './compare.ts'
import { hearthbook } from './hearthbook.ts'
import { immich } from './immich.ts'
import type { Peer } from './peer.ts'

const { HEARTHBOOK_URL, HEARTHBOOK_KEY, IMMICH_URL, IMMICH_KEY, PHOTOS = '40', WORD = 'beach' } = process.env

const peers: Peer[] = []
if (HEARTHBOOK_URL && HEARTHBOOK_KEY) peers.push(await hearthbook(HEARTHBOOK_URL, HEARTHBOOK_KEY))
if (IMMICH_URL && IMMICH_KEY) peers.push(immich(IMMICH_URL, IMMICH_KEY))
if (peers.length === 0) {
  console.error(
    'Set HEARTHBOOK_URL and HEARTHBOOK_KEY, IMMICH_URL and IMMICH_KEY, or all four. See bench/peer/README.md.',
  )
  process.exit(1)
}

const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-peer-'))
console.error(`Making ${PHOTOS} photos …`)
const files = await makePhotos(folder, Number(PHOTOS))
const photos = await Promise.all(
  files.map(async (file) => ({ filename: path.basename(file), bytes: await readFile(file) })),
)
await rm(folder, { recursive: true })
console.log(asTable(peers, await compare(peers, { photos, word: WORD, rounds: 200, seconds: 10 })))
for (const { client } of peers) client.close()
