import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import { requireAddable } from '#features/albums/server/album-permissions.ts'
import type { StreamingMember } from '#features/families/server/member.ts'
import { photoUploads } from '#features/photos/server/ingest-photo.ts'
import { fileStager } from '#features/uploads/server/stage-file.ts'
import { plainFileName, receiveDescribedUpload } from '#features/uploads/server/upload-steps.ts'
import type { Tx } from '#server/db/database.ts'
import type { WebContext } from '#server/feature.ts'
import { Problem } from '#shared/problems.ts'
import type { FileFields } from '../direct-uploads.contract.ts'

type Fields = z.output<typeof FileFields>
/** `bytes` is the size, or at most that unless it `isExact`. Fields of a form can come after its file. */
export type SentFile = { name: string; bytes: number; isExact: boolean; body: Readable; fields: () => Promise<Fields> }
type Parts = Pick<WebContext, 'plans' | 'staging' | 'limits'>

/** Receives a file like an upload of the app, with what its sender says about it. */
export function receiveFile({ plans, staging, limits: { spendBytes } }: Parts) {
  const stageFile = fileStager({ target: photoUploads(plans), staging, spendBytes })

  return async function receive(
    member: StreamingMember<'photos.add'>,
    { name, bytes, isExact, body, fields }: SentFile,
  ) {
    const { user_id, family_id } = member
    const adder = {
      ...{ user_id, family_id },
      inTransaction: <T>(work: (acting: typeof member & { tx: Tx }) => Promise<T>) =>
        member.inTransaction((tx) => work({ ...member, tx })),
    }
    let about: Fields = {}
    const { upload, received } = await stageFile(adder, { name, bytes, unattended: false }, body, async (staged) => {
      if (isExact && staged.received !== bytes)
        throw new Problem('invalid_input', { detail: 'The file arrived incomplete. Send it again.' })
      const { album_id, taken_at } = await fields()
      about = { ...(album_id && { album_id }), ...(taken_at && { taken_at }) }
      if (album_id) await adder.inTransaction((acting) => requireAddable(acting, album_id))
    })
    await receiveDescribedUpload(upload, staging, member.inTransaction, {
      ...{ bytes: received, about: about as Record<string, string> },
    })
    return { id: upload.id, filename: plainFileName(name), state: 'received' }
  }
}
