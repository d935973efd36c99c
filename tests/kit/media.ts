import { mediaUrls, type MediaObject, type MediaViewer } from '#server/storage/media-urls.ts'
import { newId } from '#shared/ids.ts'
import { sessionOf } from './credentials.ts'
import type { Person } from './people.ts'

/** The session of a person; for a visitor, one that doesn't exist. */
export async function viewerOf(person: Person): Promise<MediaViewer> {
  return { user_id: person.user_id, session_id: (await sessionOf(person)) ?? newId() }
}

/** Signs a media URL like the server does for this person. */
export async function signFor(person: Person, object: MediaObject): Promise<string> {
  return mediaUrls(person.server.config.secret).sign(await viewerOf(person), object)
}
