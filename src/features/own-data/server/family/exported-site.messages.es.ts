import type { Translation } from '#shared/messages.ts'
import type { exportedSite as en } from './exported-site.messages.en.ts'

export const exportedSite = {
  photos: '{count, plural, one {1 foto} other {# fotos}}',
  milestones: 'Hitos',
  letters: 'Cartas',
  letterFor: 'Una carta para {name}',
  sealedBy: 'Sellada por {author} el {date}',
  answers: 'Respuestas de {name}',
  codes: 'Códigos de los libros impresos',
  codesHow:
    'Cada código impreso abre una dirección web que termina en 12 letras y números. Esta lista indica qué se reproduce con cada código, aunque la dirección ya no funcione.',
  back: 'Inicio',
  empty: 'Aún no hay fotos.',
  readme:
    'Esta es una exportación del álbum de una familia en Hearthbook. Abre index.html en cualquier navegador para verlo.\n\nphotos: fotos y videos originales por fecha, tal como se subieron.\nanswers: respuestas y grabaciones de los niños.\ncaptions: descripciones de voz de las fotos.\nletters: fotos y grabaciones de las cartas. Los archivos que terminan en .sealed están cifrados hasta que se abra su carta.\ndata: todos los datos en JSON. files.json contiene cada original con su suma SHA-256.\npreviews y site: archivos que usa index.html.\nmissing.txt: archivos que no se encontraron. Solo se incluye si falta alguno.\n',
} satisfies Translation<typeof en>
