import * as z from 'zod/mini'
import type { Tx } from '#server/db/database.ts'
import { Id } from '#shared/id-schemas.ts'
import { Moment } from '#shared/time-schemas.ts'
import { cutText } from '#shared/cut-text.ts'
import { describeImportedCaptions } from './captions.queries.ts'

const NAME_MAX_LENGTH = 201
const Fraction = z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1))))

/** An audio caption in a family export. Photos once had one caption each, without a place, a person or an ID of its own. */
export const ImportedCaption = z.object({
  photo_id: Id,
  clip_id: z.optional(Id),
  filename: z.string(),
  x: Fraction,
  y: Fraction,
  sha256: z.string().check(z.regex(/^\\x[0-9a-f]{64}$/)),
  created_at: Moment,
  added_by: z.nullable(Id),
  speaker: z.optional(z.nullable(z.string())),
  transcript: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
})

type Here = {
  /** Members' accounts and photos here, by their ID in the export. */
  accounts: ReadonlyMap<string, string>
  photos: ReadonlyMap<string, string>
  /** Of people in the export. */
  names: ReadonlyMap<string, string>
}

/** Says who recorded the captions that were just imported, and when. People who aren't members here keep their names. */
export async function describeCaptions(
  tx: Tx,
  of: { family_id: string; user_id: string; since: string },
  captions: readonly z.output<typeof ImportedCaption>[],
  { accounts, photos, names }: Here,
): Promise<void> {
  const said = captions.flatMap(
    ({ photo_id: exported_id, sha256, added_by: exporter, transcript = null, ...caption }) => {
      const photo_id = photos.get(exported_id)
      const added_by = (exporter && accounts.get(exporter)) ?? null
      const name = (exporter && names.get(exporter)) ?? caption.speaker
      const speaker = added_by ? null : cutText(name?.trim() ?? '', NAME_MAX_LENGTH) || null
      const { created_at } = caption
      return photo_id ? [{ photo_id, sha256: sha256.slice(2), added_by, speaker, transcript, created_at }] : []
    },
  )
  if (said.length) await describeImportedCaptions(tx, of, said)
}
