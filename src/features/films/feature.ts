import { sendExport } from '#features/exports/server/send-export.ts'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { filmsContract as contract } from './films.contract.ts'
import { createFilm, deleteFilm, getFilmPlan, listFilms } from './server/films.ts'
import { filmMaker } from './server/make-film.ts'
import { filmSaver } from './server/save-film.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/films'],
  routes: (context) => [
    memberRoute(context, contract.getFilmPlan, (viewer, source) => getFilmPlan(viewer, source, context)),
    memberRoute(context, contract.createFilm, (viewer, input) => createFilm(viewer, input, context)),
    memberRoute(context, contract.listFilms, (viewer) => listFilms(viewer, context)),
    memberStreamRoute(context, contract.readFilm, (viewer, { film_id: export_id, download }, http) =>
      sendExport(viewer, { kind: 'film', export_id, download: download === 'true' }, http, context.store),
    ),
    memberStreamRoute(context, contract.saveFilm, filmSaver(context)),
    memberRoute(context, contract.deleteFilm, deleteFilm),
  ],
  exportFiles: (context) => ({ film: filmMaker(context) }),
}
