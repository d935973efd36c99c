import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { AlbumAdditions, AlbumCover, AlbumDetail } from './albums.contract.ts'
import { AlbumTitle } from './albums.rules.ts'
import { TRIPS_PAGE_SIZE } from './trips.rules.ts'

const Trip = z.object({
  id: Id,
  /** The nearest town with its country ("Lisbon, Portugal"), or a country. Null if there's no town nearby. */
  place: z.nullable(z.string()),
  /** Calendar dates, `YYYY-MM-DD`. */
  starts_on: z.string(),
  ends_on: z.string(),
  photos: z.int(),
  cover: z.nullable(AlbumCover),
  /** The trip's album, if it has one and lacks photos that were added since. */
  album: z.nullable(z.object({ id: Id, title: z.string() })),
})
export type Trip = z.output<typeof Trip>

export const tripsContract = contract({
  listTrips: operation('GET', '/api/families/:family_id/trips', {
    access: member('photos.edit'),
    summary: 'List a family’s proposed trips',
    description:
      'Photos taken far from home within a few days, most recent first. Trips that became albums are listed if photos were added since, and dismissed trips aren’t.',
    query: z.object({
      cursor: z.optional(z.string().check(z.maxLength(200))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), TRIPS_PAGE_SIZE),
    }),
    response: z.object({ trips: z.array(Trip), next_cursor: z.nullable(z.string()) }),
  }),
  createTripAlbum: operation('POST', '/api/families/:family_id/trips/:trip_id/album', {
    access: member('photos.edit'),
    summary: 'Create an album of a trip',
    description: 'With the photos of the trip that everyone in the family can see.',
    body: z.object({ title: AlbumTitle }),
    response: AlbumDetail,
    status: 201,
    problems: ['too_many'],
  }),
  addTripPhotos: operation('POST', '/api/families/:family_id/trips/:trip_id/photos', {
    access: member('photos.edit'),
    summary: 'Add a trip’s new photos to its album',
    description:
      'Those that were added to the family after the album was created. Requires permission to add to the album.',
    response: AlbumAdditions,
    problems: ['conflict', 'too_many'],
  }),
  editTrip: operation('PATCH', '/api/families/:family_id/trips/:trip_id', {
    access: member('photos.edit'),
    summary: 'Dismiss a trip',
    description: 'A dismissed trip isn’t proposed again. If it has an album, only its new photos are dismissed.',
    body: z.object({ is_dismissed: z.boolean() }),
  }),
})
