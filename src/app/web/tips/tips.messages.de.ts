import type { Translation } from '#shared/messages.ts'
import type { tips as en } from './tips.messages.en.ts'

export const tips = {
  label: 'Tipp',
  read: 'Verstanden',
  all: {
    palette: 'Drück auf einer beliebigen Seite die Taste /, um ein Foto, eine Person oder eine Seite zu finden.',
    shortcuts: 'Mit ? siehst du auf jeder Seite die Tastenkürzel.',
    homeScreen:
      'Leg Hearthbook über das Menü deines Browsers auf den Home-Bildschirm und öffne es wie jede andere App.',
    choosing:
      'Halte in der Galerie ein Foto gedrückt und zieh dann über weitere, um sie auszuwählen. So kannst du sie gemeinsam verschlagworten, teilen oder herunterladen.',
    guests:
      'Großeltern brauchen kein Konto. Wer die Familie verwaltet, kann in den Einstellungen einen Gastlink für sie erstellen.',
    digest: 'Lust auf einen Wochenrückblick? Schalte in den App-Einstellungen die Zusammenfassung per E-Mail ein.',
    face: 'Gib jedem Kind ein Profilfoto: Wähl eins deiner Fotos aus und schneide das Gesicht zu.',
    suggestions:
      'Wähl beim Hinzufügen eines Meilensteins ein Kind aus, dann siehst du passende Vorschläge für sein Alter.',
    everyYear:
      'Stell an jedem Geburtstag dieselben zehn Fragen und sieh dir die Antworten Jahr für Jahr nebeneinander an.',
    live: 'Du musst nichts neu laden. Was deine Familie hinzufügt, erscheint hier automatisch.',
    originals:
      'Deine Fotos werden genau so gespeichert, wie du sie hochgeladen hast. Die Originale kannst du jederzeit herunterladen.',
  },
} satisfies Translation<typeof en>
