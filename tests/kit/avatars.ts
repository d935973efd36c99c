import { avatarKey, avatarSourceKey, avatarUrl } from '#features/accounts/server/avatar-objects.ts'
import type { Person } from './people.ts'
import { drawPicture } from './pictures.ts'

/** A profile photo, inserted directly. */
export async function seedAvatar({ server, user_id }: Person): Promise<void> {
  const [known] = await server.sql('update profiles set avatar_url = $2 where id = $1 returning id', [
    user_id,
    avatarUrl(user_id, 1),
  ])
  if (!known) return
  const { store } = server.context
  const picture = await drawPicture({ width: 32, height: 24 })
  for (const [key, contentType] of [
    [avatarSourceKey(user_id), 'image/jpeg'],
    [avatarKey(user_id, 1), 'image/webp'],
  ] as const) {
    await store.remove(key)
    await store.put(key, picture, { contentType })
  }
}

/** Uploads one's own profile photo like the browser. */
export async function sendAvatar(person: Person, bytes: Uint8Array) {
  const answer = await person.fetches('/api/profile/avatar', {
    method: 'PUT',
    headers: { 'content-type': 'application/offset+octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> & { avatar_url: string } }
}
