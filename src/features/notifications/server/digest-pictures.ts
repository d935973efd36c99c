import type { MailPicture, PicturesOf } from '#server/mail/mail-message.ts'
import type { News } from './digests.queries.ts'

/** Together less than 200 kB, which every mailbox accepts. */
const PICTURES_MAX = 5

/** The photo that the email shows first. */
export function firstPhoto(pictures: ReadonlyMap<string, MailPicture[]>) {
  for (const [family_id, [first]] of pictures) if (first) return { family_id, photo_id: first.cid }
  return undefined
}

/** The newest photos of the news, by family. */
export async function makeDigestPictures(
  user_id: string,
  news: News[],
  picturesOf: PicturesOf,
): Promise<Map<string, MailPicture[]>> {
  const families = [...Map.groupBy(news, ({ family_id }) => family_id)].slice(0, PICTURES_MAX)
  const limit = Math.floor(PICTURES_MAX / Math.max(1, families.length))
  const made = new Map<string, MailPicture[]>()
  for (const [family_id, items] of families) {
    const photo_ids = [...new Set(items.flatMap((item) => item.photo_ids))]
    if (photo_ids.length) made.set(family_id, await picturesOf({ user_id, family_id, photo_ids, limit }))
  }
  return made
}
