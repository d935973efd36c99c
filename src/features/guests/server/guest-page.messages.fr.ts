import type { Translation } from '#shared/messages.ts'
import type { guestPage as en } from './guest-page.messages.en.ts'

export const guestPage = {
  title: 'Photos de {family}',
  hello: 'Pour {name}',
  newer: 'Plus récente',
  older: 'Plus ancienne',
  newest: 'Revenir à la plus récente',
  heart: 'Envoyer un cœur',
  hearted: 'Vous avez envoyé un cœur',
  heartFailed: 'Nous n’avons pas pu envoyer votre cœur. Réessayez.',
  taken: 'Prise le {date}',
  added: 'Ajoutée le {date}',
  moment: '{name}, {date}',
  answered: '{name} a répondu le {date}',
  picture: 'Une photo',
  voice: 'Écouter la légende audio',
  film: 'Une vidéo',
  filmMissing: 'Impossible de lire cette vidéo ici. Demandez à votre famille de vous la montrer.',
  emptyTitle: 'Rien pour l’instant',
  emptyText: 'Dès que votre famille partagera une photo ou une étape, vous la verrez ici.',
  opening: 'Ouverture de vos photos…',
  closedTitle: 'Rouvrez votre lien',
  closedText:
    'Pour voir ces photos, ouvrez le lien que votre famille vous a envoyé. S’il ne fonctionne plus, demandez-en un nouveau.',
} satisfies Translation<typeof en>
