import { mediaUrls, type MediaObject, type MediaViewer } from '#server/storage/media-urls.ts'
import { newId } from '#shared/ids.ts'
import { sessionOf } from './credentials.ts'
import type { Person } from './people.ts'

/** The person with the session they come with; one that doesn't exist for a visitor. */
export async function viewerOf(person: Person): Promise<MediaViewer> {
  return { user_id: person.user_id, session_id: (await sessionOf(person)) ?? newId() }
}

/** Signs an address as the server does when this person asks for it. */
export async function signFor(person: Person, object: MediaObject): Promise<string> {
  return mediaUrls(person.house.config.secret).sign(await viewerOf(person), object)
}
