import type { Translation } from '#shared/messages.ts'
import type { activity as en } from './activity.messages.en.ts'

export const activity = {
  title: 'Activité',
  moments: {
    title: 'Moments en famille',
    all: 'Voir toute l’activité',
    emptyTitle: 'Votre histoire commence ici',
    emptyText: 'Les photos apparaissent ici dès leur ajout.',
    failed: 'Nous n’avons pas pu charger les derniers moments.',
    loading: 'Chargement des moments',
  },
  today: {
    photos:
      '{count, plural, one {# nouvelle photo} other {# nouvelles photos}}{from, select, few {{count, plural, one { ajoutée par {names}} other { ajoutées par {names}}}} other {}}{album, select, new {} other { depuis hier}}',
    manyPhotos: 'Plus de {count, number} nouvelles photos{album, select, new {} other { depuis hier}}',
    latest: 'Dernière photo ajoutée {when}',
    begin: 'Tout est prêt pour accueillir vos premières photos',
  },
  with: 'Avec {names}',
  said: '{name} : « {text} »',
  someone: 'Quelqu’un',
  told: {
    photo_upload: '{name} a ajouté {count, plural, one {une photo} other {# photos}}',
    photos_loved:
      '{name} a ajouté {count, plural, one {une photo et l’adore} other {# photos et {all, select, yes {les adore toutes} other {en adore {loved, plural, one {une} other {#}}}}}}',
    guest_photos: '{name} a envoyé {count, plural, one {une photo} other {# photos}}',
    member_joined: '{name} a rejoint la famille',
    milestone_added: '{name} a ajouté une étape',
    photo_favorited: '{name} adore {count, plural, one {une photo} other {# photos}}',
    child_added: '{name} a ajouté {title}',
    family_created: '{name} a créé cet album',
    category_created: '{name} a créé la catégorie {title}',
    capsule_opened: 'Une lettre de {name} pour {title} s’est ouverte',
  },
  more: '{count, plural, one {# de plus} other {# de plus}}',
  openPhoto: 'Ouvrir la photo {name}',
  filters: {
    open: 'Filtres',
    text: 'Rechercher dans l’activité',
    placeholder: 'Un nom ou un mot…',
    clear: 'Effacer les filtres',
    types: {
      all: 'Toute l’activité',
      photo_upload: 'Photos ajoutées',
      milestone_added: 'Étapes',
      member_joined: 'Nouveaux membres',
      child_added: 'Enfants ajoutés',
    },
    periods: { all: 'Toutes les dates', today: 'Aujourd’hui', week: 'Cette semaine', month: 'Ce mois-ci' },
  },
  list: {
    loading: 'Chargement de l’activité',
    emptyTitle: 'Aucune activité trouvée',
    emptyText: 'Dès que quelqu’un ajoutera une photo, elle apparaîtra ici.',
    emptyFiltered: 'Rien ne correspond à ces filtres. Essayez une période plus longue ou un autre mot.',
    failedTitle: 'Nous n’avons pas pu charger l’activité',
    failedText: 'Vérifiez votre connexion, puis réessayez.',
    moreFailed: 'Nous n’avons pas pu charger la suite.',
    loadMore: 'Afficher la suite',
    end: 'C’est ici que l’histoire commence',
  },
} satisfies Translation<typeof en>
