import type { Translation } from '#shared/messages.ts'
import type { notifications as en } from './notifications.messages.en.ts'

export const notifications = {
  title: 'Notifications',
  bell: '{count, plural, =0 {Notifications} one {Notifications, # non lue} other {Notifications, # non lues}}',
  many: '99+',
  readAll: 'Tout marquer comme lu',
  readOne: 'Marquer comme lue',
  unread: 'Non lue',
  loading: 'Chargement des notifications',
  emptyTitle: 'Tout est calme',
  emptyText: 'Dès que quelqu’un de vos familles ajoutera quelque chose, vous le saurez ici.',
  failed: 'Vos notifications n’ont pas pu être chargées.',
  again: 'Réessayer',
  more: 'Afficher la suite',
  end: 'C’est tout',
  settings: 'Réglages des notifications',
  someone: 'Quelqu’un',
  inFamily: 'dans {family}',
  push: {
    off: 'Cet appareil peut aussi vous prévenir quand Hearthbook est fermé.',
    on: 'Cet appareil vous prévient, même quand Hearthbook est fermé.',
    start: 'Activer',
    stop: 'Désactiver',
    failed: 'Le navigateur ne l’a pas permis. Vous pouvez changer cela dans ses réglages pour ce site.',
  },
  unsubscribe: {
    title: 'Plus de résumés ?',
    intro: 'Vous ne recevriez plus d’e-mails sur les nouveautés. La cloche de Hearthbook continuera de vous prévenir.',
    action: 'Ne plus les recevoir',
    working: 'Un instant…',
    doneTitle: 'Les résumés sont arrêtés',
    doneText: 'Vous pouvez les redemander quand vous voulez : chaque jour, chaque semaine ou chaque mois.',
    preferences: 'Aller aux préférences',
    deadTitle: 'Ce lien est incomplet',
    deadText:
      'Une partie s’est perdue en route. Ouvrez-le à nouveau depuis l’e-mail, ou choisissez dans vos préférences.',
    failed: 'Cela n’a pas fonctionné. Rien n’a changé ; veuillez réessayer.',
  },
  told: {
    photo_upload: '{name} a ajouté {count, plural, one {une photo} other {# photos}}',
    milestone_added: '{name} a noté un moment clé : {title}',
    member_joined: '{name} a rejoint la famille',
    child_added: '{name} a ajouté {title}',
    comment_added: '{count, plural, one {{name} a laissé un commentaire} other {# nouveaux commentaires}}',
    invitation: '{name} vous invite dans {title}',
    file_refused:
      '{count, plural, one {Impossible de lire {title} : ce fichier n’a pas été ajouté. Si vous en avez une autre copie, ajoutez-la.} other {Impossible de lire # de vos fichiers : ils n’ont pas été ajoutés. Si vous en avez d’autres copies, ajoutez-les.}}',
    birthday: '{count, plural, one {{title} aura # an le {day}} other {{title} aura # ans le {day}}}',
  },
} satisfies Translation<typeof en>
