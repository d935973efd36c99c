import type { Translation } from '#shared/messages.ts'
import type { plans as en } from './plans.messages.en.ts'

export const plans = {
  names: { free: 'Gratuite', basic: 'Essentielle', plus: 'Plus', premium: 'Premium', legacy: 'Héritage' },
  for: {
    free: 'Pour un premier chapitre',
    basic: 'Pour un petit foyer',
    plus: 'Pour toute la famille',
    premium: 'Pour une famille active qui s’agrandit',
    legacy: 'Pour plusieurs générations',
  },
  lines: {
    photos: '{count, plural, =-1 {Photos illimitées} one {# photo} other {# photos}}',
    members: '{count, plural, =-1 {Membres illimités} one {# membre de la famille} other {# membres de la famille}}',
    custom_domain: 'Domaine personnalisé',
    subdomain: 'Sous-domaine seulement',
    basic_layout: 'Mise en page de base',
    multiple_layouts: 'Plusieurs mises en page',
    audio_captions: 'Légendes audio',
    videos: 'Envoi de vidéos',
    birthday_reminders: 'Rappels d’anniversaire',
    books_per_season: '{count, plural, =0 {Pas de livre imprimé} one {# livre par saison} other {# livres par saison}}',
    hardcover: 'Livres premium à couverture rigide',
  },
  extras: {
    free: 'Assistance de la communauté',
    basic: 'Assistance par e-mail',
    plus: 'Assistance prioritaire',
    premium: 'Assistance prioritaire',
    legacy: 'Emballage amélioré, archivage, assistance prioritaire et service sur mesure',
  },
  use: {
    title: 'Utilisation de la formule',
    photos: 'Photos et vidéos de toutes vos familles',
    members: 'Membres de {family}',
    books: 'Livres imprimés de cette saison',
    season: 'Remis à zéro le {date}.',
    of: '{used, number} sur {limit, number}',
    unlimited: '{used, number}, sans limite',
    near: {
      photos: 'Cette formule compte déjà {used, number} photos sur {limit, number}.',
      members: '{used, number} places de membre sur {limit, number} sont prises, invitations en attente comprises.',
    },
    full: {
      photos: 'Cette formule a atteint sa limite de {limit, number} photos. Rien n’est supprimé.',
      members:
        '{limit, plural, one {La seule place de membre est prise} other {Les # places de membre sont prises}}, invitations en attente comprises.',
    },
    over: 'Aucune formule n’est active. Rien n’est supprimé, mais vous ne pouvez plus rien ajouter.',
    lift: '{count, plural, =-1 {{plan} n’a pas de limite} other {{plan} porte la limite à #}}.',
    top: 'Aucune formule n’a de limite plus élevée.',
    videos: 'Cette formule ne comprend que les photos. {plan} y ajoute les vidéos.',
    audio_captions: 'Avec {plan}, vous pouvez ajouter une légende audio à chaque photo.',
    birthday_reminders: '{plan} comprend les rappels d’anniversaire.',
    owner: 'Seul le compte propriétaire de la famille peut changer de formule.',
    see: 'Voir les formules',
  },
} as const satisfies Translation<typeof en>
