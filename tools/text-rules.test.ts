import { expect, test } from 'vitest'
import type { Rule } from './text-rules.ts'
import { contractions, rules as english } from './text-rules/en.ts'
import { rules as german } from './text-rules/de.ts'
import { rules as spanish } from './text-rules/es.ts'
import { rules as french } from './text-rules/fr.ts'

const finds = (rules: Rule[], text: string) => rules.some(({ find }) => find.test(text))
const inEnglish = [...english, ...contractions]

test.each([
  ...['Whoever you invite stands here', 'Nobody is waiting', 'Removed for good', 'You get this mail', 'Hand it over'],
  ...[
    'The photo could not be loaded',
    'You are signed in',
    'Your favourite photo',
    'At most 200 letters',
    'Bring it back',
  ],
])('finds that “%s” needs other words', (text) => expect(finds(inEnglish, text)).toBe(true))

test.each([
  ...['We couldn’t load your photos.', 'Show where it is cut', 'as it is now', 'Email language', 'You’re signed in.'],
  ...['Delete photo permanently', 'No one has replied yet', 'Not started', 'Everyone in the family'],
])('accepts “%s”', (text) => expect(finds(inEnglish, text)).toBe(false))

test.each([
  'Añadir fotos',
  'Tenéis dos fotos',
  'vuestro álbum',
  'No se ha podido guardar',
  'un vídeo',
  'Di “hola”',
  'Seguro?',
  'Hola!',
])('finds that “%s” isn’t neutral Spanish', (text) => expect(finds(spanish, text)).toBe(true))
test.each(['Agregar fotos', 'No pudimos guardar', 'un video', 'Seis fotos', 'los demás'])(
  'accepts the Spanish “%s”',
  (text) => expect(finds(spanish, text)).toBe(false),
)

test.each([
  'Un moment clé',
  'Un email',
  'Vous êtes connecté',
  'Quitter?',
  'Attention:',
  'Dites «bonjour»',
  'Tu as reçu',
  'La photo n’a pas pu être chargée',
  'Ce lien fonctionne une fois',
  'Trois codes erronés',
  'Le ou la propriétaire de la famille',
])('finds that the French “%s” needs other words or spaces', (text) => expect(finds(french, text)).toBe(true))
test.each(['Une étape', 'Un e-mail', 'Quitter ?', 'À 12:30, et {n, plural, one {#} other {#}}', 'Dites « bonjour »'])(
  'accepts the French “%s”',
  (text) => expect(finds(french, text)).toBe(false),
)

test.each([
  'Möchten Sie fortfahren?',
  'Prüfe Deine Verbindung',
  'Die Fotos konnten nicht geladen werden',
  'Der Eigentümer der Familie',
  'Eigentümer:in',
  'Ein Mail',
  'Im Papierkorb',
  'Das Album “Sommer”',
  'Laden…',
])('finds that the German “%s” needs other words', (text) => expect(finds(german, text)).toBe(true))
test.each([
  'Jede Familie und ihr Album',
  'Wie heißt du?',
  'Eine E-Mail an „Oma“',
  'Wird geladen …',
  '2–3 Fotos – mehr nicht',
])('accepts the German “%s”', (text) => expect(finds(german, text)).toBe(false))
