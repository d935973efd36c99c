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
  noCopy: {
    subject: 'No hay una segunda copia de tus fotos',
    heading: 'Tus fotos están en un solo lugar',
    text: 'Tus fotos y videos solo están en un servidor. Si su disco falla, se pierden.',
    admin:
      'Para tener una copia de seguridad cada noche, define BACKUP_TO con una carpeta en otro disco o con un bucket, y reinicia Hearthbook. Los detalles están en «Backups», en docs/operations.md.',
    owner:
      'Pídele a la persona que administra este servidor que configure las copias de seguridad. Mientras tanto, exporta tu familia de vez en cuando y guarda el archivo en otro lugar.',
    again: 'Te lo recordaremos cada tres meses hasta que se configuren las copias de seguridad.',
  },
} satisfies Translation<typeof en>
