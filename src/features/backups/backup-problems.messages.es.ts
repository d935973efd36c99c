import type { Translation } from '#shared/messages.ts'
import type { backupProblems as en } from './backup-problems.messages.en.ts'

export const backupProblems = {
  interrupted: 'La última copia de seguridad se interrumpió. La próxima continuará desde donde quedó.',
  not_connected: 'La carpeta no está. Revisa que el disco esté conectado y encendido.',
  backups_gone: 'Las copias de seguridad anteriores no están. Revisa que el disco conectado sea el correcto.',
  disk_full: 'No queda espacio para las copias de seguridad. Libera espacio o usa un disco más grande.',
  storage_unavailable:
    'No pudimos conectarnos al almacenamiento. Revisa la conexión a internet y las claves de acceso.',
  database_damaged:
    'Parte de la base de datos está dañada en el disco y no se puede copiar. Detén Hearthbook y restaura la última copia de seguridad.',
  other: 'La última copia de seguridad falló: {problem}',
} satisfies Translation<typeof en>
