import type { Translation } from '#shared/messages.ts'
import type { families as en } from './families.messages.en.ts'

export const families = {
  redirect: {
    loading: 'Ouverture de votre album...',
    failedTitle: 'Nous n’avons pas pu charger vos familles',
    failedText: 'Vérifiez votre connexion, puis réessayez.',
  },
  create: {
    title: 'Créer une famille',
    intro: 'Une famille est un album privé, réservé aux personnes de votre choix. Pour commencer, donnez-lui un nom.',
    name: 'Nom de la famille',
    hint: 'Par exemple « Les Rivera ». Vous pourrez le changer.',
    submit: 'Créer la famille',
    submitting: 'Création…',
    failedTitle: 'Nous n’avons pas pu charger vos familles',
    failedText: 'Vérifiez votre connexion, puis réessayez.',
  },
  errors: {
    family_name_required: 'Donnez un nom à la famille',
    family_name_empty: 'Le nom de la famille ne peut pas être vide',
    family_name_too_long: '{max, plural, one {# caractère} other {# caractères}} au maximum.',
  },
  toasts: {
    createFailed: 'Nous n’avons pas pu créer la famille',
    accessDenied: 'Accès refusé',
    accessDeniedText: 'Vous n’avez pas l’autorisation de voir cette famille',
    error: 'Erreur',
    loadFailed: 'Nous n’avons pas pu charger les données de la famille',
    ownersOnly: 'Seule la personne qui gère la famille a accès aux paramètres',
    updated: 'Paramètres de la famille mis à jour',
    updatedText: 'Cette famille s’appelle désormais {name}',
    updateFailed: 'Nous n’avons pas pu enregistrer les paramètres de la famille',
    unexpected: 'Une erreur inattendue s’est produite',
  },
  cover: {
    kicker: 'Album de famille',
    members: '{count, plural, one {# membre} other {# membres}}',
    loading: 'Chargement de la famille',
  },
  settings: {
    history: 'Voir l’historique',
    title: 'Paramètres de la famille',
    barTitle: 'Paramètres',
    intro: 'Seule la personne qui gère la famille peut modifier ces paramètres.',
    name: 'Nom de la famille',
    save: 'Enregistrer',
    saving: 'Enregistrement...',
    manage: 'Gérer les familles',
    groups: {
      label: 'Sections des paramètres',
      general: { title: 'Général', text: 'Nom, adresse web et historique' },
      people: { title: 'Personnes et partage', text: 'Invités, cadres et choix des enfants' },
      backups: { title: 'Photos et sauvegarde', text: 'Supprimées récemment, photos du téléphone et copies de tout' },
      future: { title: 'Pour l’avenir', text: 'Qui prendra le relais, et le registre de famille sur papier' },
      danger: { title: 'Transférer ou supprimer', text: 'Transférer ou supprimer cette famille' },
    },
  },
  roles: { owner: 'Propriétaire', editor: 'Édition', contributor: 'Contribution', viewer: 'Lecture' },
  roleHints: {
    owner: 'Peut tout faire, y compris inviter et modifier les paramètres',
    editor: 'Peut ajouter, modifier et supprimer toutes les photos',
    contributor: 'Peut ajouter des photos, et modifier ou supprimer les siennes',
    viewer: 'Peut regarder, commenter et envoyer des cœurs',
  },
} satisfies Translation<typeof en>
