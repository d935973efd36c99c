import type { ActingMember, Member } from '#features/families/server/member.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { birthdayAt } from '#shared/days.ts'
import { notFound } from '#shared/problems.ts'
import type { Capability } from '#shared/role-table.ts'
import type { Capsule, capsulesContract, LetterFile, OpenedCapsule } from '../capsules.contract.ts'
import { selectFilesOf, type FileRow } from './capsule-files.queries.ts'
import { selectCapsule, selectOpened, selectWaiting, type CapsuleRow } from './capsules.queries.ts'

type List = typeof capsulesContract.listLetters

export async function listLetters(
  viewer: Member<'family.view'>,
  { family_id, state, cursor, limit }: InputOf<List>,
  sign: SignMedia,
): Promise<ResultOf<List>> {
  const page = { family_id, after: readCursor(cursor), limit: limit + 1 }
  const isOpened = state === 'opened'
  const rows = isOpened ? await selectOpened(viewer.tx, page) : await selectWaiting(viewer.tx, page)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const ids = isOpened ? shown.map(({ id }) => id) : []
  const files = Map.groupBy(await selectFilesOf(viewer.tx, family_id, ids), (file) => file.capsule_id)
  const firstPhoto = (id: string) =>
    files
      .get(id)
      ?.map((file) => toLetterFile(file, viewer, sign))
      .find(({ kind }) => kind === 'image') ?? null
  return {
    letters: shown.map(({ text = null, ...row }: CapsuleRow & { text?: string | null }) => ({
      ...toCapsule(row, viewer),
      beginning: text === null ? null : { text, photo: firstPhoto(row.id) },
    })),
    next_cursor: last ? writeCursor({ at: last.opened_at ?? last.opens_at, id: last.id }) : null,
  }
}

/** @throws Problem not_found: it was taken back, or it's for others */
export async function getLetter(
  viewer: Member<'family.view'>,
  { letter_id }: { letter_id: string },
  sign: SignMedia,
): Promise<OpenedCapsule> {
  const { tx, family_id } = viewer
  const row = await selectCapsule(tx, family_id, letter_id)
  if (!row) throw notFound()
  const { letter, ...about } = row
  const files = row.opened_at ? await selectFilesOf(tx, family_id, [letter_id]) : []
  return { ...toCapsule(about, viewer), letter, files: files.map((file) => toLetterFile(file, viewer, sign)) }
}

/** Without what's in it. @throws Problem not_found: it was taken back, or it's for others */
export async function getSealed(viewer: ActingMember<Capability>, letter_id: string): Promise<Capsule> {
  const row = await selectCapsule(viewer.tx, viewer.family_id, letter_id)
  if (!row) throw notFound()
  const { letter: _, ...about } = row
  return toCapsule(about, viewer)
}

function toCapsule(
  { birth_date, opens_at: _, recipient_id: __, file_count, photo_count, recording_count, ...row }: CapsuleRow,
  { user_id }: Pick<ActingMember<Capability>, 'user_id'>,
): Capsule {
  const birthday = row.age && birth_date ? birthdayAt(birth_date, row.age) : null
  const isAsked = row.author_id === user_id && !row.opened_at && birthday !== row.opens_on
  return {
    ...row,
    file_count: Number(file_count),
    photo_count: Number(photo_count),
    recording_count: Number(recording_count),
    birthday: isAsked ? birthday : null,
  }
}

/** A photo or recording of an opened letter, or that it isn't there yet. */
function toLetterFile(
  file: FileRow,
  viewer: Pick<Member<'family.view'>, 'family_id' | 'user_id' | 'session_id'>,
  sign: SignMedia,
): LetterFile {
  const { id, photo_id, clip_id, kind, is_closed, failed_at } = file
  const nothing = { url: null, poster_url: null, download_url: null, duration: null }
  const blank = { ...nothing, kind: null, photo_id: null, filename: null, width: null, height: null, thumbhash: null }
  if (is_closed || (!photo_id && !clip_id)) return { ...blank, id, state: failed_at ? 'failed' : 'preparing' }
  const { family_id } = viewer
  if (photo_id) {
    const version = file.derivatives_version ?? 1
    const url = sign(viewer, { kind: 'photo', family_id, id: photo_id, version, variant: 'large' })
    const { photo_filename: filename, photo_width: width, photo_height: height, photo_thumbhash: thumbhash } = file
    const shown = { filename, width, height, thumbhash: thumbhash?.toString('base64') ?? null }
    return { ...nothing, ...shown, id, photo_id, url, state: 'ready', kind: 'image' }
  }
  const clip = { kind: 'letter', family_id, id: clip_id ?? id, version: 1 } as const
  const large = kind === 'audio' ? null : sign(viewer, { ...clip, variant: 'large' })
  return {
    ...{ id, photo_id, kind, filename: file.filename, width: file.width, height: file.height, state: 'ready' },
    thumbhash: file.thumbhash?.toString('base64') ?? null,
    duration: file.duration_ms === null ? null : file.duration_ms / 1000,
    url: kind === 'image' ? large : sign(viewer, { ...clip, variant: 'original' }),
    poster_url: kind === 'video' ? large : null,
    download_url: sign(viewer, { ...clip, variant: 'original', download: true }),
  }
}
