import type { Translation } from '#shared/messages.ts'
import type { fileCheck as english } from './file-check.messages.en.ts'

export const fileCheck: Translation<typeof english> = {
  title: 'Platz schaffen',
  intro: 'Prüfe vor dem Löschen auf einem Gerät, welche Fotos und Videos hier sicher sind.',
  back: 'Hochladen',
  again: 'Andere Dateien prüfen',
  privacy: 'Es wird nichts hochgeladen. Dein Browser vergleicht deine Dateien nur mit denen hier.',
  chooseFiles: 'Dateien auswählen',
  chooseFolder: 'Ordner auswählen',
  nothing: 'Es gibt keine Dateien zum Prüfen',
  failed: 'Wir konnten deine Dateien nicht prüfen',
  hashing: {
    title: 'Deine Dateien werden gelesen …',
    progress: '{done, number} von {total, plural, one {# Datei} other {# Dateien}}, insgesamt {size}',
    stop: 'Anhalten',
  },
  headline: '{safe, number} von {total, plural, one {# Datei} other {# Dateien}} hier sicher',
  allSafe:
    'Alles ist hier gespeichert, wurde unversehrt vorgefunden und ist in einem Backup. Du kannst es auf deinem Gerät löschen.',
  noneSafe: 'Lösche noch keine davon auf deinem Gerät.',
  someSafe: 'Lösche auf deinem Gerät nur die sicheren Dateien. Behalte die anderen vorerst.',
  stopped:
    'Du hast vorher angehalten. Deshalb haben wir {total, number} von {chosen, plural, one {# Datei} other {# Dateien}} geprüft.',
  noBackups: {
    title: 'Es gibt keine zweite Kopie',
    text: 'Hier liegt alles auf einem Computer. Fällt seine Festplatte aus, ist alles verloren. Deshalb gilt keine Datei als sicher. Behalte deine Kopien.',
  },
  firstBackup: {
    title: 'Es gibt noch kein Backup',
    text: 'Das erste Backup ist noch nicht fertig. Deshalb gilt keine Datei als sicher. Prüfe morgen noch einmal.',
  },
  checkAgain: 'Noch einmal prüfen',
  checking: 'Wird geprüft …',
  receipt: {
    save: 'Liste speichern',
    title: 'Welche Dateien gelöscht werden können',
    made: '{family} auf {server}, {date}, {time}',
    means:
      'Eine Datei ist sicher, wenn sie Byte für Byte hier gespeichert ist, unversehrt vorgefunden wurde und in einem vollständigen Backup ist. Bei jeder Datei steht ihre SHA-256-Prüfsumme.',
  },
  facts: {
    checked: 'Unversehrt am {date}',
    damaged: 'Beschädigt seit Prüfung am {date}',
    notChecked: 'Noch nicht geprüft',
    backedUp: 'Im Backup vom {date}',
    notBackedUp: 'In keinem Backup',
  },
  groups: {
    safe: {
      title: '{count, plural, one {# Datei ist} other {# Dateien sind}} sicher',
      text: 'Hier gespeichert, unversehrt und in einem Backup.',
    },
    stored: {
      title: '{count, plural, one {# Datei ist} other {# Dateien sind}} gespeichert, aber noch nicht sicher',
      text: 'Hier gespeichert, aber noch nicht geprüft oder noch in keinem Backup.',
    },
    damaged: {
      title: '{count, plural, one {# Datei ist} other {# Dateien sind}} hier beschädigt',
      text: 'Die gespeicherte Kopie ist beschädigt oder fehlt. Behalte deine. Wenn du sie noch einmal hochlädst, ersetzt sie die beschädigte.',
    },
    deleted: {
      title: '{count, plural, one {# Datei ist} other {# Dateien sind}} in „Zuletzt gelöscht“',
      text: 'Dateien in „Zuletzt gelöscht“ werden endgültig gelöscht. Deshalb gelten sie nicht als sicher.',
    },
    not_here: {
      title: '{count, plural, one {# Datei ist} other {# Dateien sind}} nicht hier',
      text: 'Nicht unter den Fotos und Videos, die du in dieser Familie sehen kannst.',
    },
    unreadable: {
      title: 'Wir konnten {count, plural, one {# Datei} other {# Dateien}} nicht lesen',
      text: 'Dateien, die seit der Auswahl verschoben oder geändert wurden oder nur in der Cloud sind, lassen sich nicht prüfen. Wähle sie noch einmal aus.',
    },
    converted:
      'iPhones geben dem Browser manchmal eine umgewandelte Kopie, etwa ein JPEG von einem HEIC-Foto. Das Original kann trotzdem hier sein.',
    show: 'Dateien anzeigen',
    open: 'Öffnen',
    openNamed: '{name} öffnen',
    upload: '{count, plural, one {# Datei} other {# Dateien}} hochladen',
    uploading: 'Wird hochgeladen. Prüfe noch einmal, wenn alles da ist.',
  },
}
