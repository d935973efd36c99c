import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { fillPhotos } from '../bench/fill-photos.ts'
import type { ApiPerson } from './api-person.ts'

/** Inserts `count` photo rows without files into a person's family; `also` changes them as the database owner. */
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
