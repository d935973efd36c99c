import { receiveFile } from '#features/direct-uploads/server/receive-file.ts'
import { exportKey } from '#features/exports/server/export-key.ts'
import { selectReadyExport } from '#features/exports/server/exports.queries.ts'
import type { StreamingMember } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { filmsContract as contract } from '../films.contract.ts'

/** Adds a film to the family's photos, like an upload of the person who had it made. */
export function filmSaver(context: Pick<WebContext, 'plans' | 'staging' | 'limits' | 'store'>) {
  const receive = receiveFile(context)
  return async function saveFilm(
    adder: StreamingMember<'photos.add'>,
    { film_id }: InputOf<typeof contract.saveFilm>,
  ): Promise<{ id: string }> {
    const { user_id, family_id } = adder
    const film = await adder.inTransaction((tx) => selectReadyExport(tx, film_id, { kind: 'film', user_id, family_id }))
    if (!film) throw notFound()
    const { stream, size: bytes } = await context.store.open(exportKey(film))
    const { id } = await receive(adder, {
      ...{ name: film.filename ?? 'film.mp4', bytes, isExact: true, body: stream },
      fields: async () => ({}),
    })
    return { id }
  }
}
