import type { Translation } from '#shared/messages.ts'
import type { notifications as en } from './notifications.messages.en.ts'

export const notifications = {
  title: 'Notifications',
  bell: '{count, plural, =0 {Notifications} one {Notifications, # non lue} other {Notifications, # non lues}}',
  many: '99+',
  readAll: 'Tout marquer comme lu',
  unread: 'Non lue',
  unreadCount: '{count, plural, =100 {99+ non lues} one {# non lue} other {# non lues}}',
  loading: 'Chargement des notifications',
  emptyTitle: 'Vous êtes à jour',
  emptyText: 'Dès qu’il y aura du nouveau dans vos familles, vous le verrez ici.',
  failed: 'Nous n’avons pas pu charger vos notifications',
  more: 'Afficher la suite',
  end: 'Aucune autre notification',
  settings: 'Paramètres de notification',
  someone: 'Quelqu’un',
  inFamily: 'dans {family}',
  push: {
    off: 'Recevez des notifications sur cet appareil, même quand Hearthbook est fermé.',
    on: 'Les notifications sont activées sur cet appareil.',
    start: 'Activer',
    stop: 'Désactiver',
    failed:
      'Votre navigateur a bloqué les notifications. Autorisez-les pour ce site dans les paramètres du navigateur.',
  },
  unsubscribe: {
    title: 'Ne plus recevoir de résumés ?',
    intro:
      'Vous ne recevrez plus d’e-mails sur les nouveautés, mais vous verrez toujours les notifications dans Hearthbook.',
    action: 'Désactiver les résumés',
    working: 'Un instant…',
    doneTitle: 'Les résumés sont désactivés',
    doneText: 'Vous pouvez les réactiver à tout moment dans vos préférences.',
    preferences: 'Aller aux préférences',
    deadTitle: 'Ce lien est incomplet',
    deadText: 'Rouvrez-le depuis l’e-mail, ou modifiez la fréquence du résumé dans vos préférences.',
    failed: 'Nous n’avons pas pu désactiver vos résumés. Réessayez.',
  },
  told: {
    photo_upload: '{name} a ajouté {count, plural, one {une photo} other {# photos}}',
    sent_photos: '{title} a envoyé {count, plural, one {une photo} other {# photos}}',
    milestone_added: '{count, plural, one {{name} a ajouté une étape : {title}} other {{name} a ajouté # étapes}}',
    member_joined: '{name} a rejoint la famille',
    child_added: '{name} a ajouté {title}',
    photo_loved:
      '{others, plural, =0 {{name} a adoré} one {{name} et une autre personne ont adoré} other {{name} et # autres personnes ont adoré}} {count, plural, one {votre photo} other {# de vos photos}}',
    comment_added: '{count, plural, one {{name} a laissé un commentaire} other {# nouveaux commentaires}}',
    invitation: '{name} vous invite à rejoindre {title}',
    file_refused:
      '{count, plural, one {Impossible de lire {title} : nous n’avons pas ajouté ce fichier. Si vous en avez une autre copie, ajoutez-la.} other {Impossible de lire # de vos fichiers : nous ne les avons pas ajoutés. Si vous en avez d’autres copies, ajoutez-les.}}',
    backup_refused:
      '{count, plural, one {Nous n’avons pas pu lire {title}, envoyé par votre appareil : ce fichier n’est pas sauvegardé.} other {Nous n’avons pas pu lire # fichiers envoyés par vos appareils : ils ne sont pas sauvegardés.}}',
    link_asked: '{name} vous demande de partager « {title} » par lien{whom, select, empty {} other { avec {whom}}}',
    link_made: '{name} a partagé « {title} » par lien, à votre demande. Demandez le lien à {name}.',
    sign_in_link:
      '{name} a créé un lien pour vous aider à vous connecter. Si vous l’aviez demandé, tout va bien. Sinon, jetez un œil à vos appareils.',
    guest_photos:
      '{count, plural, one {Un invité a envoyé une photo pour « {title} ». Ajoutez-la ou refusez-la.} other {Vos invités ont envoyé # photos pour « {title} ». Ajoutez-les ou refusez-les.}}',
    guest_comment:
      '{count, plural, one {{title} a laissé un commentaire} other {# nouveaux commentaires de vos invités}}',
    may_flag: '{title} a maintenant {count, number} ans et peut signaler ses photos et réponses de trop',
    may_hide: '{title} a maintenant {count, number} ans et peut masquer ses photos et réponses',
    may_own: '{title} a maintenant {count, number} ans et peut reprendre son profil',
    birthday: '{count, plural, one {{title} aura # an le {day}} other {{title} aura # ans le {day}}}',
  },
} satisfies Translation<typeof en>
