import type { Translation } from '#shared/messages.ts'
import type { exportedSite as en } from './exported-site.messages.en.ts'

export const exportedSite = {
  photos: '{count, plural, one {1 Foto} other {# Fotos}}',
  milestones: 'Meilensteine',
  letters: 'Briefe',
  letterFor: 'Ein Brief für {name}',
  sealedBy: 'Versiegelt von {author} am {date}',
  answers: 'Antworten von {name}',
  codes: 'Codes in gedruckten Büchern',
  codesHow:
    'Jeder gedruckte Code öffnet eine Webadresse, die auf 12 Buchstaben und Ziffern endet. Diese Liste zeigt, was hinter jedem Code steckt, auch wenn es die Adresse nicht mehr gibt.',
  back: 'Start',
  empty: 'Noch keine Fotos.',
  readme:
    'Das ist ein Export eines Familienalbums aus Hearthbook. Öffne index.html in einem beliebigen Browser, um es anzusehen.\n\nphotos: Originale der Fotos und Videos nach Datum, genau so, wie sie hochgeladen wurden.\nanswers: Antworten und Aufnahmen der Kinder.\ncaptions: Sprachnotizen zu Fotos.\nletters: Fotos und Aufnahmen aus Briefen. Dateien mit der Endung .sealed sind verschlüsselt, bis sich ihr Brief öffnet.\ndata: alle Daten als JSON. files.json nennt jedes Original mit seiner SHA-256-Prüfsumme.\npreviews und site: Dateien, die index.html braucht.\nmissing.txt: eine Liste der Dateien, die sich nicht finden ließen. Nur enthalten, wenn Dateien fehlen.\n',
} satisfies Translation<typeof en>
