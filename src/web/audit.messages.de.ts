import type { Translation } from '#shared/messages.ts'
import type { audit as en } from './audit.messages.en.ts'

export const audit = {
  title: 'Verlauf',
  back: 'Familieneinstellungen',
  intro: 'Wer in dieser Familie was geändert hat. Nur du kannst das sehen.',
  empty: 'Noch kein Verlauf.',
  somebody: 'Ehemaliges Mitglied',
  about: ': <unbroken>{about}</unbroken>',
  named: {
    person: {
      added: 'hat {names} hinzugefügt',
      updated: 'hat die Angaben zu {names} bearbeitet',
      removed: 'hat {names} entfernt',
      restored: 'hat {names} wiederhergestellt',
    },
    consent: {
      given: 'hat erlaubt, {names} aufzunehmen',
      withdrawn: 'hat die Erlaubnis zurückgezogen, {names} aufzunehmen',
    },
    invitation: {
      sent: 'hat {names} eingeladen',
      resent: 'hat {names} noch einmal eingeladen',
      cancelled: 'hat die Einladung für {names} zurückgezogen',
    },
    member: { sign_in_link: 'hat einen Anmeldelink für {names} erstellt' },
    guest_link: { created: 'hat {names} einen Gastlink gegeben' },
    letter: { sealed: 'hat einen Brief für {names} versiegelt' },
    succession: {
      trusted: 'hat {names} zu den Vertrauenspersonen hinzugefügt',
      ended: 'hat {names} aus den Vertrauenspersonen entfernt',
    },
    answer: {
      deleted: 'hat eine Antwort von {names} gelöscht',
      restored: 'hat eine Antwort von {names} wiederhergestellt',
      purged: 'hat eine Antwort von {names} endgültig gelöscht',
    },
  },
  actions: {
    account: {
      created: 'hat ein Konto erstellt',
      deletion_requested: 'hat das Löschen des eigenen Kontos beantragt',
      kept: 'hat das Löschen des eigenen Kontos abgebrochen',
      deleted: 'hat ein Konto gelöscht',
    },
    session: {
      signed_in: 'hat sich angemeldet',
      revoked: 'hat ein Gerät abgemeldet',
      signed_out_everywhere: 'hat sich überall abgemeldet',
      new_device: 'hat sich auf einem neuen Gerät angemeldet',
      refused: 'hat vergeblich versucht, sich anzumelden',
      ended_by_admin: 'hat jemanden überall abgemeldet',
      link_made: 'hat einen Link für die Anmeldung auf einem anderen Gerät erstellt',
    },
    password: {
      set: 'hat ein Passwort festgelegt',
      changed: 'hat das Passwort geändert',
      reset: 'hat das Passwort per E-Mail zurückgesetzt',
      removed: 'hat das Passwort entfernt',
    },
    passkey: {
      added: 'hat einen Passkey hinzugefügt',
      renamed: 'hat einen Passkey umbenannt',
      removed: 'hat einen Passkey entfernt',
    },
    second_factor: {
      enabled: 'hat die Zwei-Faktor-Authentifizierung eingeschaltet',
      disabled: 'hat die Zwei-Faktor-Authentifizierung ausgeschaltet',
      refused: 'hat bei der Zwei-Faktor-Authentifizierung drei falsche Codes eingegeben',
    },
    recovery_codes: {
      made: 'hat neue Wiederherstellungscodes erstellt',
    },
    provider: {
      linked: 'hat eine weitere Anmeldemethode verbunden',
      unlinked: 'hat eine Anmeldemethode getrennt',
    },
    email: {
      changed: 'hat die eigene E-Mail-Adresse geändert',
      change_undone: 'hat die Änderung einer E-Mail-Adresse rückgängig gemacht',
    },
    app_password: {
      created: 'hat ein App-Passwort erstellt',
      revoked: 'hat ein App-Passwort widerrufen',
    },
    api_key: {
      created: 'hat einen API-Schlüssel erstellt',
      revoked: 'hat einen API-Schlüssel widerrufen',
    },
    data: {
      export_requested: 'hat einen Export angefordert',
      exported: 'hat Daten exportiert',
      downloaded: 'hat einen Export heruntergeladen',
      imported: 'hat Daten importiert',
    },
    family: {
      created: 'hat die Familie erstellt',
      renamed: 'hat die Familie umbenannt',
      updated: 'hat die Familieneinstellungen geändert',
      deleted: 'hat die Familie gelöscht',
      restored: 'hat die Familie wiederhergestellt',
      purged: 'hat die Familie endgültig gelöscht',
      transferred: 'hat die Familie übergeben',
    },
    succession: {
      trusted: 'hat eine Vertrauensperson bestimmt',
      ended: 'hat eine Vertrauensperson entfernt',
      changed: 'hat geändert, nach welcher Abwesenheit Vertrauenspersonen anfragen können',
      reminded: 'hat per E-Mail nachgefragt, ob sich noch jemand um die Familie kümmert',
      opened: 'hat den Vertrauenspersonen erlaubt, die Übernahme der Familie anzufragen',
    },
    takeover: {
      requested: 'wollte die Familie übernehmen',
      canceled: 'hat eine Anfrage zur Übernahme der Familie beendet',
      completed: 'hat die Familie nach langer Abwesenheit übergeben',
    },
    letter: { sealed: 'hat einen Brief für später versiegelt', deleted: 'hat einen Brief für später gelöscht' },
    member: {
      joined: 'gehört jetzt zur Familie',
      left: 'hat die Familie verlassen',
      removed: 'hat ein Mitglied entfernt',
      role_changed: 'hat eine Rolle geändert',
      sign_in_link: 'hat einen Anmeldelink für ein Mitglied erstellt',
    },
    invitation: {
      sent: 'hat eine Einladung gesendet',
      resent: 'hat eine Einladung erneut gesendet',
      cancelled: 'hat eine Einladung zurückgezogen',
      declined: 'hat eine Einladung abgelehnt',
    },
    photo: {
      deleted: 'hat Fotos gelöscht',
      restored: 'hat Fotos wiederhergestellt',
      purged: 'hat Fotos endgültig gelöscht',
    },
    original: {
      healed: 'hat eine beschädigte Datei aus einer Sicherung wiederhergestellt',
    },
    file: {
      added: 'hat eine nicht zugeordnete Datei wieder zu ihrer Familie hinzugefügt',
      removed: 'hat eine nicht zugeordnete Datei entfernt',
    },
    person: {
      added: 'hat eine Person hinzugefügt',
      updated: 'hat die Angaben zu einer Person bearbeitet',
      merged: 'hat zwei Personen zusammengeführt',
      restored: 'hat eine Person wiederhergestellt',
      removed: 'hat eine Person entfernt',
    },
    child: {
      added: 'hat ein Kind hinzugefügt',
      updated: 'hat die Angaben zu einem Kind bearbeitet',
      restored: 'hat das Profil eines Kindes wiederhergestellt',
      removed: 'hat das Profil eines Kindes entfernt',
    },
    milestone: {
      deleted: 'hat einen Meilenstein gelöscht',
    },
    album: {
      deleted: 'hat ein Album gelöscht',
    },
    category: {
      deleted: 'hat eine Kategorie gelöscht',
    },
    answer: {
      deleted: 'hat die Antwort eines Kindes gelöscht',
      restored: 'hat die Antwort eines Kindes wiederhergestellt',
      purged: 'hat die Antwort eines Kindes endgültig gelöscht',
    },
    caption: {
      deleted: 'hat die Sprachnotiz zu einem Foto gelöscht',
    },
    consent: {
      given: 'hat erlaubt, ein Kind aufzunehmen',
      withdrawn: 'hat die Erlaubnis zurückgezogen, ein Kind aufzunehmen',
    },
    transcripts: {
      allowed: 'hat die Transkription eingeschaltet',
      ended: 'hat die Transkription ausgeschaltet und alle Transkripte gelöscht',
    },
    vision: {
      allowed: 'hat Gesichter und Suche nach Inhalt eingeschaltet',
      ended: 'hat Gesichter und Suche nach Inhalt ausgeschaltet und deren Daten gelöscht',
    },
    comment: {
      deleted: 'hat einen Kommentar gelöscht',
    },
    frame: { added: 'hat einen Bilderrahmen hinzugefügt', removed: 'hat einen Bilderrahmen entfernt' },
    webhook: {
      created: 'hat einen Webhook erstellt',
      updated: 'hat einen Webhook geändert',
      secret_replaced: 'hat den Schlüssel eines Webhooks ersetzt',
      deleted: 'hat einen Webhook gelöscht',
      stopped: 'hat einen Webhook ausgeschaltet, der nicht funktionierte',
    },
    mail_address: {
      replaced: 'hat eine Adresse für Fotos per E-Mail erstellt',
      deleted: 'hat die Adresse für Fotos per E-Mail gelöscht',
    },
    mail_sender: {
      added: 'hat jemandem erlaubt, Fotos per E-Mail zu senden',
      removed: 'nimmt von jemandem keine Fotos per E-Mail mehr an',
    },
    gazette_subscriber: {
      added: 'hat jemanden zum Familienblatt hinzugefügt',
      removed: 'hat jemanden vom Familienblatt entfernt',
    },
    guest_link: {
      created: 'hat einen Gastlink erstellt',
      revoked: 'hat einen Gastlink widerrufen',
    },
    subscription: {
      changed: 'hat den Tarif geändert',
    },
    order: {
      placed: 'hat ein gedrucktes Buch bestellt',
      changed: 'hat die Bestellung eines gedruckten Buchs aktualisiert',
    },
    job: {
      retried: 'hat einen fehlgeschlagenen Auftrag wiederholt',
    },
    backup: {
      started: 'hat ein Backup gestartet',
      paused: 'hat die Backups angehalten',
      resumed: 'hat die Backups fortgesetzt',
    },
    recovery_kit: { downloaded: 'hat das Wiederherstellungs-Kit heruntergeladen' },
  },
} satisfies Translation<typeof en>
