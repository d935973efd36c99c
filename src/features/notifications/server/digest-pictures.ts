import type { MailPicture, PicturesOf } from '#server/mail/mail-message.ts'
import type { News } from './digests.queries.ts'

/** One wide and a row of three, or a wide one for each family. Together seldom more than 250 kB, which every mailbox accepts. */
const PICTURES_MAX = 4
const FAMILIES_MAX = 3

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
  const families = [...Map.groupBy(news, ({ family_id }) => family_id)].slice(0, FAMILIES_MAX)
  const limit = families.length > 1 ? 1 : PICTURES_MAX
  const made = new Map<string, MailPicture[]>()
  for (const [family_id, items] of families) {
    const photo_ids = [...new Set(items.flatMap((item) => item.photo_ids))]
    if (!photo_ids.length) continue
    const pictures = await picturesOf({ user_id, family_id, photo_ids, limit, hasWide: true })
    made.set(
      family_id,
      pictures.map((picture) => captioned(picture, items)),
    )
  }
  return made
}

/** Photos of milestones without a description say what happened. */
function captioned(picture: MailPicture, news: News[]): MailPicture {
  const { title } = news.find((item) => item.kind === 'milestone_added' && item.photo_ids.includes(picture.cid)) ?? {}
  return title ? { caption: title, ...picture } : picture
}
