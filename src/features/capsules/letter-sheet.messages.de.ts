import type { Translation } from '#shared/messages.ts'
import type { letterSheet as en } from './letter-sheet.messages.en.ts'

export const letterSheet = {
  title: 'Blatt zu einem Brief',
  made: '{host} · {date}',
  intro:
    '{author} hat einen Brief an {person} versiegelt. Er öffnet sich am {date}. Auf dieser Seite steht eine Kopie seines Schlüssels, aber nichts vom Brief selbst.',
  care: 'Wer diese Seite und eine Kopie der Daten der Familie hat, kann den Brief lesen. Drucke sie aus, lege sie zu deinen Ausweisen und lösche die Datei.',
  key: 'Der Schlüssel',
  words: 'Oder derselbe Schlüssel in 24 Wörtern:',
  when: 'Wann du sie brauchst',
  same: 'Solange die Familie auf diesem Server bleibt, brauchst du diese Seite nicht: Der Brief öffnet sich an seinem Tag automatisch.',
  other:
    'Zieht die Familie auf einen anderen Server um, öffne dort „Briefe für später“ und gib den Schlüssel oder die 24 Wörter ein. Der Brief bleibt bis zu seinem Tag versiegelt.',
  lost: 'Diese Seite lässt sich nicht noch einmal drucken, weil Hearthbook diese Kopie des Schlüssels nicht speichert.',
} as const satisfies Translation<typeof en>
