import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Ids } from './add-content.ts'
import type { DemoPeople } from './add-content.ts'
import type { Relative, ShotTime } from './family-content.ts'
import { CAPTION_PURPOSE } from '#features/captions/captions.rules.ts'

/** What people say about a photo, with a place in it as parts of its width and height. `npm run film:answers` makes the recordings. */
export const voices: {
  file: string
  at: ShotTime
  by: Relative
  pin?: [number, number]
  hertz: number
  text: string
}[] = [
  {
    ...{ file: 'astrid-storm.webm', at: '2024-07-18T21:40:12', by: 'astrid', pin: [0.42, 0.62], hertz: 205 },
    text: 'Now listen. The wind took the boathouse in one piece, and set it down again on the other side of the bay.',
  },
  {
    ...{ file: 'astrid-beach.webm', at: '1996-07-20T13:10:00', by: 'astrid', pin: [0.6, 0.76], hertz: 205 },
    text: 'That is Freja. She would not leave the water until I promised her waffles.',
  },
  {
    ...{ file: 'freja-parasol.webm', at: '1996-07-20T13:10:00', by: 'freja', pin: [0.215, 0.5], hertz: 230 },
    text: 'And that is Morfar’s parasol. We still carry it down to the beach, every summer.',
  },
  {
    ...{ file: 'freja-star.webm', at: '2026-10-18T18:12:58', by: 'freja', hertz: 230 },
    text: 'Noé was first to see it. He has told everyone, twice.',
  },
]

type Upload = {
  people: DemoPeople
  family_id: string
  photos: Ids
  untilDone: (by: Relative, upload_id: string) => Promise<void>
}

/** Adds the recordings to their photos, skipping those that are already there. */
export async function recordVoices({ people, family_id, photos, untilDone }: Upload): Promise<void> {
  for (const { file, at, by, pin } of voices) {
    const photo_id = photos.get(at)
    if (!photo_id) continue
    const { captions } = await people[by].send<{ captions: { added_by: { id: string } | null }[] }>(
      'GET',
      `/api/families/${family_id}/photos/${photo_id}/audio-captions`,
    )
    if (captions.some(({ added_by }) => added_by?.id === people[by].user_id)) continue
    const about = { purpose: CAPTION_PURPOSE, photo_id, ...(pin && { x: String(pin[0]), y: String(pin[1]) }) }
    const sound = await readFile(path.join(import.meta.dirname, 'voices', file))
    await untilDone(by, await people[by].upload(family_id, file, sound, about))
  }
}
