import { memberRoute } from '#features/families/server/member.ts'
import type { Db } from '#server/db/database.ts'
import { adminRoute, anyoneRoute, signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { ordersContract as contract } from '../orders.contract.ts'
import { getBookOffer, type OrderDesk } from './book-offer.ts'
import { listAdminOrders, moveBookOrder, sendOrderAgain } from './keep-orders.ts'
import { orderBook } from './order-book.ts'
import { cancelBookOrder, listBookOrders, payBookOrder } from './own-orders.ts'
import type { PrintLinks } from './print-links.ts'
import { readPrintFile } from './print-order.ts'

type Parts = OrderDesk & { db: Db; store: ObjectStore; links: PrintLinks }

export function ordersRoutes(doors: Doors, parts: Parts): Route[] {
  return [
    memberRoute(doors, contract.getBookOffer, (reader, input) => getBookOffer(reader, input, parts)),
    memberRoute(doors, contract.orderBook, (buyer, input) => orderBook(buyer, input, parts)),
    signedInRoute(doors, contract.listBookOrders, listBookOrders),
    signedInRoute(doors, contract.payBookOrder, (person, input) => payBookOrder(person, input, parts)),
    signedInRoute(doors, contract.cancelBookOrder, cancelBookOrder),
    anyoneRoute(contract.readPrintFile, (_anyone, input, http) => readPrintFile(input, http, parts)),
    adminRoute(doors, contract.listAdminOrders, listAdminOrders),
    adminRoute(doors, contract.moveBookOrder, moveBookOrder),
    adminRoute(doors, contract.sendOrderAgain, sendOrderAgain),
  ]
}
