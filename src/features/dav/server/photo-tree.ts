import { PhotoFilters } from '#features/photos/photos.filters.ts'
import type { Tx } from '#server/db/database.ts'
import { UNKNOWN_TYPE, isServedAsItself } from '#server/storage/media-types.ts'
import { fullName } from '#shared/full-name.ts'
import { notFound } from '#shared/problems.ts'
import { READ, type Device } from './authenticate-device.ts'
import type { Found, SendFile } from './found.ts'
import type { Resource } from './multistatus.ts'
import {
  selectAlbumTitles,
  selectMonths,
  selectNames,
  selectPhotoById,
  selectPhotoNamed,
  selectPhotosIn,
  type PhotoFolder,
  type TreePhoto,
} from './photo-tree.queries.ts'
import { digitsIn, fileNameOf, uniqueFolderNames } from './tree-names.ts'

const PHOTOS = 'Photos'
const ALBUMS = 'Albums'
const PEOPLE = 'People'
/** The read-only folders of originals. */
export const TREES = [PHOTOS, ALBUMS, PEOPLE] as const
const PAGE = 1_000

/** @throws Problem not_found, forbidden */
export async function findInTree(device: Device, names: string[], send: SendFile): Promise<Found> {
  const [top = '', ...rest] = names
  const { folder, photo } = await device.acts(READ, async ({ tx, family_id }) => {
    const there = await folderAt(tx, family_id, top, rest)
    const { photos, file } = there && 'photos' in there ? there : {}
    return {
      folder: there,
      photo: photos && file !== undefined ? await findPhoto(tx, family_id, photos, file) : undefined,
    }
  })
  if (!folder) throw notFound()
  if ('names' in folder) {
    const { names: inside } = folder
    return { resource: { names, isFolder: true }, list: () => asFolders(names, inside) }
  }
  const { photos, file } = folder
  if (file === undefined) return { resource: { names, isFolder: true }, list: () => listPhotos(device, names, photos) }
  if (!photo) throw notFound()
  const { id } = photo
  return {
    resource: toResource(names, photo),
    send: (http) => send(device, { photo_id: id, upload_id: null, etag: id, name: file }, http),
  }
}

type At = { names: string[] } | { photos: PhotoFolder; file: string | undefined } | undefined

/** What's at a path: names of folders; or photos, and the file that's asked for. */
async function folderAt(tx: Tx, family_id: string, top: string, [first, ...rest]: string[]): Promise<At> {
  if (top === PHOTOS) return monthAt(await selectMonths(tx, family_id), first, rest)
  const [file, ...more] = rest
  if (more.length) return undefined
  if (top === ALBUMS) {
    const albums = uniqueFolderNames(await selectAlbumTitles(tx, family_id), ({ title }) => title)
    if (first === undefined) return { names: [...albums.keys()] }
    const album = albums.get(first)
    if (!album) return undefined
    const filter = album.rule ? PhotoFilters.parse(album.rule) : { album_ids: [album.id] }
    return { photos: { filter }, file }
  }
  if (top !== PEOPLE) return undefined
  const people = uniqueFolderNames(await selectNames(tx, family_id), ({ first_name, last_name }) =>
    fullName({ first_name, last_name }),
  )
  if (first === undefined) return { names: [...people.keys()] }
  const person = people.get(first)
  return person && { photos: { filter: { person_ids: [person.id] } }, file }
}

function monthAt(months: string[], year: string | undefined, [month, file, ...more]: string[]): At {
  if (year === undefined) return { names: [...new Set(months.map((one) => one.slice(0, -3)))] }
  const ofYear = months.filter((one) => one.slice(0, -3) === year).map((one) => one.slice(-2))
  if (!ofYear.length || more.length) return undefined
  if (month === undefined) return { names: ofYear }
  return ofYear.includes(month) ? { photos: { month: `${year}-${month}` }, file } : undefined
}

async function* asFolders(parent: string[], names: string[]): AsyncGenerator<Resource> {
  for (const name of names) yield { names: [...parent, name], isFolder: true }
}

async function* listPhotos(device: Device, parent: string[], folder: PhotoFolder): AsyncGenerator<Resource> {
  const taken = new Set<string>()
  for (let after: TreePhoto | undefined; ;) {
    const page = await device.acts(READ, ({ tx }) => selectPhotosIn(tx, device.family_id, folder, after, PAGE))
    for (const photo of page) {
      const name = fileNameOf(photo, { isFirst: !taken.has(photo.name_key) })
      taken.add(photo.name_key)
      yield toResource([...parent, name], photo)
    }
    if (page.length < PAGE) return
    after = page.at(-1)
  }
}

/** By the name that a listing shows. */
async function findPhoto(tx: Tx, family_id: string, folder: PhotoFolder, file: string): Promise<TreePhoto | undefined> {
  const named = await selectPhotoNamed(tx, family_id, folder, file)
  if (named && fileNameOf(named, { isFirst: true }) === file) return named
  const digits = digitsIn(file)
  const photo = digits === undefined ? undefined : await selectPhotoById(tx, family_id, folder, digits)
  if (!photo || fileNameOf(photo, { isFirst: false }) !== file) return undefined
  return photo
}

/** The time when it was added never changes, unlike the one when it was taken. */
function toResource(names: string[], { id, bytes, file_type, created_at }: TreePhoto): Resource {
  const contentType = isServedAsItself(file_type) ? file_type : UNKNOWN_TYPE
  return { names, isFolder: false, bytes, contentType, etag: id, modified_at: created_at }
}
