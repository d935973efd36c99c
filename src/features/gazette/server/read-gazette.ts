import type { StreamingMember } from '#features/families/server/member.ts'
import type { Http } from '#server/http/route.ts'
import { contentDisposition, downloadName } from '#server/storage/download-name.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { gazetteContract } from '../gazette.contract.ts'
import { selectFamilyName } from './editions.queries.ts'
import { makeEdition, type EditionParts, type MadeEdition } from './make-edition.ts'

const PDF = 'application/pdf'

/** An edition, as members subscribe to it. @throws Problem not_found: also for a month without photos */
export async function readGazette(
  viewer: StreamingMember<'photos.view'>,
  { family_id, month, language, paper, ...asked }: InputOf<typeof gazetteContract.readGazette>,
  { reply }: Http,
  parts: EditionParts,
): Promise<void> {
  const family = await viewer.inTransaction((tx) => selectFamilyName(tx, family_id))
  const wanted = { family_id, family, month, locale: language, paper, extended_only: false }
  const made = await makeEdition(viewer.inTransaction, { ...wanted, large_type: asked.large_type === 'true' }, parts)
  if (!made) throw notFound()
  await sendEdition(reply, made, asked.download === 'true')
}

export async function sendEdition(
  reply: Http['reply'],
  { pdf, filename }: MadeEdition,
  isDownload: boolean,
): Promise<void> {
  await reply
    .header('cache-control', 'private, no-store')
    .header(
      'content-disposition',
      contentDisposition(isDownload ? 'attachment' : 'inline', downloadName(filename, PDF)),
    )
    .type(PDF)
    .send(pdf)
}
