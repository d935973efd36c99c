import type { Translation } from '#shared/messages.ts'
import type { publicPages as en } from './public.messages.en.ts'

export const publicPages = {
  name: 'Hearthbook',
  skip: 'Aller au contenu',
  nav: {
    label: 'Principale',
    menu: 'Menu',
    features: 'Fonctions',
    pricing: 'Tarifs',
    about: 'À propos',
    logIn: 'Se connecter',
    getStarted: 'Commencer',
    dashboard: 'Tableau de bord',
    user: 'Utilisateur',
    settings: 'Paramètres du compte',
    billing: 'Facturation',
    signOut: 'Se déconnecter',
    signOutOwed: {
      title: 'Déconnexion effectuée sur ce navigateur',
      text: 'Le serveur est injoignable. Nous y fermerons votre session dès que ce navigateur sera de nouveau en ligne.',
    },
  },
  landing: {
    title: 'Hearthbook : là où une famille garde ses souvenirs',
    description:
      'Photos, vidéos, étapes et voix d’une famille, dans un lieu chaleureux et privé qui appartient à la famille elle-même.',
    eyebrow: 'L’album de famille qui reste en famille',
    headlines: [
      'Chaque premier pas, gardé.',
      'Chaque voix, conservée.',
      'Chaque été, à côté du précédent.',
      'Chaque histoire, à portée de main.',
    ],
    pause: 'Arrêter le titre',
    play: 'Laisser le titre changer',
    lead: 'Hearthbook rassemble les photos, les films, les étapes et les petites voix de votre famille dans un lieu paisible. Il vit sur un petit boîtier à la maison ou sur un serveur de confiance, et ce que vous y mettez en ressort octet pour octet.',
    start: 'Commencer le livre de famille',
    look: 'Comment ça marche',
    reassurance: 'Ni publicité, ni inconnus, ni entraînement sur vos enfants.',
    illustration:
      'Un album photo ouvert sur une table, avec des images de collines, d’un voilier et d’un gâteau d’anniversaire',
    features: {
      title: 'Fait pour ce qui ne se remplace pas',
      lead: 'La plupart des services gardent des fichiers. Hearthbook veille sur la mémoire d’une famille.',
      items: {
        photos: {
          title: 'Chaque photo, entière',
          text: 'Téléphone, appareil ou scanner, HEIC ou film : l’original reste intact et se montre au mieux sur chaque écran.',
        },
        private: {
          title: 'Privé dès les fondations',
          text: 'Seuls le voient votre famille et les personnes pour qui vous créez un lien. La base de données elle-même refuse tous les autres.',
        },
        together: {
          title: 'Ensemble, chacun à sa place',
          text: 'Les parents ajoutent, les grands-parents regardent, et personne n’efface par mégarde : chacun sait ce qu’il peut faire.',
        },
        feed: {
          title: 'Un fil rien que pour la famille',
          text: 'Les moments les plus récents d’abord, sans algorithme, sans inconnus et sans rien à acheter entre deux.',
        },
        languages: {
          title: 'Anglais, espagnol, français',
          text: 'Chacun lit dans sa langue, avec ses dates. Les souvenirs, eux, sont les mêmes.',
        },
        yours: {
          title: 'À vous, pour de bon',
          text: 'Formats ouverts, votre propre disque si vous voulez, et chaque original à télécharger. On peut toujours partir avec tout.',
        },
      },
    },
    how: {
      title: 'Trois étapes, une soirée',
      steps: {
        one: {
          title: 'Ouvrez le livre de famille',
          text: 'Votre nom et une adresse e-mail suffisent ; il n’y a pas de mot de passe à oublier.',
        },
        two: {
          title: 'Déposez ce que vous avez',
          text: 'Cinq cents photos à la fois, de n’importe quel téléphone. Une connexion perdue les met seulement en pause.',
        },
        three: {
          title: 'Souvenez-vous ensemble',
          text: 'Rangées par jour de prise de vue, avec le lieu, le moment et les gens qui y tiennent.',
        },
      },
    },
    tour: {
      title: 'Un regard à l’intérieur',
      label: 'Scènes d’un album',
      pause: 'Garder cette scène',
      play: 'Laisser les scènes changer',
      slides: {
        gallery: {
          title: 'Samedi, tel qu’il était',
          text: 'Les photos suivent l’ordre des prises de vue, jour après jour, quel que soit le téléphone.',
          caption: 'Les collines, après la pluie',
        },
        milestone: {
          title: 'La première fois, avec sa date',
          text: 'Une étape tient ensemble le jour, l’enfant et les images. Des années plus tard, le jour lui-même la ramène.',
          caption: 'Trois bougies, un seul souffle',
        },
        voice: {
          title: 'Ce qu’elle voulait être à cinq ans',
          text: 'Une question par page, en grandes lettres, et sa propre voix pour répondre. Dix réponses font un portrait.',
          caption: '« Capitaine. Ou boulangère. »',
        },
      },
    },
    stories: {
      title: 'Ce que les familles en font',
      items: {
        baby: {
          title: 'La première année',
          text: 'Deux parents, un téléphone en main à quatre heures du matin. Dans l’album avant le petit déjeuner, et dans l’ordre.',
        },
        far: {
          title: 'Les grands-parents au loin',
          text: 'Ils ouvrent un e-mail, appuient sur un bouton et voient la semaine. De grandes images, rien à apprendre.',
        },
        shoebox: {
          title: 'La boîte à chaussures',
          text: 'Numérisée les dimanches de pluie, légendée par la tante qui connaît encore tous les noms.',
        },
      },
    },
    testimonials: 'Ce qu’en disent les familles',
    final: {
      title: 'Dans votre famille, quelqu’un connaît encore tous les noms.',
      text: 'Commencez tant qu’on peut le lui demander. Gratuit à l’essai, facile à quitter, et à vous dès la première minute.',
    },
  },
  footer: {
    tagline: 'Là où une famille garde ses souvenirs.',
    platform: 'Plateforme',
    company: 'La maison',
    legal: 'Mentions et aide',
    languages: 'Langue',
    social: 'Ailleurs',
    copyright: '© {year} {holder}',
    names: {
      features: 'Fonctions',
      pricing: 'Tarifs',
      memoryBooks: 'Livres souvenirs',
      storytelling: 'Récits et IA',
      about: 'Notre histoire',
      blog: 'Blog',
      careers: 'Nous rejoindre',
      contact: 'Contact',
      privacy: 'Confidentialité',
      terms: 'Conditions',
      cookies: 'Cookies',
      security: 'Sécurité',
    },
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Oups ! La page que vous cherchez semble être partie en promenade.',
    back: 'Retour',
    home: 'Accueil',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'L’album est toujours à sa place. Dès qu’il y a du réseau, il s’ouvre de nouveau.',
    again: 'Réessayer',
  },
} satisfies Translation<typeof en>
