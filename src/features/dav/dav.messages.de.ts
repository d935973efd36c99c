import type { Translation } from '#shared/messages.ts'
import type { dav as english } from './dav.messages.en.ts'

export const dav: Translation<typeof english> = {
  title: 'Automatische Sicherung vom Handy',
  intro:
    'Eine kleine App auf deinem Handy kann neue Fotos automatisch hinzufügen. Wir zeigen dir, wie du sie einrichtest. Kein Foto landet doppelt im Album.',
  back: 'Hochladen',
  open: 'Automatische Sicherung einrichten',
  check: {
    title: 'Jetzt Platz schaffen?',
    text: 'Prüfe vor dem Löschen, welche Dateien auf deinem Gerät hier sicher sind.',
    open: 'Prüfen, was gelöscht werden kann',
  },
  create: {
    title: 'Gerät hinzufügen',
    text: 'Jedes Gerät bekommt ein eigenes App-Passwort. So kannst du es später widerrufen, ohne die anderen zu stören.',
    name: 'Name des Geräts',
    nameHint: 'Zum Beispiel: Anas iPhone.',
    scope: 'Berechtigungen',
    scopes: {
      add: {
        label: 'Fotos hinzufügen',
        hint: 'Das Gerät sendet Fotos und sieht keine anderen. Am besten für Handys.',
      },
      read: {
        label: 'Fotos herunterladen',
        hint: 'Das Gerät liest die Originale, die du sehen kannst. Am besten für eine zweite Kopie.',
      },
      write: { label: 'Fotos hinzufügen und herunterladen', hint: 'Das Gerät macht beides.' },
    },
    submit: 'App-Passwort erstellen',
    creating: 'Wird erstellt …',
  },
  viewer:
    'Dafür brauchst du die Berechtigung, Fotos hinzuzufügen. Bitte die Person, die diese Familie verwaltet, deine Rolle zu ändern.',
  made: {
    title: 'App-Passwort für {name}',
    text: 'Gib diese Daten in der App auf deinem Handy ein, oder scanne den Code, um sie zu kopieren. Wir zeigen das Passwort nur einmal.',
    qr: 'QR-Code mit Adresse, Benutzername und Passwort',
    address: 'Adresse',
    user: 'Benutzername',
    password: 'Passwort',
    folder: 'Ordner',
    copy: 'Kopieren',
    copied: 'Kopiert',
    done: 'Ich habe es eingegeben',
    unsavedTitle: 'Schließen, ohne das Passwort zu sichern?',
    unsavedText:
      'Du kannst dieses Passwort nicht noch einmal sehen. Wenn du es verlierst, widerrufe es und erstelle ein neues.',
    unsavedStay: 'Zurück zum Passwort',
    unsavedLeave: 'Trotzdem schließen',
  },
  inbox: {
    title: 'Ordner auf dem Server',
    text: 'Fotos, die Syncthing, ein Netzlaufwerk, FTP oder ein Scanner in diesem Ordner ablegt, werden automatisch hinzugefügt. Wenn sich eine Datei nicht hinzufügen lässt, nennt eine Textdatei daneben den Grund.',
    create: 'Ordner erstellen',
    creating: 'Wird erstellt …',
    failed: 'Wir konnten den Ordner nicht erstellen',
  },
  devices: {
    title: 'Deine Geräte',
    empty: 'Noch keine Geräte.',
    scopes: { add: 'Fügt Fotos hinzu', read: 'Lädt Fotos herunter', write: 'Fügt Fotos hinzu und lädt sie herunter' },
    used: 'Zuletzt verwendet: {ago}',
    unused: 'Noch nie verwendet',
    revoke: 'Widerrufen',
    revokeNamed: '{name} widerrufen',
    revokeTitle: 'Dieses App-Passwort widerrufen?',
    revokeText: '{name} kann sich dann nicht mehr verbinden. Fotos, die es hinzugefügt hat, bleiben in der Familie.',
    revoking: 'Wird widerrufen …',
    revoked: 'App-Passwort widerrufen',
    failed: 'Das hat nicht geklappt',
    failedTitle: 'Wir konnten deine Geräte nicht laden',
  },
  refused: {
    title: 'Nicht importierte Dateien',
    from: '{device} · {date}',
  },
  steps: {
    title: 'So richtest du sie ein',
    photosync: {
      title: 'PhotoSync (iPhone und Android)',
      one: 'Öffne die Einstellungen, dann die Konfiguration für WebDAV, und füge einen Server hinzu.',
      two: 'Gib Adresse, Benutzername und Passwort ein. Wähle Inbox als Zielordner.',
      three: 'Schalte die automatische Übertragung ein und wähle, wann: zum Beispiel beim Laden zu Hause.',
    },
    foldersync: {
      title: 'FolderSync (Android)',
      one: 'Füge ein Konto hinzu, wähle WebDAV und gib Adresse, Benutzername und Passwort ein.',
      two: 'Erstelle ein Ordnerpaar vom Ordner DCIM auf deinem Handy zu Inbox, in Richtung des entfernten Ordners.',
      three: 'Schalte das Löschen aus und wähle einen Zeitplan oder die sofortige Synchronisierung.',
    },
    other: {
      title: 'Andere Apps mit WebDAV',
      one: 'Wähle in der App WebDAV. Auch viele Apps für Nextcloud oder ownCloud bieten es an. Die App von Nextcloud selbst verbindet sich nur mit Nextcloud.',
      two: 'Gib die ganze Adresse, Benutzername und Passwort ein. Bei getrennten Feldern ist der Pfad /dav/.',
      three:
        'Wähle Inbox als Ziel. Lass die App Dateien nur kopieren, nicht löschen und nicht in beide Richtungen abgleichen.',
    },
    rclone: {
      title: 'rclone (Computer)',
      one: 'Lege ein Remote an. Mit dem Anbieter ownCloud vergleicht rclone auch die Änderungszeiten.',
      two: 'Kopiere dann einen Ordner, so oft du willst. rclone sendet nur, was neu ist.',
    },
    note: 'Der Ordner Inbox zeigt jedem Gerät, was es schon gesendet hat, damit es nichts doppelt sendet. Wenn du dort Dateien löschst, bleiben die Fotos hier erhalten.',
  },
  errors: {
    device_name_required: 'Gib dem Gerät einen Namen.',
    device_name_too_long: 'Verwende höchstens 80 Zeichen.',
    name_invalid: 'Namen dürfen keine Zeilenumbrüche oder Steuerzeichen enthalten.',
    too_many_devices: 'Du hast das Limit von 20 Geräten erreicht. Widerrufe zuerst ein anderes.',
  },
}
