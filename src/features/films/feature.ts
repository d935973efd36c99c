import type { Feature } from '#server/feature.ts'
import { filmsContract } from './films.contract.ts'
import { filmsRoutes } from './server/films.routes.ts'
import { filmMaker } from './server/make-film.ts'

export const feature: Feature = {
  contract: [filmsContract],
  pages: ['/families/$familyId/films'],
  routes: filmsRoutes,
  exportFiles: (context) => ({ film: filmMaker(context) }),
}
