import type { Translation } from '#shared/messages.ts'
import type { familyRecord as en } from './family-record.messages.en.ts'

export const familyRecord = {
  title: 'Familienbogen',
  made: '{family} · {date}',
  intro:
    'Das bewahrt Hearthbook heute für {family} auf. Lege diese Seite zu deinen wichtigen Papieren und drucke jedes Jahr eine neue.',
  kept: 'Was da ist',
  originals:
    '{photos, plural, one {# Foto} other {# Fotos}} und {videos, plural, one {# Video} other {# Videos}}, {size}.',
  others:
    '{people, plural, one {# Person} other {# Personen}}, {milestones, plural, one {# Meilenstein} other {# Meilensteine}}, {answers, plural, one {# Antwort} other {# Antworten}}, {albums, plural, one {# Album} other {# Alben}} und {books, plural, one {# Buch} other {# Bücher}}.',
  where: 'Wo es ist',
  owner: 'Gehört: {name}',
  trusted: 'Darf übernehmen: {names}',
  noOne: 'Noch darf niemand übernehmen. Bestimmt wird das in den Familieneinstellungen.',
  without: 'Ohne Hearthbook',
  steps: {
    save: 'Exportiere das Album in den Familieneinstellungen, solange Hearthbook läuft, und bewahre die ZIP-Datei auf einer Festplatte außer Haus auf.',
    open: 'Entpacke die ZIP-Datei und öffne index.html in einem beliebigen Browser. Du brauchst weder Hearthbook noch das Internet.',
    check:
      'Um zu prüfen, ob ein Jahr vollständig und unverändert ist, öffne seinen Ordner unter photos in einem Terminal und gib das ein. Es zeigt die Prüfsumme von unten.',
  },
  mac: 'Auf einem Mac gibst du beide Male „shasum -a 256“ statt „sha256sum“ ein.',
  years: 'Originale nach Jahren',
  year: 'Jahr',
  photos: 'Fotos',
  videos: 'Videos',
  checksum: 'Prüfsumme (SHA-256)',
} as const satisfies Translation<typeof en>
