import type { Logger } from 'pino'
import type { StreamingMember } from '#features/families/server/member.ts'
import { filterOf } from '#features/photos/server/list-photos.ts'
import { toPhotoListed } from '#features/photos/server/photo-view.ts'
import type { Config } from '#server/config.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { contentSearchContract as contract } from '../content-search.contract.ts'
import { COMPARED_MAX, FOUND_MAX } from '../vision.rules.ts'
import { isVisionOn } from './scan.queries.ts'
import { selectAlike } from './search-content.queries.ts'
import { toMasks } from './vectors.ts'
import { readWords, type VisionSetup } from './vision-service.ts'

type Input = InputOf<typeof contract.searchByContent>
type Parts = { vision: Config['vision']; log: Logger; sign: SignMedia }

/** Words that were read lately. Opening a photo and going back reads the same ones again. */
const WORDS_MAX = 200
const words = new Map<string, number[]>()

/** The photos that look like the words, also with other filters. No transaction is open while the service reads them. */
export async function searchContent(
  viewer: StreamingMember<'photos.view'>,
  { family_id, language, text, ...filter }: Input,
  { vision, log, sign }: Parts,
): Promise<ResultOf<typeof contract.searchByContent>> {
  if (!vision || !(await viewer.inTransaction((tx) => isVisionOn(tx, family_id)))) return { photos: [], is_away: false }
  let numbers: number[]
  try {
    numbers = await readOnce(text, language, vision)
  } catch (error) {
    log.warn({ err: error }, "couldn't search photos by content")
    return { photos: [], is_away: true }
  }
  const asked = {
    ...toMasks(numbers),
    model: vision.searchModel,
    filter: filterOf(filter),
    compared: COMPARED_MAX,
    limit: FOUND_MAX,
  }
  const rows = await viewer.inTransaction((tx) => selectAlike(tx, family_id, asked))
  return { photos: rows.map((row) => toPhotoListed(row, viewer, sign)), is_away: false }
}

async function readOnce(text: string, language: string, vision: VisionSetup): Promise<number[]> {
  const key = JSON.stringify([vision.searchModel, language, text])
  const known = words.get(key) ?? (await readWords(text, language, vision))
  words.delete(key)
  words.set(key, known)
  const [oldest] = words.keys()
  if (words.size > WORDS_MAX && oldest !== undefined) words.delete(oldest)
  return known
}
