import { memberRoute } from '#features/families/server/member.ts'
import { adminRoute, anyoneRoute, signedInRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { ordersContract as contract } from '../orders.contract.ts'
import { getBookOffer } from './book-offer.ts'
import { listAdminOrders, moveBookOrder, sendOrderAgain } from './admin-orders.ts'
import { orderBook } from './order-book.ts'
import { cancelBookOrder, listBookOrders, payBookOrder } from './own-orders.ts'
import { printLinks } from './print-links.ts'
import { readPrintFile } from './print-order.ts'

export function ordersRoutes(context: WebContext): Route[] {
  const { billing, config, db, plans, store } = context
  const links = printLinks(config.secret, config.appUrl)
  const parts = { billing, plans, shipping: config.printShipping, db: db.worker, store, links }
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
}
