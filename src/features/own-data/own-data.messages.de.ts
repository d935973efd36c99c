import type { Translation } from '#shared/messages.ts'
import type { ownData as en } from './own-data.messages.en.ts'

export const ownData = {
  export: {
    title: 'Exportiere deine Daten',
    intro:
      'Du bekommst eine ZIP-Datei mit allem, was du hinzugefügt hast, und allem, was du in den von dir verwalteten Familien sehen kannst, samt Originalen.',
    others:
      'Fotos, die andere zu einer Familie hinzugefügt haben, die du nicht verwaltest, sind nicht in dieser Datei.',
    allOf: 'Alle Fotos von {name} herunterladen',
    start: 'Meine Daten exportieren',
    starting: 'Wird gestartet …',
    progress: 'Deine Dateien werden vorbereitet',
    waiting: 'Dein Export beginnt gleich. Du kannst diese Seite verlassen. Wir schreiben dir, wenn er fertig ist.',
    running:
      '{done, number} von {total, number} Dateien hinzugefügt. Du kannst diese Seite verlassen. Wir schreiben dir, wenn alles fertig ist.',
    listTitle: 'Deine Exporte',
    ready: '{size}, verfügbar bis {date}',
    madeOn: 'Export vom {date}',
    download: 'Herunterladen',
    downloadNamed: 'Export vom {date} herunterladen',
    failed: 'Dieser Export ist fehlgeschlagen. Starte einen neuen.',
    failedTitle: 'Wir konnten den Export nicht starten',
  },
  delete: {
    title: 'Mein Konto löschen',
    intro: 'Das Löschen dauert 30 Tage. Wenn du es dir anders überlegst, melde dich vorher an.',
    stays:
      '{count, plural, =0 {Du gehörst zu keiner Familie, die jemand anderes verwaltet.} one {Was du einer Familie hinzugefügt hast, die jemand anderes verwaltet, bleibt dort ohne deinen Namen.} other {Was du # Familien hinzugefügt hast, die andere verwalten, bleibt dort ohne deinen Namen.}} Alles, was nur du sehen kannst, wird gelöscht.',
    letters:
      '{count, plural, one {Dein versiegelter Brief bleibt mit deinem Namen und allem, was darin ist, und öffnet sich an seinem Tag.} other {Deine # versiegelten Briefe bleiben mit deinem Namen und allem, was darin ist, und öffnen sich an ihrem Tag.}} {count, plural, one {Wenn du das nicht möchtest, nimm ihn vorher zurück.} other {Wenn du das nicht möchtest, nimm sie vorher zurück.}} Danach kann das niemand mehr.',
    ownedTitle: 'Du verwaltest diese Familien',
    ownedText: 'Bevor du dein Konto löschst, übergib jede Familie an ein anderes Mitglied oder lösche sie.',
    members: '{count, plural, =1 {Nur du} other {# Mitglieder}}',
    settle: 'Übergeben oder löschen',
    settleNamed: '{name} übergeben oder löschen',
    exportFirst: 'Vielleicht möchtest du vorher deine Daten exportieren.',
    start: 'Mein Konto löschen',
    dialogTitle: 'Dein Konto löschen?',
    dialogText:
      'Du wirst überall abgemeldet. Nach {days, number} Tagen werden dein Konto und alles, was nur du sehen kannst, endgültig gelöscht.',
    typeEmail: 'Gib zur Bestätigung {email} ein',
    email_differs: 'Das ist nicht die E-Mail-Adresse deines Kontos. Prüfe sie und versuche es noch einmal.',
    confirm: 'Mein Konto löschen',
    deleting: 'Wird gelöscht …',
    failed: 'Wir konnten dein Konto nicht löschen',
    farewell: 'Dein Konto wird am {date} gelöscht',
    farewellText: 'Wenn du dein Konto behalten möchtest, melde dich bis dahin an.',
  },
  keep: {
    title: 'Dein Konto behalten?',
    text: 'Du wolltest dein Konto löschen. Am {date} wird es endgültig gelöscht, zusammen mit allem, was nur du sehen kannst.',
    keep: 'Mein Konto behalten',
    keeping: 'Wird wiederhergestellt …',
    kept: 'Schön, dass du wieder da bist',
    keptText: 'Dein Konto wird nicht gelöscht, und alles ist noch da, wo du es gelassen hast.',
    leave: 'Abmelden',
    failed: 'Da ist etwas schiefgelaufen',
  },
} satisfies Translation<typeof en>
