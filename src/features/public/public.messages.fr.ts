import type { Translation } from '#shared/messages.ts'
import type { publicPages as en } from './public.messages.en.ts'

export const publicPages = {
  name: 'Hearthbook',
  skip: 'Aller au contenu',
  nav: {
    label: 'Principale',
    menu: 'Menu',
    features: 'Fonctionnalités',
    pricing: 'Tarifs',
    about: 'À propos',
    logIn: 'Se connecter',
    getStarted: 'Commencer',
    dashboard: 'Mon album',
    user: 'Compte',
    settings: 'Paramètres du compte',
    billing: 'Facturation',
    signOut: 'Se déconnecter',
    signOutOwed: {
      title: 'Déconnexion effectuée sur ce navigateur',
      text: 'Nous n’avons pas pu joindre le serveur pour y fermer votre session. Nous le ferons dès que ce navigateur sera de nouveau en ligne.',
    },
  },
  door: {
    name: 'Notre album de famille',
    lead: 'Nos photos, nos vidéos et nos histoires. Seule notre famille les voit.',
    signIn: 'Se connecter',
    open: 'Ouvrir l’album',
    invited: 'Une invitation ? Ouvrez le lien que vous avez reçu.',
    by: 'Propulsé par {name}',
  },
  landing: {
    title: 'Hearthbook : un lieu privé pour les souvenirs de votre famille',
    description:
      'Un lieu chaleureux et privé pour les photos, les vidéos, les étapes et les voix de votre famille. Tout ce qu’il contient vous appartient.',
    eyebrow: 'L’album de famille qui reste en famille',
    headlines: [
      'Chaque premier pas, bien gardé.',
      'Chaque voix, conservée.',
      'Chaque été, à côté du précédent.',
      'Chaque histoire, à portée de main.',
    ],
    pause: 'Mettre le titre en pause',
    play: 'Relancer le titre',
    lead: 'Réunissez les photos, les vidéos, les étapes et les voix de votre famille dans un lieu paisible. Hébergez Hearthbook chez vous ou sur un serveur de confiance, et téléchargez vos originaux à tout moment.',
    start: 'Créer votre album de famille',
    look: 'Voir comment ça marche',
    reassurance: 'Ni publicité, ni inconnus, ni entraînement d’IA sur vos enfants.',
    features: {
      title: 'Fait pour ce qui est irremplaçable',
      lead: 'La plupart des services stockent des fichiers. Hearthbook prend soin des souvenirs de votre famille.',
      items: {
        photos: {
          title: 'Chaque photo, intacte',
          text: 'Ajoutez photos et vidéos depuis un téléphone, un appareil photo ou un scanner. Les originaux restent intacts et s’affichent au mieux sur chaque écran.',
        },
        private: {
          title: 'Privé dès la conception',
          text: 'Seules votre famille et les personnes à qui vous donnez un lien d’invité voient votre album. L’application et sa base de données en refusent l’accès à toutes les autres.',
        },
        together: {
          title: 'À chaque membre son rôle',
          text: 'Les parents ajoutent des photos, les grands-parents en profitent, et les rôles évitent toute suppression accidentelle.',
        },
        feed: {
          title: 'Un fil rien que pour la famille',
          text: 'Les moments les plus récents d’abord. Pas d’algorithme, pas d’inconnus, rien à acheter.',
        },
        languages: {
          title: 'Français, anglais, espagnol, allemand',
          text: 'Chaque membre utilise sa langue et son format de date.',
        },
        yours: {
          title: 'À vous, pour toujours',
          text: 'Téléchargez chaque original, exportez tout dans des formats ouverts ou gardez l’album sur votre propre disque. Vous pouvez tout emporter, à tout moment.',
        },
      },
    },
    how: {
      title: 'Trois étapes, une soirée',
      steps: {
        one: {
          title: 'Créez l’album de votre famille',
          text: 'Votre nom et votre adresse e-mail suffisent. Aucun mot de passe à oublier.',
        },
        two: {
          title: 'Ajoutez ce que vous avez',
          text: 'Déposez des centaines de photos à la fois. Si la connexion est coupée, l’envoi reprend là où il s’était arrêté.',
        },
        three: {
          title: 'Souvenez-vous ensemble',
          text: 'Retrouvez les photos dans l’ordre des prises de vue, avec le lieu, l’histoire et les personnes qui y figurent.',
        },
      },
    },
    tour: {
      title: 'Visite guidée',
      label: 'Scènes d’un album',
      pause: 'Mettre les scènes en pause',
      play: 'Relancer les scènes',
      slides: {
        gallery: {
          title: 'Samedi, tel qu’il était',
          text: 'Les photos se suivent dans l’ordre des prises de vue, jour après jour, quel que soit le téléphone.',
        },
        milestone: {
          title: 'La première fois, avec sa date',
          text: 'Une étape réunit le jour, l’enfant et les photos. Des années plus tard, vous la retrouverez à la même date.',
        },
        voice: {
          title: 'Ce qu’elle voulait être à cinq ans',
          text: 'Une question à la fois, en grands caractères, et une réponse avec sa propre voix. Dix réponses composent un portrait.',
        },
      },
    },
    stories: {
      title: 'Comment les familles utilisent Hearthbook',
      items: {
        baby: {
          title: 'La première année',
          text: 'Deux parents, un téléphone, quatre heures du matin. Au petit déjeuner, les photos sont dans l’album, dans le bon ordre.',
        },
        far: {
          title: 'Les grands-parents au loin',
          text: 'Ils ouvrent un e-mail, appuient sur un bouton et voient les photos de la semaine en grand. Rien à apprendre.',
        },
        shoebox: {
          title: 'La boîte à chaussures',
          text: 'Numérisée les dimanches de pluie et légendée par la tante qui connaît encore tous les noms.',
        },
      },
    },
    testimonials: 'Ce que disent les familles',
    final: {
      title: 'Dans votre famille, quelqu’un connaît encore tous les noms.',
      text: 'Commencez tant que vous pouvez encore poser la question. L’essai est gratuit, le départ facile, et tout vous appartient dès la première minute.',
    },
  },
  footer: {
    tagline: 'Un lieu privé pour les souvenirs de votre famille.',
    platform: 'Plateforme',
    company: 'Entreprise',
    legal: 'Mentions légales et aide',
    languages: 'Langue',
    social: 'Nous suivre',
    copyright: '© {year} {holder}',
    names: {
      features: 'Fonctionnalités',
      pricing: 'Tarifs',
      memoryBooks: 'Livres souvenirs',
      storytelling: 'Récits avec l’IA',
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
    text: 'Votre album est en sécurité. Il s’ouvrira de nouveau dès le retour de la connexion.',
    shared:
      'Les photos que vous avez partagées sont enregistrées sur ce téléphone. Elles seront ajoutées dès le retour de la connexion.',
    again: 'Réessayer',
    hint: 'Pour voir des photos ici, activez les photos hors ligne dans vos paramètres, sous « Vos données ».',
    saved: 'Enregistrées sur cet appareil',
    all: 'Toutes les photos',
    favorites: 'Favoris',
    video: 'Vidéo. Vous pourrez la lire une fois en ligne.',
    close: 'Fermer',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    updated: 'Dernière mise à jour : {date}',
  },
} satisfies Translation<typeof en>
