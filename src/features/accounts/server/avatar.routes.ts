import { requireSession, signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { avatarContract as contract } from '../avatar.contract.ts'
import { cropAvatar, readAvatar, readAvatarSource, removeAvatar, setAvatar, type AvatarParts } from './avatars.ts'

export function avatarRoutes(doors: Doors, parts: AvatarParts): Route[] {
  const { store } = parts
  return [
    {
      // Without a transaction around it: a slow line would hold it open.
      operation: contract.setAvatar,
      async handle(_input, http) {
        const user = await setAvatar(parts, await requireSession(doors, http), http)
        http.reply.status(200).send(user)
      },
    },
    signedInRoute(doors, contract.cropAvatar, ({ tx, user_id }, square) => cropAvatar(tx, store, user_id, square)),
    signedInRoute(doors, contract.removeAvatar, ({ tx, user_id }) => removeAvatar(tx, store, user_id)),
    signedInRoute(doors, contract.readAvatarSource, ({ user_id }, _input, http) =>
      readAvatarSource(store, user_id, http),
    ),
    signedInRoute(doors, contract.readAvatar, (who, { person_id }, http) => readAvatar(who, store, person_id, http)),
  ]
}
