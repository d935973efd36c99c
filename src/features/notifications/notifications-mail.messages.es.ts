import type { Translation } from '#shared/messages.ts'
import type { digest as en } from './notifications-mail.messages.en.ts'

export const digest = {
  subject: 'Novedades en tus familias',
  subjectOne: 'Novedades en {family}',
  heading: 'Esto es lo que te perdiste',
  headingOne: 'Novedades de {family}',
  greeting: 'Hola, {first_name}:',
  greetingWithoutName: 'Hola:',
  milestones: '{name} agregó {count, number} hitos: {titles}.',
  joined: '{names} se unieron a la familia',
  comment: '{count, plural, one {{name} comentó:} other {# comentarios nuevos, el último de {name}:}} {comment}',
  more: '{count, plural, one {y # novedad más} other {y # novedades más}}',
  andMore: 'Hay más novedades en Hearthbook.',
  picture: 'Una foto de {family}',
  reply: 'Responde a este correo para comentar esta foto.',
  button: 'Abrir el álbum',
  footer:
    'Recibes este correo {frequency, select, daily {todos los días} monthly {una vez al mes} other {una vez por semana}}. Puedes cambiar la frecuencia o desactivarlo aquí: {url}',
} satisfies Translation<typeof en>
