import type { Readable } from 'node:stream'
import type { ActingMember } from '#features/families/server/member.ts'
import { photoUploads } from '#features/photos/server/ingest-photo.ts'
import { fileStager } from '#features/uploads/server/stage-file.ts'
import type { Staging } from '#features/uploads/server/staging.ts'
import { deleteUpload, discardUpload, receiveUpload, recordReceived } from '#features/uploads/server/upload-steps.ts'
import type { Tx } from '#server/db/database.ts'
import type { WebContext } from '#server/feature.ts'
import { limitedBody } from '#server/http/limited-body.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import { isIgnored, isTemporary } from '../dav.rules.ts'
import { ADD, type Device } from './authenticate-device.ts'
import type { InboxPath } from './inbox-paths.ts'
import { saveInboxFile, selectSameInboxFile } from './inbox.queries.ts'

const IGNORED_MAX_BYTES = 16 * 1024 ** 2

export type SentFile = InboxPath & { bytes: number; modified_at: Date | undefined; sha1: string | undefined }

/** @throws Problem or DavRefusal if the file can't be there */
export type Check = (tx: Tx) => Promise<void>

type Parts = Pick<WebContext, 'plans' | 'limits' | 'staging'>

/** Receives files of devices, each in one request, like the uploads of browsers. */
export function fileReceiver({ plans, limits: { spendBytes }, staging }: Parts) {
  const stageFile = fileStager({ target: photoUploads(plans), staging, spendBytes })

  function stage(device: Device, { name, bytes, sha1 }: SentFile, body: Readable, check?: Check) {
    const { user_id, family_id } = device
    const adder = {
      ...{ user_id, family_id },
      inTransaction: <T>(work: (adder: ActingMember<'photos.add'>) => Promise<T>) => device.acts(ADD, work),
    }
    return stageFile(adder, { name, bytes, unattended: true, ...(check && { check }) }, body, (staged) => {
      if (staged.received !== bytes || (sha1 !== undefined && sha1 !== staged.sha1.toString('hex')))
        throw new Problem('invalid_input', { detail: 'The file arrived incomplete or changed. Send it again.' })
    })
  }

  /** Returns the version of the file. `check` decides before a byte is stored. */
  return async function receiveFile(device: Device, file: SentFile, body: Readable, check?: Check): Promise<string> {
    const { folder, name, path, bytes, modified_at } = file
    const version = newId()
    const entry = { folder, name, path, version, size: bytes, modified_at }
    if (isIgnored(name) || bytes === 0) {
      if (check) await device.acts(ADD, ({ tx }) => check(tx))
      for await (const _ of limitedBody(body, IGNORED_MAX_BYTES));
      await device.acts(ADD, ({ tx }) => saveInboxFile(tx, device, entry))
      return version
    }
    const { upload, sha1 } = await stage(device, file, body, check)
    await staging.settle(upload)
    if (isTemporary(name)) {
      // Without a hash: the same bytes under a final name must not count as received.
      await device.acts(ADD, ({ tx }) => saveInboxFile(tx, device, { ...entry, upload_id: upload.id }))
      return version
    }
    const isKnown = await device.acts(ADD, async ({ tx }) => {
      const same = await selectSameInboxFile(tx, device, sha1, bytes)
      await Promise.all([
        saveInboxFile(tx, device, { ...entry, sha1, upload_id: upload.id, ...same }),
        same ? deleteUpload(tx, upload) : recordReceived(tx, upload),
      ])
      return same !== undefined
    })
    if (isKnown) await staging.remove(upload)
    return version
  }
}

/** Records that an upload is complete, together with what the device sees of it. */
export function receive(
  device: Device,
  staging: Staging,
  upload: { id: string; family_id: string },
  save: (tx: Tx) => Promise<void>,
): Promise<void> {
  return receiveUpload(upload, staging, (work) =>
    device.acts(ADD, async ({ tx }) => {
      const result = await work(tx)
      await save(tx)
      return result
    }),
  )
}

/** Discards an upload that isn't complete. */
export function discard(device: Device, staging: Staging, id: string): Promise<boolean> {
  return discardUpload({ id, family_id: device.family_id }, staging, (work) => device.acts(ADD, ({ tx }) => work(tx)))
}
