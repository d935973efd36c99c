import { album } from './album.ts'
import type { Shot } from './album/shot.ts'
import type { Ids } from './add-content.ts'
import type { DemoPerson } from './demo-person.ts'

type DemoAlbum = { title: string; description: string; cover?: string; has: (shot: Shot) => boolean }

/** The title of the album that becomes a film. */
export const FILM_ALBUM = 'Smögen, every summer'

/** The one shown first comes last. */
const albums: DemoAlbum[] = [
  {
    title: 'From the shoebox',
    description: 'Mormor’s prints, scanned on rainy evenings.',
    has: ({ scanned }) => scanned === true,
  },
  {
    title: 'Snow',
    description: 'Four winters in the cabin above Chamonix.',
    has: ({ place }) => place === 'chamonix',
  },
  {
    title: FILM_ALBUM,
    description: 'The same rocks, and taller children.',
    cover: '2025-08-02T21:19:45',
    has: ({ place, at }) => place === 'smogen' && at > '2023',
  },
]

/** Skips albums that already exist. */
export async function gatherAlbums({ send }: DemoPerson, family: string, photos: Ids): Promise<void> {
  const { albums: there } = await send<{ albums: { title: string }[] }>('GET', `${family}/albums`)
  for (const { has, cover, ...words } of albums) {
    if (there.some(({ title }) => title === words.title)) continue
    const photo_ids = album.filter(has).flatMap(({ at }) => photos.get(at) ?? [])
    if (photo_ids.length === 0) continue
    const { id } = await send<{ id: string }>('POST', `${family}/albums`, { ...words, photo_ids })
    const cover_photo_id = cover && photos.get(cover)
    if (cover_photo_id) await send('PATCH', `${family}/albums/${id}`, { cover_photo_id })
  }
}
