import { subjectOf } from '#features/comments/server/subjects.ts'
import { promptText } from '#features/personality/server/prompt-text.ts'
import { readPlace } from '#features/albums/server/list-album-photos.ts'
import { writeCursor } from '#server/db/cursor.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { Locale } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { GuestMoment, GuestImage, guestsContract } from '../guests.contract.ts'
import type { Place } from './guest-places.ts'
import type { Guest } from './guest.ts'
import { selectGuestComments } from './guest-comments.queries.ts'
import {
  deleteGuestHeart,
  insertGuestHeart,
  selectGuestAnswers,
  selectGuestMilestones,
  selectHearts,
  type GuestAnswerRow,
} from './guest-moments.queries.ts'
import { selectGuestPhotos, selectPlace, selectPlaces, type GuestPhotoRow } from './guest-places.fragments.ts'

type List = typeof guestsContract.listGuestMoments
type HeartInput = InputOf<typeof guestsContract.heartGuestMoment>

/** A page of what the family shares with extended family, newest first. */
export async function listGuestMoments(
  guest: Guest,
  input: InputOf<List>,
  locale: Locale,
  sign: SignMedia,
): Promise<ResultOf<List>> {
  const { tx, name, family_name, album } = guest
  const after = input.cursor === undefined ? undefined : readPlace(input.cursor, album?.sort ?? 'date')
  const places = await selectPlaces(tx, guest, { toward: 'next', after, limit: input.limit + 1 })
  const shown = places.slice(0, input.limit)
  const last = places.length > input.limit ? shown.at(-1) : undefined
  return {
    ...{ name, family_name, album: album && { title: album.title, description: album.description } },
    moments: await readMoments(guest, shown, locale, sign),
    next_cursor: last ? writeCursor(last) : null,
  }
}

/** The items at these positions, in the same order, with URLs that only work for this guest. */
export async function readMoments(
  guest: Guest,
  places: readonly Place[],
  locale: Locale,
  sign: SignMedia,
): Promise<GuestMoment[]> {
  const { tx, family_id } = guest
  const viewer = viewerOf(guest)
  const of = (wanted: Place['kind']) => places.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const all = places.map(({ id }) => id)
  const [milestones, answers, hearts, comments] = await Promise.all([
    unlessNone(of('milestone'), (ids) => selectGuestMilestones(tx, family_id, ids)),
    unlessNone(of('response'), (ids) => selectGuestAnswers(tx, family_id, ids)),
    selectHearts(tx, guest, all),
    selectGuestComments(tx, guest, all),
  ])
  const wanted = [...of('photo'), ...milestones.flatMap(({ photo_id }) => photo_id ?? [])]
  const photos = await unlessNone(wanted, (ids) => selectGuestPhotos(tx, guest, ids))
  const pictures = new Map(photos.map((row) => [row.id, imageOfPhoto(row, guest, sign)]))
  const said = Map.groupBy(comments, ({ subject_id }) => subject_id)
  const marks = (id: string) => ({
    ...{ id, hearted: hearts.has(id) },
    comments: (said.get(id) ?? []).map(({ subject_id: _, ...comment }) => comment),
  })
  const moments = new Map<string, GuestMoment>([
    ...photos.map(({ id, description, taken_at, taken_precision, created_at, voice_ids }) => {
      const voice_urls = (voice_ids ?? []).map((voice_id) =>
        sign(viewer, { kind: 'caption', family_id, id: voice_id, version: 1, variant: 'original' }),
      )
      const picture = required(pictures.get(id))
      const photo = { description, taken_at, taken_precision, created_at, voice_urls, picture }
      return [id, { kind: 'photo', ...marks(id), ...photo }] as const
    }),
    ...milestones.map(({ id, photo_id, ...milestone }) => {
      const picture = (photo_id && pictures.get(photo_id)) || null
      return [id, { kind: 'milestone', ...marks(id), ...milestone, picture }] as const
    }),
    ...answers.map((row) => {
      const { id, response_text, answered_at, child_name } = row
      const answer = { response_text, answered_at, child_name, picture: imageOfAnswer(row, guest, sign) }
      return [id, { kind: 'response', ...marks(id), ...answer, prompt_text: promptText(row, locale) }] as const
    }),
  ])
  return places.flatMap(({ id }) => moments.get(id) ?? [])
}

export async function heartGuestMoment(guest: Guest, input: HeartInput): Promise<void> {
  await changeHeart(guest, input, insertGuestHeart)
}

export async function unheartGuestMoment(guest: Guest, input: HeartInput): Promise<void> {
  await changeHeart(guest, input, deleteGuestHeart)
}

async function changeHeart(guest: Guest, input: HeartInput, change: typeof insertGuestHeart): Promise<void> {
  const { tx, family_id, guest_id } = guest
  const subject = subjectOf(input)
  if ((await selectPlace(tx, guest, subject.id))?.kind !== subject.kind) throw notFound()
  await change(tx, { family_id, guest_id }, subject)
  await publishToFamily(tx, family_id, { kind: 'comments', id: subject.id })
}

/** Guests have no user sessions: signed URLs end with their link. */
function viewerOf({ guest_id }: Guest): MediaViewer {
  return { user_id: guest_id, session_id: guest_id }
}

function imageOfPhoto(row: GuestPhotoRow, guest: Guest, sign: SignMedia): GuestImage {
  const viewer = viewerOf(guest)
  const media = { kind: 'photo', family_id: row.family_id, id: row.id, version: row.derivatives_version } as const
  const film_id = row.kind === 'video' ? row.id : row.film_id
  return {
    width: row.width,
    height: row.height,
    large_url: sign(viewer, { ...media, variant: 'large' }),
    small_url: sign(viewer, { ...media, variant: 'small' }),
    is_live: row.kind !== 'video' && film_id !== null,
    film_url: film_id && sign(viewer, { ...media, id: film_id, variant: 'original' }),
    save_url: guest.can_save
      ? sign(viewer, { ...media, variant: row.kind === 'video' ? 'original' : 'full', download: true })
      : null,
  }
}

/** Null for a text answer. */
function imageOfAnswer(row: GuestAnswerRow, guest: Guest, sign: SignMedia): GuestImage | null {
  if (!row.video_clip_id) return null
  const viewer = viewerOf(guest)
  const media = { kind: 'answer', family_id: row.family_id, id: row.video_clip_id, version: 1 } as const
  return {
    width: required(row.width),
    height: required(row.height),
    large_url: sign(viewer, { ...media, variant: 'large' }),
    small_url: null,
    is_live: false,
    film_url: sign(viewer, { ...media, variant: 'original' }),
    save_url: guest.can_save ? sign(viewer, { ...media, variant: 'original', download: true }) : null,
  }
}

async function unlessNone<Row>(ids: string[], select: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  return ids.length ? select(ids) : []
}
