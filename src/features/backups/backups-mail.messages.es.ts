import type { Translation } from '#shared/messages.ts'
import type { backupsMail as en } from './backups-mail.messages.en.ts'

export const backupsMail = {
  subject: 'Acción requerida: sin copia de seguridad desde el {date}',
  subjectNever: 'Acción requerida: tus fotos no tienen copia de seguridad',
  heading: 'Revisa tus copias de seguridad',
  last: 'La última copia de seguridad completa en {address} terminó el {date}.',
  never: 'Todavía no hay ninguna copia de seguridad completa en {address}.',
  paused: 'Las copias de seguridad están en pausa. Puedes reanudarlas en la administración, en «Copias de seguridad».',
  pausedOwner: 'Las copias de seguridad están en pausa. La persona que administra este servidor puede reanudarlas.',
  notMade:
    'No se hizo ninguna copia de seguridad. Deja el servidor encendido por la noche, o al menos una hora al día.',
  forOwner: 'Si otra persona administra este servidor, reenvíale este correo.',
  again: 'Te lo recordaremos una vez por semana hasta que haya una nueva copia de seguridad.',
  button: 'Ver copias de seguridad',
  buttonOwner: 'Abrir la configuración de la familia',
  footer: 'Recibes este correo porque administras este servidor.',
  footerOwner: 'Recibes este correo porque administras una familia en este servidor.',
} satisfies Translation<typeof en>
