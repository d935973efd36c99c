import type { StreamingMember } from '#features/families/server/member.ts'
import type { Tx } from '#server/db/database.ts'
import type { PersonLimits } from '#server/http/person-limits.ts'
import { Problem } from '#shared/problems.ts'
import { DEFAULT_PURPOSE } from '../uploads.rules.ts'
import type { Staging } from './staging.ts'
import type { UploadMetadata, UploadPurposes } from './upload-purpose.ts'
import { startUpload } from './upload-steps.ts'

type NewUpload = { id: string; size: number; metadata: UploadMetadata }

/** Who uploads: a member, or a guest on behalf of the family's owner. Each can access only their own uploads. */
export type Uploader = {
  family_id: string
  user_id: string
  guest_id?: string
  /** Where their uploads are, without the ID. */
  path: string
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Checks a new upload and inserts its row. @throws Problem */
  begin(upload: NewUpload, staging: Pick<Staging, 'hasSpaceFor'>): Promise<void>
}

export function memberUploader(
  adder: StreamingMember<'photos.add'>,
  purposes: UploadPurposes,
  { spendBytes }: Pick<PersonLimits, 'spendBytes'>,
): Uploader {
  const { family_id, user_id, inTransaction } = adder
  return {
    ...{ family_id, user_id, inTransaction },
    path: `/api/families/${family_id}/uploads`,
    async begin({ id, size: bytes, metadata }, staging) {
      const purpose = metadata.purpose ?? DEFAULT_PURPOSE
      const target = Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined
      if (!target) throw new Problem('invalid_input')
      await startUpload(
        { user_id, inTransaction: (work) => inTransaction((tx) => work({ ...adder, tx })) },
        { id, purpose, bytes, metadata },
        { target, staging, spendBytes },
      )
    },
  }
}
