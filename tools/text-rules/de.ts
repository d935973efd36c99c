import { aboutFilms, words, type Rule } from '../text-rules.ts'

export const rules: Rule[] = [
  // “Sie” may also begin a sentence about something else, and “ihr” is a polite form only when it's a capital inside of one.
  {
    find: /(?<=[\p{L},] )(Sie|Ihr(e[mnrs]?)?|Ihnen)(?!\p{L})|\p{L}+en Sie(?!\p{L})/u,
    say: 'du',
  },
  { find: /(?<=[\p{L},] )(Du|Di(ch|r)|Dein(e[mnrs]?)?|Euch|Eure?[mnrs]?)(?!\p{L})/u, say: 'du, in lowercase' },
  words('erfolgreich', 'nothing: the participle is enough'),
  words('konnten? nicht (geladen|gespeichert|gesendet|gelöscht|geöffnet|erstellt) werden', 'Wir konnten … nicht …'),
  words('(?<!e-)mails?|emails?', 'E-Mail'),
  { ...words('film(en?|s)?', 'Video'), except: aboutFilms },
  words('papierkorb', 'Zuletzt gelöscht'),
  words('präferenzen', 'App-Einstellungen'),
  words('(neue|alle) tags|tags (hinzufügen|entfernen)', 'Schlagwörter'),
  words('standort(?= (des|der|hinzufügen))', 'Ort'),
  words('abonnement|abonnements|pläne', 'Abo, Tarif'),
  words(
    '(besitzer|inhaber|eigentümer|benutzer|nutzer|administrator|betrachter|bearbeiter)(in|innen|en|n|s)?',
    'wer … verwaltet',
  ),
  words('einloggen|eingeloggt|ausloggen|ausgeloggt|login|logout', 'anmelden, abmelden'),
  words('benachrichtigung(en)?', 'Mitteilung'),
  words('zwei-schritt-\\w+|zweistufige \\w+', 'Zwei-Faktor-Authentifizierung'),
  words('audiobeschriftung(en)?|sprachnachricht(en)?', 'Sprachnotiz'),
  words('erweiterten? familie', 'Familie und Gäste'),
  words('seitens|mittels|zwecks|bezüglich|gegebenenfalls|ggf|bzw|erfolgt', 'plainer words'),
  { find: /\p{L}[:*_]in(nen)?(?!\p{L})|\p{Ll}Innen(?!\p{L})/u, say: 'a wording without gender' },
  { find: /”|«|»|(?<!„[^“]*)“/u, say: '„ “' },
  { find: /\p{L}…|\p{L} - \p{L}|—/u, say: 'a space before …, and – for a dash' },
]
