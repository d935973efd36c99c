import type { Feature } from '#server/feature.ts'
import { ordersContract } from './orders.contract.ts'
import { ordersJobs } from './server/orders.handlers.ts'
import { ordersRoutes } from './server/orders.routes.ts'
import { printerByEmail } from './server/printer.ts'
import { printLinks } from './server/print-links.ts'

export const feature: Feature = {
  contract: [ordersContract],
  pages: ['/my-books/orders', '/families/$familyId/books/$bookId/order'],
  routes: ordersRoutes,
  jobs: ({ config, db, ...context }) => {
    const { appUrl, codeBase, printerEmail: to, secret } = config
    const printer = printerByEmail({ post: context.post, to, appUrl, links: printLinks(secret, appUrl) })
    return ordersJobs({ ...context, db: db.worker, codeBase, printer })
  },
}
