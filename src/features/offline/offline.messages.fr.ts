import type { Translation } from '#shared/messages.ts'
import type { offline as en } from './offline.messages.en.ts'

export const offline = {
  title: 'Photos hors ligne',
  intro: 'Les photos enregistrées sur cet appareil s’ouvrent sans connexion. Elles sont supprimées à la déconnexion.',
  latest: 'Enregistrer des photos sur cet appareil',
  latestHint:
    'Vos {count, number} photos les plus récentes et vos favoris. N’activez cette option que sur un appareil qui vous appartient.',
  insecure: 'Pour enregistrer des photos sur cet appareil, ouvrez ce site à une adresse qui commence par https.',
  albums: 'Albums sur cet appareil',
  noAlbums: 'Pour ajouter un album, ouvrez-le et choisissez « Garder sur cet appareil » dans son menu.',
  goneAlbum: 'Album qui ne s’ouvre plus',
  removeAlbum: 'Retirer {title} de cet appareil',
  stored: '{count, plural, one {# photo} other {# photos}}, {size}',
  saving: 'Enregistrement des photos : {saved, number} sur {wanted, number}…',
  clear: 'Effacer',
  clearLabel: 'Effacer les photos hors ligne',
  cleared: 'Photos hors ligne supprimées de cet appareil',
  shortages: {
    space: 'Cet appareil n’a plus d’espace libre. Photos enregistrées : {saved, number} sur {wanted, number}.',
    limit: 'Nous enregistrons jusqu’à {size} par appareil. Photos enregistrées : {saved, number} sur {wanted, number}.',
    metered: 'Vous utilisez des données mobiles. Les photos restantes seront enregistrées en Wi-Fi.',
    connection: 'Le serveur ne répond pas. Les photos restantes seront enregistrées plus tard.',
  },
  album: {
    keep: 'Garder sur cet appareil',
    remove: 'Retirer de cet appareil',
    saving: 'Enregistrement de « {title} » sur cet appareil…',
    removed: '« {title} » n’est plus sur cet appareil',
  },
} satisfies Translation<typeof en>
