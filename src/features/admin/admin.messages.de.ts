import type { Translation } from '#shared/messages.ts'
import type { admin as en } from './admin.messages.en.ts'

export const admin = {
  title: 'Administration',
  intro: 'Hier siehst du, wie es diesem Server geht. Was Familien hinzufügen, bleibt privat.',
  parts: 'Bereiche der Administration',
  tabs: {
    overview: { title: 'Übersicht', text: 'Wie es diesem Server geht.' },
    backups: { title: 'Backups', text: 'Wohin und wann alles kopiert wird.' },
    files: { title: 'Dateien', text: 'Originale, die beschädigt sind oder fehlen.' },
    jobs: { title: 'Aufträge', text: 'Was der Server im Hintergrund erledigt.' },
    people: { title: 'Personen', text: 'Alle, die ein Konto haben.' },
    families: { title: 'Familien', text: 'Wie groß sie sind, aber nicht, was sie enthalten.' },
    orders: { title: 'Bestellungen', text: 'Gedruckte Bücher, die unterwegs sind.' },
    history: { title: 'Verlauf', text: 'Wer was geändert hat.' },
    security: { title: 'Sicherheit', text: 'Fehlgeschlagene Anmeldungen und blockierte Anfragen.' },
  },
  secondFactor: {
    backupsTitle: 'Backups einrichten',
    backupsText:
      'Schütze zuerst die Administration, in der alle Konten zu sehen sind: Füge einen Passkey oder eine Authenticator-App hinzu. Danach wählst du, wo die zweite Kopie eurer Fotos liegt.',
    missingTitle: 'Schütze die Administration',
    missingText:
      'Hier sind die Konten aller Personen zu sehen, deshalb reicht eine Anmeldung nur mit E-Mail oder Passwort nicht aus. Füge einen Passkey oder eine Authenticator-App hinzu, um weiterzumachen.',
    setUp: 'Authenticator-App einrichten',
    owedTitle: 'Bestätige, dass du es bist',
    owedText:
      'Öffne den Administrationsbereich mit deinem Passkey oder deiner Authenticator-App. Er bleibt offen, bis du dich abmeldest.',
    confirm: 'Bestätigen',
  },
  overview: {
    health: 'Zustand des Servers',
    people: 'Personen',
    newPeople: '{count, plural, =0 {Niemand neu} one {# neu} other {# neu}} in den letzten 30 Tagen',
    activePeople: '{count, plural, one {# aktiv} other {# aktiv}} in den letzten 30 Tagen',
    leaving: '{count, plural, one {# Konto ist} other {# Konten sind}} zum Löschen vorgemerkt',
    families: 'Familien',
    deletedFamilies:
      '{count, plural, one {# gelöschte Familie lässt} other {# gelöschte Familien lassen}} sich noch wiederherstellen',
    photos: 'Fotos und Videos',
    photoBytes: '{size} an Originalen',
    deletedPhotos:
      '{count, plural, one {# gelöschtes lässt} other {# gelöschte lassen}} sich noch wiederherstellen ({size})',
    database: 'Datenbank',
    disk: 'Speicherplatz',
    free: '{size} frei',
    ofDisk: 'von {size}',
    version: 'Hearthbook {version}',
    bucket: 'Die Dateien liegen in einem S3-Bucket.',
    jobs: 'Hintergrundaufträge',
    allWell: 'Alle Aufträge sind erledigt.',
    failed: '{count, plural, one {# Auftrag ist} other {# Aufträge sind}} fehlgeschlagen',
    retrying: '{count, plural, one {# Auftrag wird} other {# Aufträge werden}} wiederholt',
    underWay: '{running, number} laufen, {waiting, number} warten',
    seeFailed: 'Fehlgeschlagene Aufträge ansehen',
    films: 'Videos',
    noFfmpeg: 'Wir konnten ffmpeg auf diesem Server nicht finden',
    noFfmpegText:
      'Fotos sind nicht betroffen. Videos werden so gespeichert und abgespielt, wie sie hochgeladen wurden, daher laufen manche nicht in jedem Browser. Installiere ffmpeg (apt install ffmpeg) oder setze FFMPEG und starte Hearthbook neu. {waiting, plural, =0 {Es warten keine Videos.} one {# Video wartet auf die Umwandlung.} other {# Videos warten auf die Umwandlung.}}',
    previews: 'Vorschaubilder',
    noPreviewYet: '{count, plural, one {# Datei wartet} other {# Dateien warten}} auf ein Vorschaubild',
    noPreviewYetText:
      'Die Dateien sind sicher gespeichert. Wir versuchen es automatisch weiter, in immer größeren Abständen.',
    needsMemory:
      '{count, plural, one {Bei # Datei ist der Decoder abgestürzt, oder ihm fehlte Arbeitsspeicher.} other {Bei # Dateien ist der Decoder abgestürzt, oder ihm fehlte Arbeitsspeicher.}} Vielleicht braucht dieser Server mehr davon, siehe „Memory“ in docs/operations.md.',
    oldestSince: 'Ältester Upload: {date}',
    originals: 'Originale',
    originalsWhole: 'Alle geprüften Originale sind unversehrt.',
    originalsUnchecked: 'Die nächtliche Prüfung ist noch nicht gelaufen.',
    originalsTrouble:
      '{count, plural, one {# Original stimmt} other {# Originale stimmen}} nicht mit dem Upload überein',
    originalsChecked: '{count, plural, one {# Original} other {# Originale}} seit dem {date} geprüft',
    missing:
      '{count, number} fehlen, {changed, number} haben sich verändert. Vielleicht lassen sich diese Originale aus einem Backup wiederherstellen.',
    untracked:
      '{count, plural, one {# Datei gehört} other {# Dateien gehören}} zu keinem Eintrag in der Datenbank. Hearthbook löscht sie nicht automatisch.',
    seeFiles: 'Dateien ansehen',
    security: 'Sicherheit',
    plainHttp:
      'Verbindungen sind nicht verschlüsselt. Richte einen HTTPS-Reverse-Proxy ein und setze APP_URL auf seine https://-Adresse. Siehe „HTTPS“ in docs/operations.md.',
    decoders: {
      isolated: 'Decodieren von Fotos: isoliert (kein Netzwerk, kein Zugriff auf andere Dateien).',
      unavailable:
        'Decodieren von Fotos: nicht isoliert. Installiere bubblewrap (apt install bubblewrap) und starte Hearthbook neu.',
      refused:
        'Decodieren von Fotos: nicht isoliert. Dieses System blockiert bubblewrap. Siehe „Isolated decoders“ in docs/operations.md.',
    },
  },
  files: {
    damagedTitle: 'Beschädigte Originale',
    damagedEmpty:
      'Keine beschädigten Originale. Hearthbook vergleicht jede Nacht einen Teil der Originale mit dem, was hochgeladen wurde.',
    missing: 'Fehlt seit dem {date}',
    changed: 'Verändert seit dem {date}',
    hasCopy:
      'In {place} gibt es eine Kopie. Hearthbook stellt sie innerhalb von 10 Minuten wieder her, wenn der Ort erreichbar und die Kopie unversehrt ist.',
    noCopy:
      'Kein Backup hat eine Kopie. Wenn jemand in der Familie die Datei noch hat, kann sie erneut hinzugefügt werden.',
    untrackedTitle: 'Nicht zugeordnete Dateien',
    untrackedText:
      'Zu diesen Dateien gibt es keinen Eintrag in der Datenbank, etwa nachdem eine Datenbank wiederhergestellt wurde. Füge Fotos und Videos wieder zu ihrer Familie hinzu oder entferne sie.',
    untrackedEmpty: 'Alle Dateien sind zugeordnet. Hearthbook prüft sie jeden Sonntag.',
    photo: 'Foto',
    video: 'Video',
    other: 'Andere Datei',
    facts: '{size}, gespeichert am {date}',
    familyGone: 'Ihre Familie gibt es nicht mehr.',
    isNew: 'Aus den letzten 24 Stunden. Sie gehört vielleicht zu einem laufenden Upload.',
    refused: 'Wir konnten die Datei nicht hinzufügen. Vielleicht kann Hearthbook sie nicht lesen.',
    adding: 'Wird hinzugefügt …',
    removing: 'Wird entfernt …',
    add: 'Zur Familie hinzufügen',
    addNamed: 'Zur Familie hinzufügen: {file}',
    remove: 'Entfernen',
    removeNamed: 'Entfernen: {file}',
    addAll: '{count, plural, one {# Datei hinzufügen} other {# Dateien hinzufügen}}',
    removeAll: '{count, plural, one {# Datei entfernen …} other {# Dateien entfernen …}}',
    added: '{count, plural, one {# Datei wird hinzugefügt} other {# Dateien werden hinzugefügt}}',
    addedText: 'Was hinzugefügt wird, sieht zuerst nur die Person, die die Familie verwaltet. Sie kann es teilen.',
    confirmTitle: '{count, plural, one {Diese Datei entfernen?} other {# Dateien entfernen?}}',
    confirmText:
      'Entfernte Dateien lassen sich nicht wiederherstellen. Backups enthalten keine nicht zugeordneten Dateien.',
    confirm: 'Endgültig entfernen',
    failed: 'Wir konnten deine Entscheidung nicht speichern',
  },
  jobs: {
    state: 'Anzeigen',
    failed: 'Fehlgeschlagen',
    retrying: 'Werden wiederholt',
    running: 'Laufen',
    waiting: 'Warten',
    attempts: 'Versuch {attempts, number} von {most, number}',
    tried: 'Zuletzt versucht: {ago}',
    next: 'Nächster Versuch: {when}',
    added: 'Hinzugefügt: {when}',
    whole: 'Fehlerdetails',
    retry: 'Erneut versuchen',
    retryNamed: '{task} erneut versuchen',
    retrying_now: 'Wird wiederholt …',
    retried: 'Der Auftrag wird wiederholt',
    retriedText: 'Er startet in wenigen Sekunden.',
    gone: 'Diesen Auftrag gibt es nicht mehr.',
    failedToRetry: 'Wir konnten den Auftrag nicht wiederholen',
    emptyFailed: 'Keine fehlgeschlagenen Aufträge.',
    empty: 'Gerade gibt es hier keine Aufträge.',
  },
  people: {
    search: 'Personen nach Name oder E-Mail suchen',
    none: 'Zu deiner Suche passt niemand.',
    since: 'Dabei seit {date}',
    seen: 'Aktiv: {ago}',
    neverSeen: 'Nicht angemeldet',
    families: '{count, plural, =0 {Keine Familien} one {# Familie} other {# Familien}}',
    owns: 'Verwaltet {count, number}',
    unverified: 'E-Mail nicht bestätigt',
    leaving: 'Wird am {date} gelöscht',
    endSessions: 'Überall abmelden',
    endSessionsNamed: 'Überall abmelden: {name}',
    endSessionsTitle: '{name} überall abmelden?',
    endSessionsText:
      'Damit wird die Person auf allen Geräten abgemeldet, und ihre API-Schlüssel werden widerrufen. Sie kann sich jederzeit wieder anmelden.',
    endingSessions: 'Wird abgemeldet …',
    sessionsEnded: '{name} ist überall abgemeldet',
    endSessionsFailed: 'Wir konnten diese Person nicht abmelden',
  },
  families: {
    search: 'Familien nach Namen suchen',
    none: 'Zu deiner Suche passen keine Familien.',
    empty: 'Noch keine Familien.',
    owner: 'Verwaltet von {email}',
    since: 'Erstellt am {date}',
    members: '{count, plural, one {# Mitglied} other {# Mitglieder}}',
    photos: '{count, plural, =0 {Keine Fotos} one {# Foto} other {# Fotos}}',
    deleted: 'Gelöscht',
  },
  security: {
    intro:
      'Fehlgeschlagene Anmeldungen, blockierte Anfragen und erreichte Limits, mit IP-Adressen. Einträge werden nach {days, number} Tagen gelöscht.',
    kind: 'Anzeigen',
    all: 'Alles',
    empty: 'Noch keine Sicherheitsereignisse. Fehlgeschlagene Anmeldungen erscheinen hier.',
    emptyKind: 'Keine Ereignisse dieser Art.',
    unknown: 'Unbekanntes Konto',
    request: 'Anfrage: {request}',
    events: {
      session: {
        refused: 'Anmeldung fehlgeschlagen',
        new_device: 'Anmeldung auf einem neuen Gerät',
      },
      second_factor: {
        refused: 'Zwei-Faktor-Authentifizierung fehlgeschlagen',
      },
      proof: {
        refused: 'Identitätsprüfung fehlgeschlagen',
      },
      limit: {
        reached: 'Limit erreicht',
      },
      origin: {
        refused: 'Anfrage von einer anderen Website blockiert',
      },
      signature: {
        refused: 'Ungültige Signatur',
      },
      access: {
        refused: 'Zugriff verweigert',
      },
      events: {
        suppressed: 'Weitere Ereignisse sind aufgetreten, wurden aber nicht aufgezeichnet',
      },
    },
    reasons: {
      wrong_password: 'Falsches Passwort',
      wrong_code: 'Falscher Code',
      code_expired: 'Abgelaufener Code',
      link_expired: 'Abgelaufener oder benutzter Link',
      token_expired: 'Abgelaufenes Token',
      passkey_refused: 'Passkey nicht akzeptiert',
      provider_refused: 'Anmeldung mit Google oder Apple nicht akzeptiert',
      provider_stale: 'Anmeldung mit Google oder Apple zu lange her',
      address_unproven: 'E-Mail bei Google oder Apple nicht bestätigt',
      signed_out: 'Token, API-Schlüssel oder Sitzung nicht mehr gültig',
      forbidden: 'Nicht erlaubt',
      not_found: 'Existiert nicht oder gehört jemand anderem',
    },
  },
} satisfies Translation<typeof en>
