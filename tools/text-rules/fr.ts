import { aboutFilms, words, type Rule } from '../text-rules.ts'

export const rules: Rule[] = [
  words('moments? clés?', 'étape'),
  words('(?<!e-)mails?|emails?|courriels?|mél', 'e-mail'),
  { ...words('films?', 'vidéo'), except: aboutFilms },
  words('réglages?', 'paramètres'),
  words('forfaits?', 'formule'),
  words('corbeille', 'Supprimées récemment'),
  words("s[’']il vous plaît", 'nothing: the imperative is polite enough'),
  // Children are asked as “tu”.
  { ...words('tu|toi|tes', 'vous'), except: /prompts\.messages/ },
  words('êtes (connecté|inscrit|invité|déconnecté|abonné|sûr)', 'an inclusive wording'),
  words('(?:le ou la|du ou de la|au ou à la|la personne|le compte) propriétaire', 'la personne qui gère la famille'),
  words('n’(a|ont|avait|avaient) pas pu être', 'Nous n’avons pas pu …'),
  words('fonctionn\\w+ (une (seule )?fois|pendant)', 'valable une seule fois, expire dans'),
  words('charger plus', 'afficher d’autres …'),
  words('erroné(e|s|es)?', 'incorrect'),
  words('a déjà un compte', 'un compte existe déjà avec'),
  words('icônes? (de (la )?|du )(micro|caméra)', 'depuis la barre d’adresse'),
  words('cet? Hearthbook', 'ce site, or leave it out'),
  words('cela n’a pas fonctionné', 'Un problème est survenu'),
  words('veuillez|avec succès', 'the imperative, or the participle alone'),
  {
    find: /[^\s\u00a0\u202f«¿¡(][?!;»](?=\s|$)|[^\s\u00a0:]:(?=\s|$)|«(?![ \u00a0])/u,
    say: 'a space before : ; ! ? » and after «',
  },
  { find: /[“”]/, say: '« »' },
]
