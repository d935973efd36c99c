import { beginNewExport } from '#features/exports/server/request-export.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import type { Member } from '#features/families/server/member.ts'
import type { Config } from '#server/config.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { filmShares } from '#server/jobs/shares.ts'
import { removeObjectsJob } from '#server/storage/remove-objects.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { cutText } from '#shared/cut-text.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Film, filmsContract as contract } from '../films.contract.ts'
import { FILM_TITLE_MAX_LENGTH } from '../films.rules.ts'
import { planFilm } from '../plan/plan-film.ts'
import { FRAME_RATE } from '#server/media-process/film/film-script.ts'
import { collectFootage } from './collect-footage.ts'
import { deleteFilmRow, selectFilms } from './films.queries.ts'

type Viewer = Member<'photos.view'>
export type FilmParts = { sign: SignMedia; plans: Plans; config: Pick<Config, 'ffmpeg'> }

export async function getFilmPlan(
  viewer: Viewer,
  source: InputOf<typeof contract.getFilmPlan>,
  { sign }: FilmParts,
): Promise<ResultOf<typeof contract.getFilmPlan>> {
  const { title, footage } = await collectFootage(viewer, source, sign)
  const { shots, frames } = planFilm(footage)
  const videos = shots.filter(({ is_clip }) => is_clip).length
  return {
    ...{ title: cutText(title, FILM_TITLE_MAX_LENGTH), found: footage.length, photos: shots.length - videos, videos },
    voices: shots.reduce((sum, { voices }) => sum + voices.length, 0),
    seconds: Math.round(frames / FRAME_RATE),
  }
}

/** @throws Problem conflict, unavailable, plan_limit_reached; not_found: there's nothing to show */
export async function createFilm(
  viewer: Viewer,
  { title, music, ...source }: InputOf<typeof contract.createFilm>,
  { sign, plans, config }: FilmParts,
): Promise<Film> {
  const { tx, family_id, user_id } = viewer
  if (!config.ffmpeg) throw new Problem('unavailable')
  if (!(await plans.ofFamily(tx, family_id)).videos) {
    const plan = plans.planWith('videos')
    throw new Problem('plan_limit_reached', { params: { of: 'videos', ...(plan && { plan }) } })
  }
  const { footage, captions } = await collectFootage(viewer, source, sign)
  const photo_ids = planFilm(footage).shots.map((shot) => shot.footage.id)
  if (photo_ids.length === 0) throw notFound()
  const parameters = { title, music, photo_ids, ...(captions && { captions }) }
  const begun = await beginNewExport(tx, { kind: 'film', user_id, family_id, parameters }, filmShares(family_id))
  if (!begun) throw new Problem('conflict')
  return { ...begun, title }
}

export async function listFilms(
  { tx, family_id }: Viewer,
  { config }: FilmParts,
): Promise<ResultOf<typeof contract.listFilms>> {
  const rows = await selectFilms(tx, family_id)
  return {
    films: rows.map(({ parameters, ...film }) => ({ ...film, title: parameters.title ?? '' })),
    can_make: config.ffmpeg !== null,
  }
}

/** The worker notices that the row is gone, and stops. */
export async function deleteFilm(
  { tx, family_id }: Viewer,
  { film_id }: InputOf<typeof contract.deleteFilm>,
): Promise<void> {
  if (!(await deleteFilmRow(tx, family_id, film_id))) throw notFound()
  await addJob(tx, removeObjectsJob, { folder: `families/${family_id}/exports/${film_id}` })
}
