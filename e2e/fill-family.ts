import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { fillPhotos } from '../bench/fill-photos.ts'
import type { ApiPerson } from './api-person.ts'

/** Rows of so many photos in a person's family, without their pictures; `also` changes them as the database's owner. */
export async function fillFamily(
  dataDir: string,
  person: ApiPerson,
  family_id: string,
  photos: number,
  also: (client: pg.Client) => Promise<unknown> = async () => {},
): Promise<void> {
  const { user } = await person.send<{ user: { id: string } }>('GET', '/api/session')
  const client = new pg.Client({ connectionString: ownerUrlOfRunning(dataDir) })
  await client.connect()
  await fillPhotos(client, family_id, user.id, photos)
  await also(client)
  await client.end()
}
