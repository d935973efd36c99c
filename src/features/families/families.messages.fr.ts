import type { Translation } from '#shared/messages.ts'
import type { families as en } from './families.messages.en.ts'

export const families = {
  redirect: {
    loading: 'Ouverture de votre album...',
    failedTitle: 'Vos familles n’ont pas pu être chargées',
    failedText: 'Rien n’est perdu. Vérifiez votre connexion, puis réessayez.',
  },
  create: {
    title: 'Créer une famille',
    intro: 'Une famille est un album pour les personnes que vous choisissez. Il ne lui faut qu’un nom.',
    name: 'Nom de la famille',
    hint: 'Par exemple « Les Rivera » ou « Maman, Papa et nous ». Vous pourrez toujours le changer.',
    submit: 'Créer la famille',
    submitting: 'Création...',
    failedTitle: 'Vos familles n’ont pas pu être chargées',
    failedText:
      'Hearthbook regarde les familles que vous avez déjà avant d’en créer une. Vérifiez votre connexion, puis réessayez.',
  },
  errors: {
    family_name_required: 'Il faut un nom de famille',
    family_name_empty: 'Le nom de la famille ne peut pas être vide',
    family_name_too_long: 'C’est un peu long : {max, plural, one {# lettre au plus} other {# lettres au plus}}.',
  },
  toasts: {
    created: 'Famille créée',
    createdText: '{name} attend ses premières photos',
    createFailed: 'La famille n’a pas pu être créée',
    accessDenied: 'Accès refusé',
    accessDeniedText: 'Vous n’avez pas le droit de voir cette famille',
    error: 'Erreur',
    loadFailed: 'Les données de la famille n’ont pas pu être chargées',
    ownersOnly: 'Seuls les propriétaires de la famille ont accès aux réglages',
    updated: 'Réglages de la famille enregistrés',
    updatedText: 'Cette famille s’appelle désormais {name}',
    updateFailed: 'Les réglages de la famille n’ont pas pu être enregistrés',
    unexpected: 'Une erreur inattendue s’est produite',
  },
  cover: {
    kicker: 'Album de famille',
    members: '{count, plural, one {# membre} other {# membres}}',
    loading: 'Chargement de cette famille',
  },
  settings: {
    history: 'Qui a changé quoi',
    title: 'Réglages de la famille',
    intro: 'Ce qui concerne toute la famille. Seul son propriétaire peut le changer.',
    nameTitle: 'Nom',
    name: 'Nom de la famille',
    save: 'Enregistrer',
    saving: 'Enregistrement...',
    manage: 'Gérer toutes les familles',
  },
  roles: { owner: 'Propriétaire', editor: 'Éditeur', viewer: 'Lecteur' },
  roleHints: {
    owner: 'Peut tout faire, y compris les réglages et les invitations',
    editor: 'Peut ajouter, modifier et supprimer des photos',
    viewer: 'Peut tout regarder',
  },
} satisfies Translation<typeof en>
