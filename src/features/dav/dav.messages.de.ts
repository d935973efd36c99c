import type { Translation } from '#shared/messages.ts'
import type { dav as english } from './dav.messages.en.ts'

export const dav: Translation<typeof english> = {
  title: 'Handy-Sicherung',
  intro: 'Richte dein Handy einmal ein, dann kommen neue Fotos hier an, jedes nur einmal.',
  back: 'Hochladen',
  choice: {
    title: 'Wo sind deine Fotos?',
    another: 'Noch ein Handy hinzufügen',
    iphone: 'iPhone',
    android: 'Android',
    other: 'Computer oder andere App',
  },
  setup: {
    title: { iphone: 'iPhone sichern', android: 'Android sichern', other: 'Andere Geräte' },
    intro: {
      iphone: 'Das machst du nur einmal. Es dauert etwa fünf Minuten.',
      android: 'Das machst du nur einmal. Es dauert etwa fünf Minuten.',
      other: 'Für Computer, Netzlaufwerke und Apps, die sich über WebDAV verbinden.',
    },
    laptop: 'Am Handy weitermachen',
    laptopText:
      'Scanne diesen Code mit der Kamera des Handys. Die Seite öffnet sich dort, und du kannst alles kopieren.',
    qr: 'QR-Code, der diese Seite auf deinem Handy öffnet',
    install: 'Installiere die App PhotoSync und erlaube ihr, alle deine Fotos zu sehen.',
    store: { iphone: 'App Store öffnen', android: 'Google Play öffnen' },
    price: 'PhotoSync kommt von einer anderen Firma. Das automatische Senden gehört zur Bezahlversion.',
    open: 'Tippe in PhotoSync auf das Zahnrad, dann auf <b>Configure</b> (Konfigurieren), dann auf <b>WebDAV</b>.',
    enter: 'Trage diese Werte in die passenden Felder ein und tippe auf <b>Done</b> (Fertig).',
    show: 'Meine Werte zeigen',
    showing: 'Einen Moment …',
    failed: 'Wir konnten kein Passwort für dein Handy erstellen',
    values: {
      server: 'Server',
      port: 'Port',
      login: 'Benutzername',
      password: 'Password (Passwort)',
      directory: 'Directory (Verzeichnis)',
      ssl: 'Use SSL (SSL verwenden)',
    },
    on: 'Ein',
    off: 'Aus',
    automatic: {
      iphone:
        'Tippe auf das Zahnrad, dann auf <b>Autotransfer</b>, dann auf <b>Add new trigger</b> (Auslöser hinzufügen): zum Beispiel an WebDAV senden, wenn du nach Hause kommst.',
      android:
        'Tippe auf das Zahnrad, dann auf <b>Autotransfer</b>, dann auf <b>Add new trigger</b> (Auslöser hinzufügen): zum Beispiel an WebDAV senden, wenn du Fotos machst.',
    },
    name: { iphone: 'iPhone von {name}', android: 'Android-Handy von {name}' },
  },
  arrivals: {
    waiting: 'Wir warten auf das erste Foto …',
    waitingText: 'Du kannst diese Seite schließen. Die Fotos kommen trotzdem an.',
    arrived:
      '{count, plural, one {# Foto ist angekommen} =1000 {Mehr als # Fotos sind angekommen} other {# Fotos sind angekommen}}',
    arrivedText: 'Dein Handy ist eingerichtet.',
    see: 'Fotos ansehen',
  },
  check: {
    title: 'Platz schaffen',
    text: 'Prüfe, welche Fotos hier sicher sind, bevor du sie auf dem Handy löschst.',
  },
  create: {
    title: 'Gerät verbinden',
    text: 'Jedes Gerät bekommt ein eigenes App-Passwort. So kannst du es später trennen, ohne die anderen zu stören.',
    name: 'Name des Geräts',
    nameHint: 'Zum Beispiel: Anas Laptop.',
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
      'Du kannst dieses Passwort nicht noch einmal sehen. Wenn du es verlierst, trenne das Gerät und verbinde es neu.',
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
    last: 'Letztes Foto: {ago}',
    photos: '{count, plural, one {# Foto} =1000 {Mehr als # Fotos} other {# Fotos}}',
    waiting: 'Noch keine Fotos. Wähle unten dein Handy, um die Einrichtung abzuschließen.',
    emptyFolder: 'Noch keine Fotos.',
    quiet:
      'Wenn du seitdem Fotos gemacht hast, öffne die App auf diesem Handy und prüfe, ob das automatische Senden an ist.',
    downloads: 'Lädt Fotos herunter',
    used: 'Zuletzt verwendet: {ago}',
    unused: 'Noch nie verwendet',
    revoke: 'Trennen',
    revokeNamed: '{name} trennen',
    revokeTitle: '{name} trennen?',
    revokeText: 'Es kann sich dann nicht mehr verbinden. Fotos, die es hinzugefügt hat, bleiben in der Familie.',
    revoking: 'Wird getrennt …',
    revoked: '{name} getrennt',
    failed: 'Das hat nicht geklappt',
    failedTitle: 'Wir konnten deine Geräte nicht laden',
  },
  refused: {
    title: 'Nicht importierte Dateien',
    from: '{device} · {date}',
  },
  steps: {
    title: 'So richtest du sie ein',
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
    too_many_devices: 'Du hast das Limit von 20 Geräten erreicht. Trenne zuerst ein anderes.',
  },
}
