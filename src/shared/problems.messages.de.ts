import type { Translation } from '#shared/messages.ts'
import type { problems as en } from './problems.messages.en.ts'

export const problems = {
  invalid_input: 'Einige Angaben stimmen nicht. Prüfe sie und versuche es noch einmal.',
  wrong_code: 'Der Code stimmt nicht. Prüfe ihn und versuche es noch einmal.',
  wrong_password: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  weak_password: 'Dieses Passwort ist zu leicht zu erraten. Wähl ein längeres.',
  passkey_refused: 'Wir konnten den Passkey nicht bestätigen. Versuche es noch einmal oder melde dich anders an.',
  provider_refused: 'Wir konnten deine Anmeldung nicht bestätigen. Bitte fang noch einmal an.',
  last_way_in:
    'Deine E-Mails laufen über Apple, deshalb solltest du dich bei der Anmeldung nicht allein darauf verlassen. Füge zuerst ein Passwort oder einen Passkey hinzu.',
  provider_stale:
    'Deine Anmeldung mit Google oder Apple ist zu lange her. Melde dich neu an oder bestätige auf andere Weise, dass du es bist.',
  address_unproven:
    'Deine E-Mail-Adresse ist bei Google oder Apple noch nicht bestätigt. Bestätige sie dort oder melde dich mit einem Code per E-Mail an.',
  code_expired: 'Dieser Code ist abgelaufen. Fordere einen neuen an.',
  token_expired: 'Deine Sitzung ist abgelaufen. Melde dich neu an.',
  link_expired: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
  signed_out: 'Anmeldung erforderlich',
  forbidden: 'Dazu fehlt dir die Berechtigung.',
  sign_up_closed: 'Hier kommt man nur mit Einladung dazu. Bitte jemanden aus deiner Familie um eine.',
  account_leaving: 'Dein Konto ist zum Löschen vorgemerkt. Stell es wieder her, um etwas zu ändern.',
  proof_required: 'Bestätige, dass du es bist. Bisher hat sich nichts geändert.',
  second_factor_required:
    'Für die Administration brauchst du einen Passkey oder eine Authenticator-App. Richte eins davon in deinen Kontoeinstellungen ein.',
  wrong_origin: 'Wir haben diese Anfrage blockiert, weil sie von einer anderen Website kam.',
  not_found: 'Das konnten wir nicht finden. Vielleicht wurde es gelöscht, oder du hast keinen Zugriff.',
  account_exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  already_there: 'Das gibt es schon.',
  owner_stays:
    'Wer die Familie verwaltet, kann nicht entfernt werden und keine andere Rolle bekommen. Übergib zuerst die Familie.',
  already_member: 'Du gehörst schon zu dieser Familie',
  other_address:
    'Diese Einladung ging an eine andere E-Mail-Adresse. Bestätige, dass du mit deiner beitreten möchtest.',
  invitation_used: 'Diese Einladung wurde schon benutzt.',
  invitation_expired: 'Die Einladung ist abgelaufen',
  card_declined: 'Deine Karte wurde abgelehnt. Versuche es mit einer anderen.',
  plan_limit_reached: 'Im Tarif der Familie ist das nicht enthalten. Wer sie verwaltet, kann den Tarif ändern.',
  conflict: 'Jemand anderes hat das gerade geändert. Lade neu und versuche es noch einmal.',
  too_many: 'Mehr ist nicht möglich. Entferne etwas, um Platz zu schaffen.',
  folder_missing: 'Diesen Ordner gibt es nicht. Lege ihn zuerst an und versuche es dann noch einmal.',
  consent_required: 'Die Person, die die Familie verwaltet, muss Aufnahmen von diesem Kind erst erlauben.',
  too_large: 'Diese Datei ist zu groß.',
  unsupported_media: 'Diese Art von Inhalt wird nicht unterstützt.',
  rate_limited:
    'Du hast zu viele E-Mails angefordert. Warte ein paar Minuten oder versuche es mit einer anderen E-Mail-Adresse.',
  too_many_requests: 'Zu viele Versuche. Warte einen Moment und versuche es noch einmal.',
  limit_reached: 'Du hast ein Limit erreicht. Versuche es später noch einmal.',
  too_many_uploads:
    'Du hast zu viele unfertige Uploads. Warte, bis ein paar fertig sind, oder brich welche ab und versuche es dann noch einmal.',
  unexpected: 'Es ist ein unerwarteter Fehler aufgetreten',
  file_damaged:
    'Diese Datei fehlt auf dem Server oder ist dort beschädigt. Wer ihn betreibt, kann sie aus einer Sicherung wiederherstellen.',
  unavailable: 'Das geht gerade nicht. Versuche es gleich noch einmal.',
  storage_full:
    'Auf diesem Server ist nicht genug Speicherplatz frei. Versuche es noch einmal, sobald wieder Platz ist.',
} satisfies Translation<typeof en>
