import type { Translation } from '#shared/messages.ts'
import type { damageMail as en } from './damage-mail.messages.en.ts'

export const damageMail = {
  owner: {
    damaged: {
      subject:
        '{count, plural, one {Un fichier de {family} demande} other {# fichiers de {family} demandent}} votre attention',
      heading: '{count, plural, one {Un fichier demande} other {# fichiers demandent}} votre attention',
      text: 'Hearthbook vérifie régulièrement que chaque photo, vidéo et enregistrement est resté identique au fichier envoyé. Dans {family}, {missing, plural, =0 {aucun fichier ne manque} one {# fichier manque} other {# fichiers manquent}} et {changed, plural, =0 {aucun n’est endommagé} one {# est endommagé} other {# sont endommagés}}.',
      footer:
        'Vous recevez cet e-mail parce que vous gérez {family}. Un rappel vous sera envoyé une fois par semaine jusqu’à ce que le problème soit résolu.',
    },
    mended: {
      subject: 'Tous les fichiers de {family} sont de nouveau intacts',
      heading: 'Tous les fichiers sont de nouveau intacts',
      text: 'Lors de la dernière vérification de {family}, aucun fichier ne manquait et aucun n’était endommagé. Vous n’avez plus rien à faire.',
      footer: 'Vous recevez cet e-mail parce que vous gérez {family}.',
    },
    files: 'Voici les fichiers concernés :',
    more: '{count, plural, one {# autre fichier} other {# autres fichiers}}',
    kept: 'Hearthbook n’a rien supprimé. Vous voyez peut-être encore ces photos dans votre album, car leurs versions réduites sont des fichiers distincts.',
    next: 'Les sauvegardes ne contiennent pas de copie intacte de ces fichiers. Si vous les avez encore sur un téléphone ou un ordinateur, conservez-les et prévenez la personne qui s’occupe de votre serveur : elle peut les remettre en place.',
    button: 'Ouvrir l’album',
  },
  admin: {
    damaged: {
      subject: '{count, plural, one {# original demande} other {# originaux demandent}} votre attention',
      heading: '{count, plural, one {# original demande} other {# originaux demandent}} votre attention',
      text: 'Vérification nocturne : {missing, plural, =0 {aucun original ne manque} one {# original manque} other {# originaux manquent}} et {changed, plural, =0 {aucun n’est endommagé} one {# est endommagé} other {# sont endommagés}}, dans {families, plural, one {# famille} other {# familles}}.',
      footer:
        'Vous recevez cet e-mail parce que vous administrez le serveur. Un rappel vous sera envoyé une fois par semaine jusqu’à ce que le problème soit résolu.',
    },
    mended: {
      subject: 'Tous les originaux sont de nouveau intacts',
      heading: 'Tous les originaux sont de nouveau intacts',
      text: 'Lors de la dernière vérification, aucun original ne manquait et aucun n’était endommagé. Vous n’avez plus rien à faire.',
      footer: 'Vous recevez cet e-mail parce que vous administrez le serveur.',
    },
    files: 'Voici les fichiers concernés :',
    more: '{count, plural, one {# autre fichier} other {# autres fichiers}}',
    kept: 'Hearthbook n’a rien modifié ni supprimé. Les personnes qui gèrent les familles ont aussi reçu un e-mail.',
    next: 'Hearthbook a cherché des copies intactes dans BACKUP_TO et n’en a trouvé aucune. Si vous avez ces fichiers ailleurs, copiez-les au même endroit : la section « Integrity checks » de docs/operations.md explique comment faire. Ils sont vérifiés de nouveau chaque nuit.',
    button: 'Ouvrir l’administration',
  },
} satisfies Translation<typeof en>
