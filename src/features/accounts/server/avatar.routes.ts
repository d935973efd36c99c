import { requireSession, signedInRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { Route } from '#server/http/route.ts'
import { avatarContract as contract } from '../avatar.contract.ts'
import { cropAvatar, readAvatar, readAvatarSource, removeAvatar, setAvatar } from './avatars.ts'

export function avatarRoutes(deps: WebContext, media: MediaProcess): Route[] {
  const { db, store } = deps
  return [
    {
      // No transaction, since a slow upload would keep it open.
      operation: contract.setAvatar,
      async handle(_input, http) {
        const user = await setAvatar({ db, store, media }, await requireSession(deps, http), http)
        http.reply.status(200).send(user)
      },
    },
    signedInRoute(deps, contract.cropAvatar, ({ tx, user_id }, square) => cropAvatar(tx, store, user_id, square)),
    signedInRoute(deps, contract.removeAvatar, ({ tx, user_id }) => removeAvatar(tx, store, user_id)),
    signedInRoute(deps, contract.readAvatarSource, ({ user_id }, _input, http) =>
      readAvatarSource(store, user_id, http),
    ),
    signedInRoute(deps, contract.readAvatar, (who, { account_id }, http) => readAvatar(who, deps, account_id, http)),
  ]
}
