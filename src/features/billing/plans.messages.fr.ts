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
    members:
      '{count, plural, =-1 {Membres de la famille illimités} one {# membre de la famille} other {# membres de la famille}}',
    custom_domain: 'Votre propre adresse web',
    subdomain: 'Une adresse web sur ce site',
    basic_layout: 'Une mise en page simple pour les livres',
    multiple_layouts: 'De nombreuses mises en page pour les livres',
    audio_captions: 'Légendes audio sur les photos',
    videos: 'Vidéos',
    birthday_reminders: 'Rappels d’anniversaire',
    books_per_season: '{count, plural, =0 {Pas de livre imprimé} one {# livre par saison} other {# livres par saison}}',
    hardcover: 'Livres premium à couverture rigide',
  },
  extras: {
    free: 'Assistance de la communauté',
    basic: 'Assistance par e-mail',
    plus: 'Assistance prioritaire',
    premium: 'Assistance prioritaire',
    legacy: 'Emballage soigné, archivage, assistance prioritaire et service sur mesure',
  },
  use: {
    title: 'Utilisation de la formule',
    photos: 'Photos et vidéos',
    all_families: 'dans toutes vos familles',
    members: 'Membres de {family}',
    books: 'Livres imprimés de cette saison',
    season: 'Le décompte repart de zéro le {date}.',
    of: '{used, number} sur {limit, number}',
    unlimited: '{used, number}, sans limite',
    near: {
      photos: 'Vous avez utilisé {used, number} des {limit, number} photos de cette formule.',
      members: '{used, number} places sur {limit, number} sont prises, invitations en attente comprises.',
    },
    full: {
      photos: 'Vous avez atteint la limite de {limit, number} photos de cette formule. Rien ne sera supprimé.',
      members:
        '{limit, plural, one {La seule place est prise} other {Les # places sont prises}}, invitations en attente comprises.',
    },
    beyond: {
      photos:
        '{count, number} de plus que ne comprend {plan}. Toutes restent ; pour en ajouter, il faut une formule supérieure.',
      members:
        '{count, number} de plus que ne comprend {plan}. Tout le monde reste ; pour inviter d’autres personnes, il faut une formule supérieure.',
    },
    over: 'Aucune formule n’est active. Rien ne sera supprimé, mais vous ne pouvez plus rien ajouter.',
    lift: '{count, plural, =-1 {La formule {plan} n’a pas de limite} other {La formule {plan} porte la limite à #}}.',
    top: 'Aucune formule n’offre de limite plus élevée.',
    videos: 'Cette formule ne comprend que les photos. La formule {plan} comprend aussi les vidéos.',
    audio_captions: 'Avec la formule {plan}, vous pouvez ajouter une légende audio à chaque photo.',
    birthday_reminders: 'La formule {plan} comprend les rappels d’anniversaire.',
    owner: 'Seule la personne qui gère la famille peut changer de formule.',
    see: 'Voir les formules',
  },
} as const satisfies Translation<typeof en>
