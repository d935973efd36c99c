import { receiveFile } from '#features/direct-uploads/server/receive-file.ts'
import { openExport } from '#features/exports/server/send-export.ts'
import type { StreamingMember } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { filmsContract } from '../films.contract.ts'

type Save = typeof filmsContract.saveFilm

/** Adds a film to the family's photos, like an upload of the person who had it made. */
export function filmSaver(context: Pick<WebContext, 'plans' | 'staging' | 'limits' | 'store'>) {
  const receive = receiveFile(context)
  return async function saveFilm(
    adder: StreamingMember<'photos.add'>,
    { film_id: export_id }: InputOf<Save>,
  ): Promise<ResultOf<Save>> {
    const { stream, size: bytes, filename } = await openExport(adder, { kind: 'film', export_id }, context.store)
    const name = filename ?? 'film.mp4'
    const { id } = await receive(adder, { name, bytes, isExact: true, body: stream, fields: async () => ({}) })
    return { id }
  }
}
