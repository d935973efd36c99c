import type { Translation } from '#shared/messages.ts'
import type { digest as en } from './notifications-mail.messages.en.ts'

export const digest = {
  subject: 'Novedades en tus familias',
  subjectOne: 'Novedades en {family}',
  heading: 'Lo que aún no has visto',
  headingOne: 'Noticias de {family}',
  greeting: 'Hola, {first_name}:',
  greetingWithoutName: 'Hola:',
  more: '{count, plural, one {y # cosa más} other {y # cosas más}}',
  andMore: 'Hay más en Hearthbook.',
  button: 'Abrir el álbum',
  footer: 'Recibes este correo porque pediste un resumen. Aquí eliges cada cuánto, o nunca: {url}',
} satisfies Translation<typeof en>
