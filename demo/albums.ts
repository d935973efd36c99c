import { album } from './album.ts'
import type { Shot } from './album/shot.ts'
import type { Ids } from './add-content.ts'
import type { DemoPerson } from './demo-person.ts'

type DemoAlbum = { title: string; description: string; has: (shot: Shot) => boolean }

/** The title of the album that becomes a film. */
export const FILM_ALBUM = 'Smögen, every summer'

const albums: DemoAlbum[] = [
  {
    title: FILM_ALBUM,
    description: 'The same rocks, and taller children.',
    has: ({ place, at }) => place === 'smogen' && at > '2023',
  },
  {
    title: 'Snow',
    description: 'Four winters in the cabin above Chamonix.',
    has: ({ place }) => place === 'chamonix',
  },
  {
    title: 'From the shoebox',
    description: 'Mormor’s prints, scanned on rainy evenings.',
    has: ({ scanned }) => scanned === true,
  },
]

/** Skips albums that already exist. */
export async function gatherAlbums({ send }: DemoPerson, family: string, photos: Ids): Promise<void> {
  const { albums: there } = await send<{ albums: { title: string }[] }>('GET', `${family}/albums`)
  for (const { has, ...words } of albums) {
    if (there.some(({ title }) => title === words.title)) continue
    const photo_ids = album.filter(has).flatMap(({ at }) => photos.get(at) ?? [])
    if (photo_ids.length) await send('POST', `${family}/albums`, { ...words, photo_ids })
  }
}
