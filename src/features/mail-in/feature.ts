import type { Feature } from '#server/feature.ts'
import { mailInContract } from './mail-in.contract.ts'
import { mailInRoutes } from './server/mail-in.routes.ts'
import { receiveMail } from './server/receive-mail.ts'

export const feature: Feature = { contract: [mailInContract], routes: mailInRoutes, listen: receiveMail }
