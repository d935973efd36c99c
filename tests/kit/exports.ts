import { setTimeout as sleep } from 'node:timers/promises'
import type { ExportKind, ExportParameters } from '#features/exports/exports.rules.ts'
import type { Export } from '#features/exports/exports.schemas.ts'
import { exportKey } from '#features/exports/server/export-key.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from './people.ts'

type Of = { kind?: ExportKind; family_id?: string; parameters?: ExportParameters }

/** A finished export; without a person, one that belongs to no one. */
export async function seedExport(
  { server, user_id }: Person,
  { kind = 'account', family_id, parameters = {} }: Of = {},
): Promise<string> {
  const id = newId()
  await server.sql(
    `insert into exports (id, kind, family_id, requested_by, parameters, state, filename, bytes, finished_at, expires_at)
     select $1, $2, $3, id, $4, 'ready', 'placed.zip', 4, now(), now() + interval '7 days' from profiles where id = $5`,
    [id, kind, family_id ?? null, JSON.stringify(parameters), user_id],
  )
  const key = exportKey({ id, kind, family_id: family_id ?? null, requested_by: user_id })
  await server.context.store.put(key, Buffer.from('PK\u0005\u0006'), {
    contentType: kind === 'film' ? 'video/mp4' : 'application/zip',
  })
  return id
}

/** The newest export of a list, once it's ready or has failed. */
export async function untilFinished(list: () => Promise<{ exports: Export[] }>): Promise<Export> {
  for (;;) {
    const [latest] = (await list()).exports
    if (latest?.state === 'ready' || latest?.state === 'failed') return latest
    await sleep(100)
  }
}

/** Selects photos and returns the URL of their ZIP, once it's packed. */
export async function packSelection(
  person: Person,
  family: Family,
  photo_ids: string[],
  title?: string,
): Promise<string> {
  const { createPhotoDownload, listPhotoDownloads } = photoSelectionsContract
  const { id } = await person.call(createPhotoDownload, { ...family, photo_ids, title })
  await untilFinished(async () => {
    const { exports } = await person.call(listPhotoDownloads, family)
    return { exports: exports.filter((one) => one.id === id) }
  })
  return `/api/families/${family.family_id}/photo-downloads/${id}`
}
