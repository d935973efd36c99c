import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Tx } from '#server/db/database.ts'
import type { PersonLimits } from '#server/http/person-limits.ts'
import { newId } from '#shared/ids.ts'
import { DEFAULT_PURPOSE } from '../uploads.rules.ts'
import { coalescedChunks, createChunkPool } from './coalesced-body.ts'
import type { Staging } from './staging.ts'
import type { UploadPurposes } from './upload-purpose.ts'
import { discardUpload, startUpload, type Adder } from './upload-steps.ts'

type Parts = { target: UploadPurposes[string]; staging: Staging } & Pick<PersonLimits, 'spendBytes'>
type NewFile = { name: string; bytes: number; unattended: boolean; check?: (tx: Tx) => Promise<void> }
export type StagedFile = { upload: { id: string; family_id: string }; received: number; sha1: Buffer }

/** Stages photos that come in one request. */
export function fileStager({ target, staging, spendBytes }: Parts) {
  const pool = createChunkPool()

  /** `accept` looks at what arrived. Nothing of it stays if that throws, or if the request breaks off. @throws Problem */
  return async function stageFile(
    adder: Adder & { family_id: string },
    { name, bytes, unattended, check }: NewFile,
    body: Readable,
    accept: (staged: StagedFile) => void | Promise<void>,
  ): Promise<StagedFile> {
    const upload = { id: newId(), family_id: adder.family_id }
    await startUpload(
      adder,
      { id: upload.id, purpose: DEFAULT_PURPOSE, bytes, metadata: { filename: name }, unattended, check },
      { target, staging, spendBytes },
    )
    const hash = createHash('sha1')
    async function* hashed() {
      for await (const chunk of coalescedChunks(body, pool)) {
        // While the chunk is being written.
        const hashing = setImmediate().then(() => hash.update(chunk))
        yield chunk as Buffer
        await hashing
        pool.release(chunk)
      }
    }
    try {
      await staging.begin(upload)
      const received = await staging.append(upload, hashed(), 0)
      const staged = { upload, received, sha1: hash.digest() }
      await accept(staged)
      return staged
    } catch (error) {
      await discardUpload(upload, staging, (work) => adder.inTransaction(({ tx }) => work(tx)))
      throw error
    }
  }
}
