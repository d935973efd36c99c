import type { Translation } from '#shared/messages.ts'
import type { addresses as en } from './addresses.messages.en.ts'

export const addresses = {
  title: 'Die Webadresse eurer Familie',
  intro:
    'Wer diese Adresse öffnet, sieht nur eine Titelseite mit dem Namen eurer Familie. Um mehr zu sehen, melden sich Mitglieder an.',
  failed: 'Wir konnten eure Webadresse nicht laden',
  slug: 'Adresse',
  slugHint:
    'Buchstaben von a bis z, Ziffern und Bindestriche. Wenn du die Adresse änderst, gilt die alte sofort nicht mehr.',
  use: 'Diese Adresse verwenden',
  unguessable: 'Noch endet eure Adresse mit zufälligen Zeichen, damit niemand sie errät.',
  save: 'Speichern',
  saved: 'Adresse gespeichert',
  visit: 'Titelseite ansehen',
  noHost: 'Webadressen für Familien sind auf diesem Server nicht eingerichtet. Wer ihn betreibt, kann sie einschalten.',
  advanced: 'Erweitert',
  domain: {
    title: 'Eigene Domain',
    label: 'Domain',
    hint: 'Zum Beispiel album.moreau.example',
    add: 'Domain hinzufügen',
    lacking: 'Eine eigene Domain gehört zum Tarif {plan}.',
    lackingAny: 'Eine eigene Domain gehört nicht zu deinem Tarif.',
    see: 'Tarife ansehen',
    steps:
      'Füge diese Einträge dort hinzu, wo du deine Domain verwaltest. Bis Änderungen sichtbar sind, kann eine Stunde vergehen.',
    record: 'Eintrag',
    name: 'Name',
    value: 'Wert',
    check: 'Jetzt prüfen',
    waiting: 'Nicht bestätigt',
    proven: 'Bestätigt. Unter dieser Domain erscheint jetzt die Titelseite eures Albums.',
    remove: 'Domain entfernen',
    removed: 'Domain entfernt',
    done: 'Domain bestätigt. Hier erscheint jetzt die Titelseite eures Albums.',
  },
  problems: {
    slug_wrong:
      '3 bis 60 Zeichen: Buchstaben von a bis z, Ziffern und Bindestriche. Anfang und Ende müssen ein Buchstabe oder eine Ziffer sein.',
    slug_taken: 'Diese Adresse ist vergeben. Versuche es mit einer anderen.',
    domain_wrong: 'Das sieht nicht nach einer Domain aus. Gib eine wie album.moreau.example ein.',
    domain_ours: 'Diese Domain gehört zu Hearthbook. Verwende die Adresse oben oder eine Domain, die dir gehört.',
    record_missing:
      'Wir konnten den TXT-Eintrag noch nicht finden. Prüfe Name und Wert und versuche es später noch einmal.',
    unavailable: 'Wir konnten diese Domain nicht abfragen. Versuche es später noch einmal.',
  },
} satisfies Translation<typeof en>
