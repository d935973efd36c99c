import { required } from '#shared/required.ts'
import type { DemoPeople, Ids } from './add-content.ts'
import { welcome, type DemoPerson, type DemoServer } from './demo-person.ts'
import { joinFamily, linkProfile } from './demo.queries.ts'
import { LAST_NAME, type ShotTime } from './family-content.ts'

/** What Alma would rather not have. */
export const flagged: ShotTime = '2024-07-17T15:02:26'

/** While Freja's sign-in is fresh. */
export async function chooseTrusted({ freja, julien, astrid }: DemoPeople, family: string): Promise<void> {
  const user_ids = [julien.user_id, astrid.user_id]
  await freja.send('PUT', `${family}/succession`, { user_ids, after_months: 6 })
}

type Flagging = { server: DemoServer; family_id: string; ownerUrl: string; kids: Ids; photos: Ids }

/** Alma has an account of her own, and flags a photo. */
export async function flagAsAlma({ server, family_id, ownerUrl, kids, photos }: Flagging): Promise<void> {
  const names = { first_name: 'Alma', last_name: LAST_NAME, email: 'alma@lindqvist-moreau.example' }
  const alma = await welcome(server, names)
  const { user_id } = alma
  await joinFamily(ownerUrl, { family_id, user_id, role: 'viewer', name: alma.first_name })
  await linkProfile(ownerUrl, { family_id, user_id, person_id: required(kids.get('Alma')) })
  const photo_id = photos.get(flagged)
  if (photo_id) await alma.send('POST', `/api/families/${family_id}/flags`, { photo_id })
}

/** Where there's ffmpeg, a film of an album is made in the background. */
export async function makeFilm({ send }: DemoPerson, family: string, title: string): Promise<void> {
  type Films = { can_make: boolean; films: unknown[] }
  const { can_make, films } = await send<Films>('GET', `${family}/films`)
  const { albums } = await send<{ albums: { id: string; title: string }[] }>('GET', `${family}/albums`)
  const album = albums.find((one) => one.title === title)
  if (can_make && !films.length && album)
    await send('POST', `${family}/films`, { album_id: album.id, title, music: true })
}
