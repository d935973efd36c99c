import type { Translation } from '#shared/messages.ts'
import type { ownDataMail as en } from './own-data-mail.messages.en.ts'

export const ownDataMail = {
  greeting: 'Hallo {first_name},',
  greetingWithoutName: 'Hallo,',
  ready: {
    subject: 'Dein Hearthbook-Export ist fertig',
    heading: 'Deine Daten in einer Datei',
    intro: 'Dein Export ist fertig. Du kannst ihn bis zum {date} herunterladen, dann löschen wir die Datei.',
    button: 'Meinen Export herunterladen',
    footer:
      'Du erhältst diese E-Mail, weil du einen Export angefordert hast. Nur du kannst ihn herunterladen, nachdem du dich angemeldet hast.',
  },
  familyReady: {
    subject: 'Dein Export von „{family}“ ist fertig',
    heading: 'Das ganze Familienalbum in einer Datei',
    intro:
      'Dein Export von „{family}“ ist fertig. Du kannst ihn bis zum {date} herunterladen, dann löschen wir die Datei.',
    button: 'Export ansehen',
    footer:
      'Du erhältst diese E-Mail, weil du einen Export angefordert hast. Nur du kannst ihn herunterladen, nachdem du dich angemeldet hast.',
  },
  leaving: {
    subject: 'Dein Hearthbook-Konto wird gelöscht',
    heading: 'Dein Konto wird gelöscht',
    intro:
      'Wie gewünscht löschen wir dein Konto am {date}. Falls du es dir anders überlegst, melde dich bis dahin an, um es zu behalten.',
    button: 'Anmelden und Konto behalten',
    footer:
      'Du wolltest dein Konto gar nicht löschen? Melde dich jetzt an, um es zu behalten, und sieh dir dann in den Kontoeinstellungen deine Geräte an.',
  },
  readme:
    'Das sind deine Daten aus Hearthbook.\n\naccount: was wir über dich wissen, mit einer JSON-Datei für jede Art von Daten.\nfamilies: deine Daten in jeder Familie. „photos“ und „answers“ enthalten die Originalfotos und die Aufnahmen deiner Kinder, genau so, wie sie hochgeladen wurden. Bei Familien, die du verwaltest, ist alles dabei, was du sehen kannst. Bei anderen Familien nur das, was du hinzugefügt hast.\nmissing.txt: eine Liste der Dateien, die wir nicht finden konnten. Nur enthalten, wenn Dateien fehlen.\n',
} satisfies Translation<typeof en>
