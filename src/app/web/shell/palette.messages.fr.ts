import type { Translation } from '#shared/messages.ts'
import type { palette as en } from './palette.messages.en.ts'

export const palette = {
  sections: {
    recent: 'Récent',
    people: 'Personnes',
    places: 'Lieux',
    photos: 'Ajouts récents',
    pages: 'Pages',
    answers: 'Réponses',
  },
  photosOf: 'Voir toutes les photos pour « {text} »',
  child: 'Enfant',
  adult: 'Personne',
  pet: 'Animal',
  title: 'Recherche',
  placeholder: 'Personnes, lieux, jours…',
  none: 'Aucun résultat pour « {text} »',
  archive: 'Archives',
  deleted: 'Supprimées récemment',
  families: 'Familles',
  backups: 'Sauvegardes',
  words: {
    backup: 'sauvegarde sauvegardes sûr copie copies originaux',
    safe: 'sûr supprimer place',
    settings: 'sauvegarde exporter télécharger copie partager invités lien',
    members: 'famille inviter partager rôles',
    books: 'imprimer impression commander',
    albums: 'partager lien télécharger',
    account: 'exporter télécharger mes données mot de passe e-mail',
  },
} satisfies Translation<typeof en>
