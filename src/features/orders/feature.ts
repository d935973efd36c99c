import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { adminRoute, anyoneRoute, signedInRoute } from '#server/http/guards.ts'
import { ordersContract as contract } from './orders.contract.ts'
import { listAdminOrders, moveBookOrder, sendOrderAgain } from './server/admin-orders.ts'
import { getBookOffer } from './server/book-offer.ts'
import { orderBook } from './server/order-book.ts'
import { ordersJobs } from './server/orders.handlers.ts'
import { cancelBookOrder, listBookOrders, payBookOrder } from './server/own-orders.ts'
import { hasPrinter } from '#features/books/server/has-printer.ts'
import { printLinks } from './server/print-links.ts'
import { readPrintFile } from './server/print-order.ts'
import { printerByEmail } from './server/printer.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/my-books/orders', '/families/$familyId/books/$bookId/order'],
  routes(context) {
    const { billing, config, db, plans, store } = context
    const links = printLinks(config.secret, config.appUrl)
    const parts = {
      billing,
      plans,
      shipping: config.printShipping,
      hasPrinter: hasPrinter(config),
      db: db.worker,
      store,
      links,
    }
    return [
      memberRoute(context, contract.getBookOffer, (viewer, input) => getBookOffer(viewer, input, parts)),
      memberRoute(context, contract.orderBook, (buyer, input) => orderBook(buyer, input, parts)),
      signedInRoute(context, contract.listBookOrders, listBookOrders),
      signedInRoute(context, contract.payBookOrder, (person, input) => payBookOrder(person, input, parts)),
      signedInRoute(context, contract.cancelBookOrder, cancelBookOrder),
      anyoneRoute(contract.readPrintFile, (_anyone, input, http) => readPrintFile(input, http, parts)),
      adminRoute(context, contract.listAdminOrders, listAdminOrders),
      adminRoute(context, contract.moveBookOrder, moveBookOrder),
      adminRoute(context, contract.sendOrderAgain, sendOrderAgain),
    ]
  },
  jobs: ({ config, db, ...context }) => {
    const { appUrl, codeBase, printerEmail, supportEmail, secret } = config
    const printer = printerByEmail({
      post: context.post,
      to: printerEmail ?? supportEmail,
      appUrl,
      links: printLinks(secret, appUrl),
    })
    return ordersJobs({ ...context, db: db.worker, codeBase, printer })
  },
}
