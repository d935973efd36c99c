import { createStore } from '#web/external-store.ts'
import { OWN } from '#web/own-storage.ts'
import { fieldsIn, storedValue, textFieldsIn } from '#web/stored-value.ts'

type AlbumPlace = { family_id: string; album_id: string }

/** What a user wants to see on this device without a connection. */
export type OfflineChoice = {
  user_id: string
  /** The latest photos and favorites. */
  latest: boolean
  albums: readonly AlbumPlace[]
}

const stored = storedValue<OfflineChoice>(`${OWN}offline`, (value) => {
  const { user_id, latest, albums } = fieldsIn(value)
  if (typeof user_id !== 'string' || !Array.isArray(albums)) return undefined
  return {
    user_id,
    latest: latest === true,
    albums: albums
      .map(textFieldsIn)
      .flatMap(({ family_id, album_id }) => (family_id && album_id ? [{ family_id, album_id }] : [])),
  }
})

const store = createStore(stored.read())

export const offlineChoice = { listen: store.listen, get: store.get }

/** Nothing is saved until a user asks for it (docs/decisions/0047). Another user's choice doesn't count. */
export function choiceOf(user_id: string, choice = store.get()): OfflineChoice {
  return choice?.user_id === user_id ? choice : { user_id, latest: false, albums: [] }
}

export function isEmpty({ latest, albums }: OfflineChoice): boolean {
  return !latest && albums.length === 0
}

export function chooseOffline(next: OfflineChoice): void {
  if (isEmpty(next)) stored.remove()
  else stored.write(next)
  store.set(next)
  // Browsers that ask the user do so now, since the user just asked for it. If they decline, the browser may clear the photos.
  if (!isEmpty(next)) void navigator.storage?.persist?.().catch(() => undefined)
}

export function withAlbum(choice: OfflineChoice, { family_id, album_id }: AlbumPlace): OfflineChoice {
  return {
    ...withoutAlbum(choice, album_id),
    albums: [...withoutAlbum(choice, album_id).albums, { family_id, album_id }],
  }
}

export function withoutAlbum(choice: OfflineChoice, album_id: string): OfflineChoice {
  return { ...choice, albums: choice.albums.filter((one) => one.album_id !== album_id) }
}
