import type { Translation } from '#shared/messages.ts'
import type { upload as en } from './uploads.messages.en.ts'

export const upload = {
  title: '{videos, select, yes {Fotos und Videos hinzufügen} other {Fotos hinzufügen}}',
  drop: '{videos, select, yes {Fotos und Videos hierher ziehen} other {Fotos hierher ziehen}}',
  dropNow: 'Loslassen zum Hochladen',
  dropHint:
    'Du kannst Dateien auch einfügen oder auf diesem Gerät auswählen. Originale werden genau so gespeichert, wie sie sind.',
  tapHint: 'Wähl Fotos auf diesem Gerät aus oder nimm die Kamera. Originale werden genau so gespeichert, wie sie sind.',
  choose: 'Fotos auswählen',
  viewerTitle: 'Nur ansehen',
  viewerText:
    'Du kannst hier alles ansehen. Wenn du Fotos hinzufügen möchtest, bitte die Person, die diese Familie verwaltet, deine Rolle zu ändern.',
  open: 'Uploads anzeigen',
  files: 'Dateien',
  progress: '{done, number} von {total, number} fertig',
  pillSending: '{percent} · {open, plural, one {noch # Datei} other {noch # Dateien}}',
  pillProcessing: '{open, plural, one {# Foto wird verarbeitet} other {# Fotos werden verarbeitet}}',
  pillPaused: 'Wartet auf eine Verbindung',
  pillProblems: '{count, plural, one {# Datei mit Problem} other {# Dateien mit Problemen}}',
  pillDone: '{count, plural, =0 {Nichts Neues hinzuzufügen} one {# Foto hinzugefügt} other {# Fotos hinzugefügt}}',
  summary: {
    sending: '{total, plural, one {# Datei wird hinzugefügt} other {# Dateien werden hinzugefügt}}',
    paused: 'Wartet auf eine Verbindung',
    resumes: 'geht weiter, sobald du wieder online bist',
    done: '{count, plural, =0 {Nichts Neues hinzuzufügen} one {# Foto zum Album hinzugefügt} other {# Fotos zum Album hinzugefügt}}',
    stored: '{count, plural, one {# gespeichert, noch ohne Vorschau} other {# gespeichert, noch ohne Vorschau}}',
    duplicates: '{count, plural, one {# schon im Album} other {# schon im Album}}',
    problems: '{count, plural, one {# mit Problem} other {# mit Problemen}}',
    progress: 'Upload-Fortschritt',
    addToAlbum: 'Zu einem Album hinzufügen',
  },
  onTheirWay: {
    title: '{count, plural, one {Dein Foto ist unterwegs} other {Deine Fotos sind unterwegs}}',
    text: 'Sobald sie fertig sind, erscheinen sie hier.',
  },
  shared: {
    title: '{count, plural, one {# geteilte Datei hinzufügen} other {# geteilte Dateien hinzufügen}}',
    family: 'Familie',
    add: '{count, plural, one {# Datei hinzufügen} other {# Dateien hinzufügen}}',
    adding: '{count, plural, one {# Datei wird hinzugefügt …} other {# Dateien werden hinzugefügt …}}',
    reading: 'Geteilte Dateien werden geöffnet …',
    noneTitle: 'Keine geteilten Fotos',
    noneText: 'Wähle in der Foto-App deines Handys Fotos aus, tippe auf „Teilen“ und wähle Hearthbook.',
    viewerTitle: 'Du kannst keine Fotos hinzufügen',
    viewerText:
      'Erstelle eine Familie, oder bitte die Person, die sie verwaltet, deine Rolle zu ändern. Teile die Fotos dann noch einmal.',
    fullTitle: 'Dein Handy ist voll',
    fullText: 'Für diese Dateien war nicht genug Platz. Gib etwas Speicher frei und teile sie noch einmal.',
    partialText: 'Für einige Dateien war nicht genug Platz. Gib etwas Speicher frei und teile sie noch einmal.',
    addPhotos: 'Fotos hinzufügen',
    leave: 'Zur Startseite',
  },
  state: {
    waiting: 'Wartet',
    processing: 'Wird verarbeitet …',
    done: 'Im Album',
    duplicate: 'Schon im Album',
    duplicateOf: 'Schon im Album: {name}',
    missing: 'Dieser Browser hat die Datei nicht mehr. Wähl sie noch einmal aus, um den Upload fortzusetzen.',
  },
  refused: {
    empty: 'Diese Datei ist leer. Kopiere sie noch einmal vom Handy oder von der Kamera.',
    not_a_photo_or_video: 'Das ist kein Foto oder Video. Wähl eine andere Datei aus.',
    unsupported_format:
      'Dieses Format kann Hearthbook nicht lesen. Speichere die Datei als JPEG oder MP4 und füge sie noch einmal hinzu.',
    damaged: 'Diese Datei ist beschädigt oder unvollständig. Falls du noch eine Kopie hast, versuche es mit der.',
    too_large: 'Diese Datei ist zu groß. Füge ein kürzeres Video oder ein kleineres Foto hinzu.',
    too_slow:
      'Es hat zu lange gedauert, diese Datei zu öffnen. Versuche es noch einmal oder speichere sie vorher als JPEG oder MP4.',
    no_picture: 'Diese Datei enthält kein Bild. Wähl ein Foto oder ein Video mit Bild aus.',
    video_not_allowed:
      'Videos gehören nicht zum Tarif dieser Familie. Wer die Familie verwaltet, kann einen größeren Tarif wählen.',
    plan_full:
      'Das Fotolimit im Tarif dieser Familie ist erreicht. Es wird nichts gelöscht. Sobald ein größerer Tarif aktiv ist, tipp auf „Erneut versuchen“.',
    not_a_sound: 'Diese Aufnahme lässt sich nicht abspielen. Nimm sie noch einmal auf.',
    sound_too_long: 'Aufnahmen dürfen höchstens eine Minute lang sein. Nimm eine kürzere auf.',
    photo_gone: 'Das Foto zu dieser Aufnahme wurde gelöscht.',
    photo_full: 'Dieses Foto hat schon die Höchstzahl an Aufnahmen.',
    captions_not_allowed:
      'Sprachnotizen gehören nicht zum Tarif dieser Familie. Wer die Familie verwaltet, kann einen größeren Tarif wählen.',
    storage_full:
      'Der Speicher dieses Servers ist voll. Es ging nichts verloren. Sobald wieder Platz ist, tipp auf „Erneut versuchen“.',
  },
  failed: {
    signed_out: 'Du wurdest abgemeldet. Melde dich wieder an und tipp dann auf „Erneut versuchen“.',
    not_allowed:
      'Du kannst die Fotos dieser Familie ansehen, aber keine hinzufügen. Bitte die Person, die die Familie verwaltet, deine Rolle zu ändern.',
    server: 'Wir konnten diese Datei nicht hochladen. Warte einen Moment und tipp dann auf „Erneut versuchen“.',
  },
  held: {
    person:
      'Du kannst höchstens {limit, number} unfertige Uploads haben, insgesamt {gigabytes, number} GB. Sobald ein paar fertig sind, geht es automatisch weiter.',
    family:
      'Deine Familie kann höchstens {limit, number} unfertige Uploads haben, insgesamt {gigabytes, number} GB. Sobald ein paar fertig sind, geht es automatisch weiter.',
    day: 'Du hast dein tägliches Uploadlimit von {gigabytes, number} GB erreicht. Sobald es zurückgesetzt ist, geht es automatisch weiter.',
  },
  stored:
    'Wir haben {count, plural, one {diese Datei gespeichert und erstellen ihre Vorschau} other {diese Dateien gespeichert und erstellen ihre Vorschau}} später. Du brauchst nichts zu tun.',
  short: {
    held: 'Uploadlimit erreicht',
    stored: 'Gespeichert, noch ohne Vorschau',
    refused: 'Nicht hinzugefügt',
    failed: 'Upload fehlgeschlagen',
    missing: 'Datei fehlt',
  },
  retry: 'Erneut versuchen',
  retryAll: 'Alle erneut versuchen',
  chooseAgain: 'Neu auswählen',
  see: 'Ansehen',
  cancelFile: '{name} abbrechen',
  cancelAll: 'Alle abbrechen',
  remove: '{name} aus der Liste entfernen',
  clear: 'Liste leeren',
  announceDone:
    '{added, plural, =0 {Es wurden keine Fotos hinzugefügt} one {# Foto wurde hinzugefügt} other {# Fotos wurden hinzugefügt}}{problems, plural, =0 {.} one {. Bei # Datei gab es ein Problem.} other {. Bei # Dateien gab es ein Problem.}}',
} satisfies Translation<typeof en>
