import type { Translation } from '#shared/messages.ts'
import type { gazettePages as en } from './gazette-pages.messages.en.ts'

export const gazettePages = {
  nameplate: 'Gaceta familiar',
  inside: 'En esta edición',
  glance: 'El mes de un vistazo',
  photos: 'Fotos del mes',
  milestones: 'Hitos',
  answers: 'Con sus propias palabras',
  birthdays: 'Próximos cumpleaños',
  turns: '{name} cumple {age, number}',
  noBirthdays: 'No hay cumpleaños en los próximos dos meses.',
  next: 'El próximo mes',
  listen: 'Voces de esta edición',
  listenHere: 'Apunta la cámara del teléfono al código para escuchar.',
  scan: 'Escanea el código para escuchar.',
  dayCount: '{count, plural, one {# foto} other {# fotos}}',
  quote: '«{text}»',
  questions: 'Preguntas para hacerse',
  questionsText: 'En la cena, por teléfono o en una carta. Anoten las respuestas que quieran recordar.',
  letter: 'Una carta de vuelta',
  letterText: 'Espacio para unas líneas a la familia. Toma una foto de esta página y envíasela.',
  drawing: 'Dibuja este mes',
  drawingText: 'Para los más pequeños: ¿cuál fue tu día favorito?',
  calendar: 'Un calendario para el refrigerador',
  made: 'Hecha con Hearthbook para {family} · {address}',
  counts:
    '{photos, plural, one {# foto} other {# fotos}}{milestones, plural, =0 {} one {, # hito} other {, # hitos}}{answers, plural, =0 {} one {, # respuesta} other {, # respuestas}}',
} as const satisfies Translation<typeof en>
