import type { Translation } from '#shared/messages.ts'
import type { backupsMail as en } from './backups-mail.messages.en.ts'

export const backupsMail = {
  subject: 'Bitte prüfen: kein Backup seit dem {date}',
  subjectNever: 'Bitte prüfen: Von euren Fotos gibt es noch kein Backup',
  heading: 'Mit den Backups stimmt etwas nicht',
  last: 'Das letzte vollständige Backup in {address} wurde am {date} fertig.',
  never: 'In {address} gibt es noch kein vollständiges Backup.',
  paused: 'Die Backups sind angehalten. Du kannst sie in der Administration unter „Backups“ fortsetzen.',
  pausedOwner: 'Die Backups sind angehalten. Die Person, die diesen Server betreibt, kann sie fortsetzen.',
  notMade: 'Es wurde kein Backup erstellt. Lass den Server über Nacht an oder mindestens eine Stunde am Tag.',
  forOwner: 'Wenn jemand anderes diesen Server betreibt, leite diese E-Mail bitte weiter.',
  again: 'Wir erinnern dich einmal pro Woche, bis es ein neues Backup gibt.',
  button: 'Backups ansehen',
  buttonOwner: 'Familieneinstellungen öffnen',
  footer: 'Du erhältst diese E-Mail, weil du diesen Server administrierst.',
  footerOwner: 'Du erhältst diese E-Mail, weil du auf diesem Server eine Familie verwaltest.',
  noCopy: {
    subject: 'Von euren Fotos gibt es keine zweite Kopie',
    heading: 'Eure Fotos sind nur an einem Ort',
    text: 'Eure Fotos und Videos sind nur auf einem Server. Wenn seine Festplatte ausfällt, sind sie verloren.',
    admin:
      'Für ein Backup in jeder Nacht setze BACKUP_TO auf einen Ordner auf einer anderen Festplatte oder auf einen Bucket und starte Hearthbook neu. Einzelheiten stehen unter „Backups“ in docs/operations.md.',
    owner:
      'Bitte die Person, die diesen Server betreibt, Backups einzurichten. Exportiere bis dahin ab und zu die Familie und bewahre die Datei woanders auf.',
    again: 'Wir erinnern dich alle drei Monate, bis Backups eingerichtet sind.',
  },
} satisfies Translation<typeof en>
