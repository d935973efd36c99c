import { createRoute } from '@tanstack/react-router'
import type { BookSearch } from '#features/books/web/book-page.tsx'
import type { BooksSearch } from '#features/books/web/books-page.tsx'
import type { OrdersSearch } from '#features/orders/web/orders-page.tsx'
import { shell } from './frames.ts'
import { lazyPage } from '../lazy-page.ts'

export const bookPages = [
  createRoute({
    getParentRoute: () => shell,
    path: '/my-books',
    staticData: { title: 'books' },
    validateSearch: (search): BooksSearch => search,
    component: lazyPage(() => import('#features/books/web/books-page.tsx'), 'BooksPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/books/$bookId',
    staticData: { title: 'books' },
    validateSearch: (search): BookSearch => search,
    component: lazyPage(() => import('#features/books/web/book-page.tsx'), 'BookPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/books/$bookId/edit',
    staticData: { title: 'books' },
    validateSearch: (search): BookSearch => search,
    component: lazyPage(() => import('#features/books/web/editor/editor-page.tsx'), 'EditorPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/families/$familyId/books/$bookId/order',
    staticData: { title: 'books' },
    component: lazyPage(() => import('#features/orders/web/order-page.tsx'), 'OrderPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/my-books/orders',
    staticData: { title: 'books' },
    validateSearch: (search): OrdersSearch => search,
    component: lazyPage(() => import('#features/orders/web/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/q/$code',
    staticData: { title: 'books' },
    component: lazyPage(() => import('#features/books/web/code-page.tsx'), 'CodePage'),
  }),
] as const
