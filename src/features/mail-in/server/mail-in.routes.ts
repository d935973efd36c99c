import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { mailInContract as contract } from '../mail-in.contract.ts'
import {
  addMailSender,
  deleteMailAddress,
  getMailAddress,
  removeMailSender,
  replaceMailAddress,
} from './mail-address.ts'

export function mailInRoutes(context: WebContext): Route[] {
  const { mailIn } = context.config
  return [
    memberRoute(context, contract.getMailAddress, (owner) => getMailAddress(owner, mailIn)),
    memberRoute(context, contract.replaceMailAddress, (owner) => replaceMailAddress(owner, mailIn)),
    memberRoute(context, contract.deleteMailAddress, deleteMailAddress),
    memberRoute(context, contract.addMailSender, addMailSender),
    memberRoute(context, contract.removeMailSender, removeMailSender),
  ]
}
