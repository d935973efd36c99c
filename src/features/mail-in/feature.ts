import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { mailInContract as contract } from './mail-in.contract.ts'
import {
  addMailSender,
  deleteMailAddress,
  getMailAddress,
  removeMailSender,
  replaceMailAddress,
} from './server/mail-address.ts'
import { receiveMail } from './server/receive-mail.ts'

export const feature: Feature = {
  contract: [contract],
  routes(context) {
    const { mailIn } = context.config
    return [
      memberRoute(context, contract.getMailAddress, (owner) => getMailAddress(owner, mailIn)),
      memberRoute(context, contract.replaceMailAddress, (owner) => replaceMailAddress(owner, mailIn)),
      memberRoute(context, contract.deleteMailAddress, deleteMailAddress),
      memberRoute(context, contract.addMailSender, addMailSender),
      memberRoute(context, contract.removeMailSender, removeMailSender),
    ]
  },
  listen: receiveMail,
}
