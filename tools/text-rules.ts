/** What tools/check-texts.ts looks for. `find` is a regular expression; `say` is what to write instead. */
export type Rule = { find: RegExp; say: string }

/** Whole words in any script; `\b` knows only ASCII letters. */
const words = (pattern: string, say: string): Rule => ({
  find: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
  say,
})

/** English words with a plainer or more usual one, and terms of docs/glossary.md. */
export const english: Rule[] = [
  words('(some|no|every|any)body', 'someone, no one, everyone, anyone'),
  words('whoever|whatever|whichever', 'anyone who, anything that'),
  words('anew', 'again'),
  words('meanwhile|in the meantime', 'say what happened'),
  words('at once', 'right away, or at a time'),
  words('for good', 'permanently'),
  words('by itself', 'automatically'),
  words('as well', 'too, also'),
  words('(is|are|was|were) (told|asked)', 'gets a notification, or active: we ask'),
  words('hears? (of|about) (it|this)', 'gets a notification'),
  words('goes (by itself|today|on)|go on', 'is deleted, continue'),
  words('g(ive|ives|iven|ave) up', 'cancel, stop'),
  words('tak(e|es|ing) in', 'import'),
  words('hand(s|ed|ing)? (it|the family|a family) over|hand(s|ed|ing)? over', 'transfer ownership, pass'),
  words('(bring|brings|brought|bringing) (\\w+ )?back', 'restore'),
  words('let (it )?go', 'remove, release'),
  words('put away', 'archive'),
  words('e-mails?|mails?(?! server)|mailed|mailing', 'email'),
  words('films?|filmed', 'video'),
  words('pictures?', 'photo, image'),
  words('\\d+ letters(?! and| a to)', 'characters'),
  words('second (step|factor)', 'two-step verification'),
  words("of one[’']s own", 'your own'),
  words('what became of', 'results'),
  words('in (its|the) place of', 'instead of'),
  words(
    'favourites?|centre|colours?|behaviour|licence|grey|mum|organise|cancelled|cancelling|recognise',
    'US spelling',
  ),
  words('(is|are|has|have|had) no [\\w ]+ (any )?more', 'can’t … anymore'),
]

/** Negatives, and pronouns with a verb, that a native writer contracts. Legal pages don't. */
export const contractions: Rule[] = [
  words(
    '(is|are|was|were|do|does|did|has|have|had|could|would|should|must) not(?! only)|cannot|can not|will not',
    'a contraction',
  ),
  words(
    '(?<!(as|than|like|what|who|which|where|when|how|if) )((you|we|they) (are|will)|it is)(?= \\w)(?! now)',
    'a contraction',
  ),
]

export const spanish: Rule[] = [
  words('vosotr[oa]s|vuestr[oa]s?|os|sois|\\w+(áis|éis)', 'ustedes'),
  words('(haced|poned|pedid|mirad|escribid|compartid|guardad|elegid|abrid|subid)', 'ustedes'),
  words('vídeos?', 'video'),
  words('ordenador(es)?', 'computadora'),
  words('(el|un|tu|del|al) móvil|móviles', 'teléfono'),
  words('(los|tus|estos|sus) ajustes|ajustes de', 'configuración'),
  words('añad\\w+|añád\\w+', 'agregar'),
  words('llaves? de acceso', 'clave de acceso'),
  words('dueñ[oa]s?', 'propietario/a'),
  words('se han? podido', 'No pudimos …'),
  words('papelera', 'Eliminadas recientemente'),
  words('e-mails?|mails?', 'correo'),
  words('filmaci(ón|ones)', 'grabación'),
  words('momentos? clave', 'hito'),
  { find: /[“”]/, say: '« »' },
]

export const french: Rule[] = [
  words('moments? clés?', 'étape'),
  words('(?<!e-)mails?|emails?|courriels?|mél', 'e-mail'),
  words('films?', 'vidéo'),
  words('réglages?', 'paramètres'),
  words('forfaits?', 'formule'),
  words('corbeille', 'Supprimées récemment'),
  words("s[’']il vous plaît", 'nothing: the imperative is polite enough'),
  words('tu|toi|tes', 'vous'),
  words('êtes (connecté|inscrit|invité|déconnecté|abonné|sûr)', 'an inclusive wording'),
  {
    find: /[^\s\u00a0\u202f«¿¡(][?!;»](?=\s|$)|[^\s\u00a0:]:(?=\s|$)|«(?![ \u00a0])/u,
    say: 'a space before : ; ! ? » and after «',
  },
  { find: /[“”]/, say: '« »' },
]

/** Texts that the product's specification quotes, or that mean what the rule forbids. They're compared in full. */
export const allowed = new Set<string>([
  'Are you sure you want to delete this photo? This action cannot be undone.',
  'Could not access camera. Please check permissions.',
  'Deleting...',
  'EST (New York)',
  "Every photo tells a story. Start building your family's beautiful collection of moments.",
  'Family name cannot be empty',
  'Invitation cancelled',
  'Loading your dashboard...',
  'PST (Los Angeles)',
  'Saving...',
  'Type a command or search...',
  'You are already a member of this family',
  "You don't have permission to view this family",
  "You've successfully logged in.",
])

/** Files with hits that are still being rewritten. Remove a file once it's clean. */
export const notYet = new Set<string>(['docs/security.md'])
