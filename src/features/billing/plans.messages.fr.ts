import type { Translation } from '#shared/messages.ts'
import type { plans as en } from './plans.messages.en.ts'

export const plans = {
  names: { free: 'Gratuite', basic: 'Essentielle', plus: 'Plus', premium: 'Premium', legacy: 'Héritage' },
  for: {
    free: 'Pour un premier chapitre',
    basic: 'Pour un petit foyer',
    plus: 'Pour toute la famille',
    premium: 'Pour une famille en plein élan',
    legacy: 'Pour des générations',
  },
  lines: {
    photos: '{count, plural, =-1 {Photos illimitées} one {# photo} other {# photos}}',
    members: '{count, plural, =-1 {Membres illimités} one {# membre de la famille} other {# membres de la famille}}',
    custom_domain: 'Domaine personnel',
    subdomain: 'Sous-domaine seulement',
    basic_layout: 'Mise en page de base',
    multiple_layouts: 'Plusieurs mises en page',
    audio_captions: 'Légendes audio',
    videos: 'Envoi de vidéos',
    birthday_reminders: 'Rappels d’anniversaire',
    books_per_season: '{count, plural, =0 {Pas de livre imprimé} one {# livre par saison} other {# livres par saison}}',
    hardcover: 'Livres reliés haut de gamme',
  },
  extras: {
    free: 'Entraide de la communauté',
    basic: 'Aide par e-mail',
    plus: 'Aide prioritaire',
    premium: 'Aide prioritaire',
    legacy: 'Emballage soigné, archivage, aide prioritaire et accompagnement personnel',
  },
  use: {
    title: 'La place qu’il reste dans votre formule',
    photos: 'Photos et vidéos de toutes vos familles',
    members: 'Membres de {family}',
    books: 'Livres imprimés de cette saison',
    season: 'Compté à nouveau à partir du {date}.',
    of: '{used, number} sur {limit, number}',
    unlimited: '{used, number}, sans limite',
    near: {
      photos: '{used, number} places sur {limit, number} sont prises par des photos.',
      members: '{used, number} places sur {limit, number} sont prises, invitations comprises.',
    },
    full: {
      photos: 'Les {limit, number} places pour les photos sont prises. Ce qui est ici reste.',
      members:
        '{limit, plural, one {La seule place est prise} other {Les # places pour les membres sont prises}}, invitations comprises.',
    },
    over: 'Il n’y a plus de formule : ce qui est ici reste, et rien ne peut être ajouté.',
    lift: '{plan} a de la place pour {count, plural, =-1 {autant que vous voulez} other {#}}.',
    top: 'Aucune formule d’ici n’a davantage de place.',
    videos: 'Votre formule est faite pour les photos. {plan} prend aussi les vidéos.',
    audio_captions: 'Avec {plan}, vous pouvez dire quelques mots sur chaque photo.',
    birthday_reminders: 'Avec {plan}, les anniversaires vous sont rappelés.',
    owner: 'Le ou la propriétaire de cette famille peut la choisir.',
    see: 'Voir les formules',
  },
} as const satisfies Translation<typeof en>
