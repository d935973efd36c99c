import type { Translation } from '#shared/messages.ts'
import type { mail as en } from './sign-in-mail.messages.en.ts'

export const mail = {
  greeting: 'Hallo {first_name},',
  greetingWithoutName: 'Hallo,',
  signIn: {
    subject: 'Bei Hearthbook anmelden',
    heading: 'Bei Hearthbook anmelden',
    intro:
      'Mit diesem Link meldest du dich bei Hearthbook an, in jedem Browser. Er ist 1 Stunde gültig und lässt sich einmal verwenden.',
    button: 'Bei Hearthbook anmelden',
    codeIntro:
      'Oder gib diesen Code auf der Seite ein, auf der du die Anmeldung begonnen hast. Er ist 10 Minuten gültig:',
    footer:
      'Du wolltest dich gar nicht anmelden? Dann kannst du diese E-Mail ignorieren. Gib Link und Code nicht weiter.',
  },
  signUp: {
    subject: 'Dein Bestätigungscode für Hearthbook',
    heading: 'Dein Bestätigungscode',
    intro:
      'Willkommen bei Hearthbook. Gib diesen Code auf der Seite ein, auf der du dein Konto erstellst. Er ist 10 Minuten gültig:',
    linkIntro:
      'Du liest das auf einem anderen Gerät? Mach hier weiter. Der Link ist 1 Stunde gültig und lässt sich einmal verwenden.',
    button: 'Meine Adresse bestätigen',
    footer:
      'Du hast dich nicht bei Hearthbook registriert? Dann kannst du diese E-Mail ignorieren, und wir erstellen kein Konto.',
  },
  newcomer: {
    subject: 'Dein Code für Hearthbook',
    heading: 'Willkommen bei Hearthbook',
    intro:
      'Gib diesen Code auf der Seite ein, auf der du deine E-Mail-Adresse eingegeben hast. Er ist 10 Minuten gültig:',
    linkIntro:
      'Du liest das auf einem anderen Gerät? Mach hier weiter. Der Link ist 1 Stunde gültig und lässt sich einmal verwenden.',
    button: 'Weiter zu Hearthbook',
    footer:
      'Du wolltest dich nicht bei Hearthbook anmelden? Dann kannst du diese E-Mail ignorieren, und wir erstellen kein Konto.',
  },
  closed: {
    subject: 'Deine Anmeldung bei Hearthbook',
    heading: 'Du brauchst eine Einladung',
    intro: 'Jemand, wahrscheinlich du, wollte sich mit {email} anmelden. Zu dieser Adresse gibt es kein Konto.',
    advice:
      'Falls dein Konto eine andere Adresse hat, melde dich mit dieser an. Bist du neu hier, bitte jemanden aus deiner Familie um eine Einladung.',
    button: 'Zur Anmeldung',
    footer: 'Falls du das nicht warst, kannst du diese E-Mail ignorieren.',
  },
  proof: {
    subject: 'Dein Sicherheitscode für Hearthbook',
    heading: 'Bestätige, dass du es bist',
    intro: 'Gib diesen Code in Hearthbook ein, um zu bestätigen, dass du es bist. Er ist 10 Minuten gültig:',
    footer:
      'Falls du das nicht warst, ist vielleicht jemand anderes in deinem Konto angemeldet. Öffne in den Kontoeinstellungen „Sicherheit“ und melde alle Geräte ab, die du nicht kennst.',
  },
  reset: {
    subject: 'Setz dein Hearthbook-Passwort zurück',
    heading: 'Passwort zurücksetzen',
    intro:
      'Mit diesem Link legst du ein neues Passwort fest. Er ist 1 Stunde gültig und lässt sich einmal verwenden. Wenn du das Passwort änderst, werden alle deine Geräte abgemeldet und deine API-Schlüssel widerrufen.',
    button: 'Neues Passwort festlegen',
    footer:
      'Du wolltest dein Passwort nicht zurücksetzen? Dann kannst du diese E-Mail ignorieren. Dein Passwort bleibt, wie es ist.',
  },
  credential: {
    subject: 'Deine Anmeldung bei Hearthbook wurde geändert',
    heading: 'Warst du das?',
    subjects: {
      session_new_device: 'Neue Anmeldung in deinem Hearthbook-Konto',
      second_factor_refused: 'Fehlgeschlagene Anmeldung in deinem Hearthbook-Konto',
    },
    device: 'Gerät',
    place: 'Ort',
    time: 'Zeit',
    network: 'Internetadresse {address}',
    ownNetwork: 'Im Netzwerk von Hearthbook ({address})',
    deviceNamed: '{browser} auf {system}',
    deviceUnknown: 'Unbekannter Browser',
    changes: {
      session_new_device: 'Jemand hat sich auf einem neuen Gerät in deinem Konto angemeldet.',
      second_factor_refused:
        'Jemand wollte sich in deinem Konto anmelden und hat bei der Zwei-Faktor-Authentifizierung dreimal einen falschen Code eingegeben.',
      password_set: 'Für dein Konto wurde ein Passwort festgelegt.',
      password_changed: 'Das Passwort deines Kontos wurde geändert.',
      password_reset:
        'Dein Passwort wurde über einen Link aus einer E-Mail zurückgesetzt. Alle Geräte wurden abgemeldet und alle API-Schlüssel widerrufen.',
      password_removed: 'Das Passwort deines Kontos wurde entfernt.',
      passkey_added: 'Deinem Konto wurde ein Passkey hinzugefügt.',
      passkey_removed: 'Ein Passkey wurde aus deinem Konto entfernt.',
      second_factor_enabled: 'Die Zwei-Faktor-Authentifizierung wurde eingeschaltet.',
      second_factor_disabled: 'Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet.',
      recovery_codes_made: 'Es wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
      provider_linked: 'Ein Google- oder Apple-Konto wurde mit deinem verbunden. Damit kann man sich jetzt anmelden.',
      provider_unlinked:
        'Ein Google- oder Apple-Konto wurde von deinem getrennt. Damit kann man sich nicht mehr anmelden.',
      email_changed: 'Die E-Mail-Adresse deines Kontos wurde zu dieser hier geändert. Melde dich ab jetzt damit an.',
      email_change_undone:
        'Die Änderung deiner E-Mail-Adresse wurde rückgängig gemacht. Alle Geräte wurden abgemeldet.',
    },
    wasIt: 'Falls du das warst, brauchst du nichts zu tun.',
    advice:
      'Falls du das nicht warst, öffne deine Sicherheitseinstellungen, melde unbekannte Geräte ab und leg ein neues Passwort fest.',
    button: 'Sicherheitseinstellungen öffnen',
    footer: 'Mit dieser E-Mail schützen wir dein Konto. Sicherheits-E-Mails lassen sich nicht abbestellen.',
  },
  noAccount: {
    subject: 'Deine Anmeldung bei Hearthbook',
    heading: 'Du hast noch kein Konto',
    intro:
      'Jemand, wahrscheinlich du, wollte sich mit {email} bei Hearthbook anmelden. Zu dieser Adresse gibt es noch kein Konto.',
    advice:
      'Falls dein Konto eine andere Adresse hat, melde dich mit dieser an. Bist du neu hier, erstellst du in etwa einer Minute ein Konto.',
    button: 'Konto erstellen',
    footer: 'Falls du das nicht warst, kannst du diese E-Mail ignorieren.',
  },
} satisfies Translation<typeof en>
