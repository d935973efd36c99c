import type { Translation } from '#shared/messages.ts'
import type { guests as en } from './guests.messages.en.ts'

export const guests = {
  title: 'Liens d’invité',
  intro:
    'Envoyez un lien aux grands-parents et aux amis. Ils verront ce que vous partagez avec la famille élargie, en grands caractères et sans avoir besoin de compte.',
  add: 'Créer un lien d’invité',
  empty: 'Aucun lien d’invité pour l’instant.',
  failedTitle: 'Nous n’avons pas pu charger les liens d’invité',
  lastSeen: 'Dernière visite {ago}',
  neverSeen: 'Aucune visite pour l’instant',
  until: 'Expire le {date}',
  without: 'N’expire pas',
  onlyOf: 'Seulement les photos de {names}',
  onlyAlbum: 'Seulement l’album « {title} »',
  onlyRecent: 'Seulement les {days, number} derniers jours',
  comments: 'Peut commenter',
  cover: 'Couverture dans l’aperçu du lien',
  withPin: 'Avec code PIN',
  sendsUntil: 'Peut envoyer des photos jusqu’au {date}',
  renew: 'Créer un nouveau lien',
  revoke: 'Révoquer le lien',
  actionsOf: 'Actions pour le lien de {name}',
  form: {
    options: 'Options',
    title: 'Créer un lien d’invité',
    name: 'À qui ce lien est-il destiné ?',
    nameHint: 'Son nom, par exemple Élodie ou Mamie Rosa. Cette personne le verra, et votre famille aussi.',
    language: 'Langue de la page',
    languages: { auto: 'La langue de son appareil' },
    people: 'Seulement les photos de ces personnes',
    days: 'Expiration',
    dayChoices: { never: 'Jamais', d30: 'Dans 30 jours', d90: 'Dans 90 jours', d365: 'Dans un an' },
    submit: 'Créer le lien',
    submitting: 'Création…',
    shows: 'Ce que cette personne voit',
    showsAll: 'Tout ce que vous partagez avec la famille élargie',
    showsRecent: 'Les photos des {days, number} derniers jours',
    counting: 'Décompte des photos…',
    showsCount:
      '{count, plural, =0 {Ce lien ne montre encore aucune photo.} one {Ce lien montre # photo.} other {Ce lien montre # photos.}}',
    showsMany: 'Ce lien montre plus de {count, number} photos.',
    allLater: 'Les photos que vous marquerez plus tard « Famille élargie » s’afficheront aussi.',
    shareRecent: 'Partager les {days, number} derniers jours',
    albumLater:
      'Les photos ajoutées plus tard à l’album apparaîtront aussi{which, select, all {} other {, sauf celles marquées « Famille seulement »}}.',
    recentLater: 'Les nouvelles photos apparaissent, les plus anciennes disparaissent.',
    private: '{count, plural, one {# photo privée reste masquée.} other {# photos privées restent masquées.}}',
    onlyShared: '{count, plural, =0 {Aucune photo pour l’instant} one {Seulement # photo} other {Seulement # photos}}',
    sharedHint:
      '{count, plural, one {Sans celle marquée « Famille seulement »} other {Sans les # marquées « Famille seulement »}}',
    everything:
      '{hidden, plural, =0 {{count, plural, one {La seule photo} other {Les # photos}}} other {{count, plural, one {# photo} other {# photos}}}}',
    everythingHint:
      '{count, plural, one {Y compris celle marquée « Famille seulement »} other {Y compris les # marquées « Famille seulement »}}',
    withoutFamily: 'Sans les photos marquées « Famille seulement »',
    withFamily: 'Y compris les photos marquées « Famille seulement »',
    save: 'Autoriser l’enregistrement des photos et vidéos',
    saveHint: 'Les fichiers enregistrés ne contiennent pas de lieu.',
    comment: 'Autoriser les commentaires',
    commentHint: 'Votre famille voit les commentaires. La personne qui gère la famille peut les supprimer.',
    send: 'Autoriser l’envoi de photos',
    sendHint:
      'Pendant {days, number} jours, jusqu’à {gigabytes, number} Go. Vous choisissez celles qui rejoignent l’album.',
    cover: 'Afficher la couverture dans l’aperçu du lien',
    coverHint:
      'Si vous collez le lien dans une discussion, tout le monde y voit le titre et la couverture de l’album, même sans l’ouvrir.',
    pin: 'Code PIN',
    pinHint: 'De 4 à 8 chiffres pour ouvrir le lien. Communiquez-le de vive voix.',
  },
  album: {
    share: 'Partager par lien',
    title: 'Partager « {title} » par lien',
    hasRule:
      'Cet album se met à jour automatiquement et ne peut pas être partagé par lien. Ajoutez les photos à partager à un nouvel album.',
    onlyOwner:
      'Un lien montre des photos à des personnes extérieures à votre famille. C’est pourquoi seul le compte de {name} permet d’en créer un. {name} recevra une notification qui ouvre cet album.',
    ask: 'Demander à {name}',
    asking: 'Envoi…',
    asked: 'Nous avons signalé à {name} que vous aimeriez partager cet album.',
    askAgain: 'Redemander à {name}',
    shared:
      'Déjà partagé par lien. Un lien ne s’affiche qu’une fois : s’il vous le faut à nouveau, créez-en un autre, et l’ancien ne fonctionnera plus.',
    leftOut:
      'Les photos réservées à la famille n’apparaissent que si {name} les inclut. Les photos privées n’apparaissent jamais.',
    waiting: 'Vous avez demandé à {name} de partager cet album ({ago}). {name} n’a pas encore créé de lien.',
    made: '{name} a créé un lien vers cet album ({ago}). Les liens ne s’affichent qu’une fois : demandez-le à {name}. Vous pouvez aussi en demander un autre.',
    askedFor: '{asker} a demandé ce lien, pour {name}.',
    askedBy: '{asker} a demandé ce lien.',
    isPrivate:
      'Vous êtes la seule personne à voir cet album. Montrez-le d’abord à votre famille. {name} pourra ensuite le partager par lien.',
    failed: 'Impossible d’envoyer la demande à {name}',
  },
  review: {
    title: 'Photos des personnes invitées',
    text: 'Choisissez celles à ajouter à cet album. Seules les personnes qui peuvent le modifier les voient.',
    from: 'De {name}',
    photo: 'Photo {number, number} de {name}',
    video: 'Vidéo {number, number} de {name}',
    add: '{count, plural, =0 {Ajouter à l’album} one {Ajouter # à l’album} other {Ajouter # à l’album}}',
    adding: 'Ajout…',
    decline: '{count, plural, =0 {Refuser} one {Refuser #} other {Refuser #}}',
    declining: 'Refus en cours…',
    declineTitle: '{count, plural, one {Refuser # photo ?} other {Refuser # photos ?}}',
    declineText:
      'Les photos refusées sont supprimées définitivement. La personne qui les a envoyées n’en sera pas informée.',
    added: '{count, plural, one {# photo ajoutée à l’album} other {# photos ajoutées à l’album}}',
    declined: '{count, plural, one {# photo refusée} other {# photos refusées}}',
    failed: 'Un problème est survenu',
  },
  link: {
    title: 'Lien de {name}',
    text: 'Envoyez ce lien à cette personne seulement : il suffit de l’avoir pour voir ce qu’il montre. S’il se perd, vous pourrez en créer un autre à tout moment.',
    textAsked:
      'Envoyez ce lien à {asker}, qui l’a demandé et recevra une notification, ou à la personne à qui il est destiné. Il suffit de l’avoir pour voir ce qu’il montre.',
    done: 'Terminé',
    unsavedTitle: 'Fermer sans copier le lien ?',
    unsavedText: 'Ce lien ne s’affichera plus. Si {name} en a besoin plus tard, vous devrez en créer un autre.',
    unsavedStay: 'Revenir au lien',
    unsavedLeave: 'Fermer quand même',
  },
  confirmRenew: {
    title: 'Créer un nouveau lien pour {name} ?',
    text: 'L’ancien lien cessera immédiatement de fonctionner sur tous les appareils. Pensez à envoyer le nouveau à cette personne.',
    confirm: 'Créer un nouveau lien',
    busy: 'Création…',
  },
  confirmRevoke: {
    title: 'Révoquer le lien de {name} ?',
    text: 'Le lien cessera immédiatement de fonctionner sur tous les appareils. Les cœurs et les commentaires déjà envoyés resteront.',
    confirm: 'Révoquer le lien',
    busy: 'Révocation…',
  },
  toasts: {
    revoked: 'Lien révoqué',
    revokedText: '{name} ne peut plus ouvrir l’album',
    failed: 'Un problème est survenu',
    tooMany: 'Vous avez atteint la limite de 100 liens d’invité. Révoquez-en un dont vous n’avez plus besoin.',
  },
  errors: {
    guest_name_required: 'Indiquez à qui ce lien est destiné.',
    guest_name_too_long: '{max, plural, one {# caractère} other {# caractères}} au maximum.',
    cover_with_pin:
      'Un lien avec code PIN n’affiche jamais la couverture. Retirez le code PIN ou n’affichez pas la couverture.',
    guest_pin_invalid: 'Utilisez de 4 à 8 chiffres.',
  },
} satisfies Translation<typeof en>
