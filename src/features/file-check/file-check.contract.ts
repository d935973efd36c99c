import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { CHECKED_FILES_MAX, fileStates } from './file-check.rules.ts'

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/), z.describe('Lowercase hexadecimal.'))
const Time = z.nullable(z.string())

const CheckedFile = z.object({
  sha256: z.string(),
  state: z
    .enum(fileStates)
    .check(
      z.describe(
        'safe: stored here, found intact by an integrity check, and in the last complete backup. stored: stored here, but one of these is missing. damaged: the stored file is missing or changed. deleted: in Recently deleted. not_here: not among the photos that you can see.',
      ),
    ),
  photo_id: z.nullable(Id).check(z.describe('The photo with this original; the image, for the video of a Live Photo.')),
  checked_at: Time.check(z.describe('When the stored original was last read and compared with its hash.')),
  backed_up_at: Time.check(z.describe('When the newest backup that has it was completed.')),
})
export type CheckedFile = z.output<typeof CheckedFile>

export const fileCheckContract = contract({
  checkFiles: operation('POST', '/api/families/:family_id/file-checks', {
    access: member('photos.view'),
    key_scope: 'read',
    budget: 'reads',
    summary: 'Check which files are safe here',
    description: `Finds up to ${CHECKED_FILES_MAX} files by the SHA-256 of their bytes, among the originals of photos and videos that you can see. Returns one result for each, in the same order. Changes nothing.`,
    body: z.object({ hashes: z.array(Sha256).check(z.minLength(1), z.maxLength(CHECKED_FILES_MAX)) }),
    response: z.object({
      has_backups: z
        .boolean()
        .check(z.describe('Whether this server makes backups with photos. Without them, no file is safe.')),
      last_backup_at: Time.check(z.describe('When the last complete backup was made.')),
      files: z.array(CheckedFile),
    }),
  }),
})
