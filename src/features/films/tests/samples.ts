import { seedExport } from '#kit/exports.ts'
import type { Fixture } from '#kit/fixture.ts'
import type { Person } from '#kit/people.ts'
import type { MakeSample } from '#kit/sample.ts'
import { family } from '#kit/sample.ts'
import { freshAlbum } from '../../albums/tests/samples.ts'

async function filmOf({ family_id }: Fixture, caller: Person) {
  return { family_id, film_id: await seedExport(caller, { kind: 'film', family_id, parameters: { title: 'Summer' } }) }
}

export const samples: Record<string, MakeSample> = {
  getFilmPlan: async (fixture) => {
    const { family_id, album_id } = await freshAlbum(fixture)
    return { input: { family_id, album_id } }
  },
  createFilm: async (fixture, caller) => {
    const { server } = fixture.owner
    server.context.config.ffmpeg ??= process.execPath
    // One that an earlier request began.
    await server.sql("delete from exports where kind = 'film' and requested_by = $1", [caller.user_id])
    const { family_id, album_id } = await freshAlbum(fixture)
    return { input: { family_id, album_id, title: 'Summer' } }
  },
  listFilms: family,
  readFilm: async (fixture, caller) => ({ input: await filmOf(fixture, caller) }),
  saveFilm: async (fixture, caller) => ({ input: await filmOf(fixture, caller) }),
  deleteFilm: async (fixture, caller) => ({ input: await filmOf(fixture, caller) }),
}
