import * as z from 'zod'
import { LABELS_MAX, PHOTO_DESCRIPTION_MAX_LENGTH } from '#features/photos/photos.rules.ts'
import { ALBUM_DESCRIPTION_MAX_LENGTH, ALBUM_TITLE_MAX_LENGTH } from '#features/albums/albums.rules.ts'
import { plainLine, plainText } from '#server/media-process/plain-text.ts'
import { cutText } from '#shared/cut-text.ts'
import { parseJson } from './json-rows.ts'

/** Metadata from an album or a service. */
export type Facts = {
  /** UTC, `YYYY-MM-DDTHH:mm:ss`; used if the file itself has no capture time. */
  taken_at?: string
  position?: { lat: number; lng: number }
  description?: string
  is_favorite?: boolean
  is_archived?: boolean
  /** Names of the people in the photo. */
  people?: string[]
}

/** An album of another service. */
export type NamedAlbum = { title: string; description: string | null }

const Album = z.object({ title: z.string(), description: z.string().optional().catch(undefined) })

const Geo = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

const Sidecar = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  photoTakenTime: z.object({ timestamp: z.coerce.number() }).optional().catch(undefined),
  geoData: Geo.optional().catch(undefined),
  geoDataExif: Geo.optional().catch(undefined),
  favorited: z.boolean().optional().catch(undefined),
  archived: z.boolean().optional().catch(undefined),
  people: z
    .array(z.object({ name: z.string() }))
    .optional()
    .catch(undefined),
})

/** Parses a sidecar; undefined if it's damaged or something else. */
export function readSidecar(text: string): Facts | undefined {
  const parsed = Sidecar.safeParse(parseJson(text))
  if (!parsed.success || !parsed.data.photoTakenTime) return undefined
  const { photoTakenTime, geoData, geoDataExif, description, favorited, archived, people } = parsed.data
  const place = [geoData, geoDataExif].find((geo) => geo && (geo.latitude !== 0 || geo.longitude !== 0))
  const words = cutText(description?.trim() ?? '', PHOTO_DESCRIPTION_MAX_LENGTH)
  const names = people
    ?.map(({ name }) => name.trim())
    .filter(Boolean)
    .slice(0, LABELS_MAX)
  const taken_at = timeOf(photoTakenTime.timestamp)
  return {
    ...(taken_at && { taken_at }),
    ...(place && { position: { lat: place.latitude, lng: place.longitude } }),
    ...(words && { description: words }),
    ...(favorited && { is_favorite: true }),
    ...(archived && { is_archived: true }),
    ...(names?.length && { people: names }),
  }
}

/** The album in a folder's metadata JSON; undefined for any other JSON. */
export function readAlbum(text: string): NamedAlbum | undefined {
  const json = parseJson(text)
  const album = Album.safeParse(json)
  if (!album.success || Sidecar.safeParse(json).data?.photoTakenTime) return undefined
  return namedAlbum(album.data.title, album.data.description)
}

/** Undefined if the album has no title. */
export function namedAlbum(title: string, description = ''): NamedAlbum | undefined {
  const name = plainLine(title, ALBUM_TITLE_MAX_LENGTH)
  return name ? { title: name, description: plainText(description, ALBUM_DESCRIPTION_MAX_LENGTH) } : undefined
}

/** Google creates a folder per year, named in the account's language. They aren't albums. */
export function isYearFolder(name: string): boolean {
  return /^\D{0,20}(19|20)\d\d\D{0,3}$/.test(name) && !/^\d{4}$/.test(name) ? true : /^(19|20)\d\d$/.test(name)
}

function timeOf(seconds: number): string | undefined {
  const time = new Date(seconds * 1000)
  const year = time.getUTCFullYear()
  return Number.isFinite(seconds) && year >= 1826 && year <= 2100 ? time.toISOString().slice(0, 19) : undefined
}
