import type { Translation } from '#shared/messages.ts'
import type { palette as en } from './palette.messages.en.ts'

export const palette = {
  sections: {
    recent: 'Reciente',
    people: 'Personas',
    places: 'Lugares',
    photos: 'Agregadas recientemente',
    pages: 'Páginas',
    answers: 'Respuestas',
  },
  photosOf: 'Ver todas las fotos de «{text}»',
  child: 'Niño o niña',
  adult: 'Persona',
  pet: 'Mascota',
  title: 'Búsqueda',
  placeholder: 'Busca personas, lugares, días',
  none: 'No se encontró nada para «{text}»',
  archive: 'Archivo',
  deleted: 'Eliminadas recientemente',
  families: 'Familias',
  backups: 'Copias de seguridad',
  words: {
    backup: 'copia de seguridad respaldo seguro copias originales',
    safe: 'seguro borrar espacio',
    settings: 'copia de seguridad respaldo exportar descargar compartir visitas enlace',
    members: 'familia invitar compartir roles',
    books: 'imprimir impreso pedir',
    albums: 'compartir enlace descargar',
    account: 'exportar descargar mis datos contraseña correo',
  },
} satisfies Translation<typeof en>
