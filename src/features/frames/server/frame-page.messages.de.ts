import type { Translation } from '#shared/messages.ts'
import type { framePage as en } from './frame-page.messages.en.ts'

export const framePage = {
  title: 'Bilderrahmen',
  pairTitle: 'Zeig hier die Fotos deiner Familie',
  pairText:
    'Öffne auf deinem Handy die Einstellungen deiner Familie in Hearthbook, wähle „Rahmen hinzufügen“ und gib diesen Code ein.',
  family: 'Fotos von {family}',
  leave: 'Nicht deine Familie? Drück eine Taste oder tippe auf den Bildschirm.',
  empty: 'Hier erscheinen Fotos, sobald deine Familie welche teilt.',
} as const satisfies Translation<typeof en>
