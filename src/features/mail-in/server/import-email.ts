import libmime from 'libmime'
import type { Headers } from '@zone-eu/mailsplit'
import type { SMTPServerDataStream } from 'smtp-server'
import type { Plans } from '#features/billing/server/plans.ts'
import { actAsMember, type ActingMember } from '#features/families/server/member.ts'
import { photoUploads } from '#features/photos/server/ingest-photo.ts'
import { fileStager, type StagedFile } from '#features/uploads/server/stage-file.ts'
import type { Staging } from '#features/uploads/server/staging.ts'
import { discardUpload, receiveDescribedUpload } from '#features/uploads/server/upload-steps.ts'
import type { Database } from '#server/db/database.ts'
import type { PersonLimits } from '#server/http/person-limits.ts'
import type { Limit } from '#server/rate-limits.ts'
import { cutText } from '#shared/cut-text.ts'
import { EMAIL_MAX_BYTES, FILES_PER_EMAIL_MAX } from '../mail-in.rules.ts'
import { selectSenderUser } from './mail-in.queries.ts'
import { readEmail, type EmailedFile } from './read-email.ts'
import { Refusal, unknownSender } from './refusal.ts'
import { senderOf } from './sender.ts'

const DESCRIPTION_MAX_LENGTH = 500

export type ImportDeps = {
  db: Database
  plans: Plans
  staging: Staging
  limits: PersonLimits
  limitSender: Limit
  authservId: string | undefined
}
type Arriving = { family_id: string; stream: SMTPServerDataStream; bytes: number | undefined }

/**
 * Imports the photos of an email like uploads of its sender: all of them or, if it's refused, none.
 * @throws Refusal, Problem
 */
export function emailImporter({ db, plans, staging, limits, limitSender, authservId }: ImportDeps) {
  const stageFile = fileStager({
    target: photoUploads(plans),
    staging,
    // Counted once for the whole email.
    spendBytes: async () => {},
  })

  return async function importEmail({ family_id, stream, bytes = EMAIL_MAX_BYTES }: Arriving): Promise<number> {
    const staged: StagedFile[] = []
    let user_id: string | undefined
    let description: string | undefined
    const inTransaction = async <T>(work: (adder: ActingMember<'photos.add'>) => Promise<T>) => {
      if (user_id === undefined) throw unknownSender()
      return actAsMember(db, { user_id, family_id }, 'photos.add', work)
    }

    async function headers(found: Headers) {
      const email = senderOf(found, authservId)
      user_id = await selectSenderUser(db.worker, family_id, email)
      if (user_id === undefined) throw unknownSender()
      await limitSender(`${family_id} ${email}`)
      await limits.spendBytes(user_id, bytes)
      description = descriptionOf(found)
    }

    async function file({ name, body }: EmailedFile) {
      if (staged.length === FILES_PER_EMAIL_MAX)
        throw new Refusal(554, '5.6.0', `Please send at most ${FILES_PER_EMAIL_MAX} photos in one email`)
      const adder = { user_id: user_id ?? '', family_id, inTransaction }
      staged.push(await stageFile(adder, { name, bytes, unattended: true }, body, () => {}))
    }

    try {
      await readEmail(stream, { headers, file })
      const received = staged.reduce((sum, one) => sum + one.received, 0)
      // The size that was declared may be too small.
      if (received > bytes) await limits.spendBytes(user_id ?? '', received - bytes)
      if (staged.length === 0) throw new Refusal(554, '5.6.0', 'This email has no photos')
    } catch (error) {
      for (const { upload } of staged)
        await discardUpload(upload, staging, (work) => inTransaction(({ tx }) => work(tx)))
      throw error
    }
    // If we fail from here on, the email comes again, and what was received before is found to be a duplicate.
    const about: Record<string, string> = description ? { description } : {}
    for (const { upload, received } of staged)
      await receiveDescribedUpload(upload, staging, (work) => inTransaction(({ tx }) => work(tx)), {
        ...{ bytes: received, about },
      })
    return staged.length
  }
}

/** The subject, without "Fwd:" and the like, and without what no text column takes. */
function descriptionOf(headers: Headers): string {
  const subject = decodeWords(headers.getFirst('subject'))
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/^(\s*(re|aw|sv|fwd?|wg|tr|rv|rif|i)\s*:)+/i, '')
  return cutText(subject.trim(), DESCRIPTION_MAX_LENGTH)
}

function decodeWords(text: string): string {
  try {
    return libmime.decodeWords(text)
  } catch {
    // An unknown character set.
    return text
  }
}
