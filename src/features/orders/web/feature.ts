import { createRoute } from '@tanstack/react-router'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import { lazyPage } from '#web/lazy-page.ts'
import type { OrdersSearch } from './orders-page.tsx'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/books/$bookId/order',
    staticData: { title: 'shell.titles.books' },
    component: lazyPage(() => import('./order-page.tsx'), 'OrderPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/my-books/orders',
    staticData: { title: 'shell.titles.books' },
    validateSearch: (search): OrdersSearch => search,
    component: lazyPage(() => import('./orders-page.tsx'), 'OrdersPage'),
  }),
] as const
