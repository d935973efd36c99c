import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { PhotoFilters } from '../photos/photos.filters.ts'
import { MAP_ZOOM_MAX } from './map.rules.ts'

/** Photos that are so close that a map at this zoom shows them as one. */
const PhotoPlace = z.object({
  /** The mean of their positions, and their bounding box. */
  lat: z.number(),
  lng: z.number(),
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
  photos: z.int(),
  /** One of them, with its thumbnail. */
  photo_id: Id,
  small_url: z.string(),
  /** The name of the place where that photo was taken, if known. */
  name: z.nullable(z.string()),
})
export type PhotoPlace = z.output<typeof PhotoPlace>

export const mapContract = contract({
  listPhotoPlaces: operation('GET', '/api/families/:family_id/photos/places', {
    access: member('photos.view'),
    budget: 'searches',
    summary: 'List photo locations for a map',
    description: 'Clusters locations by zoom level, largest cluster first.',
    query: z.object({
      ...PhotoFilters.shape,
      zoom: z.coerce
        .number()
        .check(z.int(), z.minimum(0), z.maximum(MAP_ZOOM_MAX))
        .check(
          z.describe(
            'Web map zoom level. The world is 256 pixels wide at level 0 and doubles in width with each level.',
          ),
        ),
    }),
    response: z.object({
      places: z.array(PhotoPlace),
      /** The operator's map tile source and its attribution; null if there's none. */
      tiles: z.nullable(z.object({ url: z.string(), credit: z.nullable(z.string()) })),
    }),
  }),
})
