import { aboutFilms, words, type Rule } from '../text-rules.ts'

/** English words with a plainer or more usual one, and terms of docs/glossary.md. */
export const rules: Rule[] = [
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
  { ...words('films?|filmed', 'video'), except: aboutFilms },
  words('pictures?', 'photo, image'),
  words('\\d+ letters(?! and| a to)', 'characters'),
  words('second (step|factor)', 'two-step verification'),
  words("of one[’']s own", 'your own'),
  words('what became of', 'results'),
  words('works? (once,|for) (\\d+|an?|one) (minutes?|hours?|days?)', 'expires in'),
  words('this Hearthbook', 'Hearthbook, or this server'),
  words('signed address(es)?|secure address', 'link, URL, secure connection'),
  words('(a|real) person will', 'we’ll'),
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
