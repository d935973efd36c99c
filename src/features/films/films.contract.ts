import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { EXPORT_LIFETIME_DAYS } from '../exports/exports.rules.ts'
import { Export } from '../exports/exports.schemas.ts'
import { member } from '../families/families.rules.ts'
import { FILM_SOURCE_MAX, FilmTitle } from './films.rules.ts'

const Film = z.object({
  ...Export.shape,
  title: z.string(),
})
export type Film = z.output<typeof Film>

const Source = {
  album_id: z.optional(Id),
  trip_id: z.optional(Id).check(z.describe('A proposed trip.')),
  person_id: z.optional(Id),
  year: z
    .optional(z.coerce.number().check(z.int(), z.minimum(1800), z.maximum(2200)))
    .check(
      z.describe('The year of `person_id`’s photos. Without it, a photo of them for each year, as in listYearPhotos.'),
    ),
}

const FilmPlan = z.object({
  /** A title to start from. */
  title: z.string(),
  /** How many photos and videos there are, and how many the film shows. */
  found: z.int(),
  photos: z.int(),
  videos: z.int(),
  voices: z.int(),
  seconds: z.int(),
})
export type FilmPlan = z.output<typeof FilmPlan>

export const filmsContract = contract({
  getFilmPlan: operation('GET', '/api/families/:family_id/film-plan', {
    access: member('photos.view'),
    summary: 'Plan a film',
    description: `What a film of an album, a proposed trip, a person’s year, or all their years would show: photos and videos that the caller can see, of the first ${FILM_SOURCE_MAX.toLocaleString('en')}. Name one of the three.`,
    query: z.object(Source),
    response: FilmPlan,
  }),
  createFilm: operation('POST', '/api/families/:family_id/films', {
    access: member('photos.view'),
    key_scope: 'read',
    budget: 'exports',
    summary: 'Make a film',
    description: `The server draws it in the background. Only the caller can watch it, for ${EXPORT_LIFETIME_DAYS.film} days. \`conflict\`: another film of theirs is in progress. \`unavailable\`: the server has no ffmpeg.`,
    body: z.object({
      ...Source,
      title: FilmTitle,
      music: z._default(z.boolean(), true).check(z.describe('Whether it has music besides what people say.')),
    }),
    response: Film,
    status: 202,
    problems: ['conflict', 'unavailable', 'plan_limit_reached'],
  }),
  listFilms: operation('GET', '/api/families/:family_id/films', {
    access: member('photos.view'),
    summary: 'List your films',
    description: 'Newest first. `files_done` and `files_total` count frames.',
    response: z.object({
      films: z.array(Film),
      /** False if the server has no ffmpeg. */
      can_make: z.boolean(),
    }),
  }),
  readFilm: operation('GET', '/api/families/:family_id/films/:film_id/file', {
    access: member('photos.view'),
    budget: 'downloads',
    summary: 'Watch or download a film',
    description: 'An MP4. Only for the person who had it made. Supports single-range requests.',
    query: z.object({ download: z.optional(z.literal('true')) }),
    raw: true,
  }),
  saveFilm: operation('POST', '/api/families/:family_id/films/:film_id/photo', {
    access: member('photos.add'),
    budget: 'exports',
    summary: 'Add a film to the family’s photos',
    description: 'As a video that the caller uploads. Returns the upload.',
    response: z.object({ id: Id }),
    status: 202,
    problems: ['plan_limit_reached', 'too_many_uploads', 'storage_full'],
  }),
  deleteFilm: operation('DELETE', '/api/families/:family_id/films/:film_id', {
    access: member('photos.view'),
    key_scope: 'edit',
    summary: 'Delete a film',
    description: 'Stops it if it’s still being made.',
  }),
})
