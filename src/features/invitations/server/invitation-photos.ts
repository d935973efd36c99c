import type { Db } from '#server/db/database.ts'
import type { MailPicture, PicturesOf } from '#server/mail/mail-message.ts'
import { selectPhotosToShow } from './invitation-mails.queries.ts'

/** Two rows of two. */
const PHOTOS_MAX = 4

type Parts = { db: Db; picturesOf: PicturesOf }

/** The photos that an invitation shows, in its email and on its page. */
export async function invitationPhotos(
  { family_id, invited_by: user_id }: { family_id: string; invited_by: string },
  { db, picturesOf }: Parts,
  options: { asSmallImages?: true } = {},
): Promise<MailPicture[]> {
  const photo_ids = await selectPhotosToShow(db, family_id)
  return picturesOf({ user_id, family_id, photo_ids, limit: PHOTOS_MAX, ...options })
}
