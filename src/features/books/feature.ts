import type { Feature } from '#server/feature.ts'
import { booksContract } from './books.contract.ts'
import { booksJobs } from './server/books.handlers.ts'
import { booksRoutes } from './server/books.routes.ts'

export const feature: Feature = {
  contract: [booksContract],
  pages: ['/my-books', '/q/$code', '/families/$familyId/books/$bookId', '/families/$familyId/books/$bookId/edit'],
  routes: booksRoutes,
  jobs: ({ config, db, ...context }) => booksJobs({ ...context, db: db.worker, codeBase: config.codeBase }),
}
