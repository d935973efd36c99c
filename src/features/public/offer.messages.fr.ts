import type { Translation } from '#shared/messages.ts'
import type { publicOffer as en } from './offer.messages.en.ts'

export const publicOffer = {
  features: {
    title: 'Fonctionnalités',
    heading: 'Tout ce qu’il faut à un album de famille, sans regards indiscrets',
    lead: 'Hearthbook fait peu de choses, mais il les fait bien. Voici ce qu’il propose aujourd’hui.',
    large: {
      photos: {
        title: 'Photos et vidéos, exactement comme elles étaient',
        text: 'Ajoutez-en des centaines à la fois depuis n’importe quel téléphone, appareil photo ou scanner. Nous enregistrons chaque original octet pour octet, avec une empreinte, et vous le téléchargez à l’identique. Après une coupure, l’envoi reprend où il s’était arrêté, et les doublons ne comptent jamais deux fois.',
      },
      photo: {
        title: 'Chaque photo avec son histoire',
        text: 'Voyez la date et l’heure locale, le lieu, l’appareil, votre légende et ce qu’en dit la famille. Pour chaque photo, vous choisissez qui la voit : votre famille, la famille élargie ou vous seulement.',
      },
      milestones: {
        title: 'Des étapes que vous reverrez',
        text: 'La première dent, le dernier jour d’école, le jour où l’on a retiré les petites roues. Chaque étape a une date, un enfant et des photos. Nous vous rappelons aussi les anniversaires à l’avance.',
      },
      voices: {
        title: 'Dix questions, avec leur propre voix',
        text: 'L’enfant voit une question à la fois et répond à son rythme, en vidéo, à voix haute ou par écrit. Le ou la propriétaire de la famille donne d’abord son accord, et vous choisissez qui peut écouter chaque réponse.',
      },
      book: {
        title: 'Des livres qui se mettent en page tout seuls',
        text: 'Choisissez un été, un enfant ou une année : vos photos, étapes et réponses se mettent en place. Un code imprimé à scanner permet d’écouter une réponse. Déplacez ce que vous voulez, puis téléchargez un PDF prêt à imprimer.',
      },
    },
    screens: {
      cover: 'La page d’accueil d’une famille, avec son nom, ses membres, ses moments et ses photos récentes',
      gallery: 'La galerie, avec des photos d’octobre jour après jour',
      photo: 'Une photo avec sa légende, son lieu, son appareil, ses réactions et commentaires',
      milestones: 'Les étapes de deux enfants, chacune avec sa date et ses photos',
      answers: 'Les réponses d’une enfant à six des dix questions',
      book: 'Une double page d’un livre souvenir',
    },
    more: 'Et les petits plus',
    small: {
      find: {
        title: 'Tout retrouver vite',
        text: 'Cherchez par mot, date, lieu, enfant, mot-clé ou catégorie, même parmi des centaines de milliers de photos.',
      },
      roles: {
        title: 'Des rôles faciles à comprendre',
        text: 'Propriétaire, édition, lecture. Appliqués par le serveur, puis par la base de données.',
      },
      guests: {
        title: 'Un lien pour les grands-parents',
        text: 'De grands caractères, pas de compte, rien à installer. Il montre ce que vous partagez avec la famille élargie, et vous pouvez le révoquer à tout moment.',
      },
      talk: {
        title: 'Commentaires et réactions',
        text: 'Ils restent avec la photo dont ils parlent, et seule votre famille les voit.',
      },
      digest: {
        title: 'Des nouvelles à votre rythme',
        text: 'Une notification immédiate, un e-mail par jour, par semaine ou par mois, ou rien du tout : c’est à chaque personne de choisir.',
      },
      restore: {
        title: 'Le temps de changer d’avis',
        text: 'Le ou la propriétaire de la famille peut restaurer les photos supprimées pendant 30 jours.',
      },
      languages: {
        title: 'Trois langues',
        text: 'Français, anglais et espagnol, au choix de chaque personne.',
      },
      leave: {
        title: 'Partez quand vous voulez',
        text: 'Exportez tout, originaux et fichiers simples, à tout moment.',
      },
      access: {
        title: 'Pour tout le monde',
        text: 'Au clavier ou avec un lecteur d’écran, en clair ou en sombre, et même sur un téléphone ancien.',
      },
    },
  },
  pricing: {
    title: 'Tarifs',
    heading: 'Des prix simples, et une seule personne paie',
    lead: 'Le ou la propriétaire de la famille choisit la formule. Les personnes invitées la rejoignent gratuitement.',
    monthly: 'Au mois',
    yearly: 'À l’année',
    period: 'Période de facturation',
    saving: 'deux mois offerts',
    perMonth: 'par mois',
    perYear: 'par an',
    forever: 'pour toujours',
    popular: 'La plus choisie',
    choose: 'Choisir {plan}',
    startFree: 'Commencer',
    trial:
      'Essayez toute notre formule la plus choisie pendant {days, plural, one {# jour} other {# jours}}. Sans carte.',
    all: 'Comparer toutes les formules',
    nothingLimited: {
      heading: 'Ici, rien à payer',
      lead: 'Les personnes qui utilisent ce Hearthbook le gèrent aussi. Ni formules, ni limites, ni factures.',
      included: 'Tout est compris, pour tout le monde',
    },
    faqTitle: 'Questions fréquentes',
    faq: {
      downgrade: {
        question: 'Que deviennent nos photos si nous passons à une formule inférieure ?',
        answer:
          'Rien n’est supprimé. Vous pouvez toujours les voir et les exporter. Vous ne pouvez simplement plus en ajouter tant que la limite est dépassée.',
      },
      cancel: {
        question: 'Peut-on résilier à tout moment ?',
        answer:
          'Oui, dans les paramètres de facturation. Votre formule reste active jusqu’à la fin de la période payée, et vous pourrez encore tout voir et tout exporter ensuite.',
      },
      members: {
        question: 'Tout le monde doit-il payer ?',
        answer:
          'Non. Seul le compte propriétaire de la famille paie. Les personnes invitées la rejoignent gratuitement.',
      },
      recordings: {
        question: 'Les enregistrements des enfants sont-ils limités ?',
        answer: 'Non. Les réponses des enfants ne comptent jamais dans les limites d’une formule.',
      },
    },
    faqTrial: {
      question: 'Y a-t-il un essai gratuit ?',
      answer:
        'Oui, il y a {days, plural, one {# jour} other {# jours}} d’essai gratuit. Ensuite, ou après une résiliation, vous pouvez voir et exporter vos données pendant au moins 30 jours. Nous ne les supprimons pas non plus après.',
    },
  },
  memoryBooks: {
    title: 'Livres souvenirs',
    heading: 'Le meilleur de votre album, sur papier',
    lead: 'Choisissez un chapitre de l’histoire de votre famille, regardez les pages se mettre en place et tenez-le entre vos mains.',
    start: 'Commencer un livre',
    featuresTitle: 'Fait avec ce que vous avez déjà',
    features: {
      own: {
        title: 'À partir de votre album',
        text: 'Vos photos, étapes et légendes sont déjà là, dans l’ordre. Chaque livre commence à moitié fini.',
      },
      quality: {
        title: 'Des originaux, pas des aperçus',
        text: 'Chaque page est faite à partir du fichier original : l’impression est aussi nette que la photo que vous avez prise.',
      },
      layouts: {
        title: 'Des mises en page simples et élégantes',
        text: 'De la place pour la photo, une ligne pour la légende et des marges pour les laisser respirer.',
      },
      together: {
        title: 'Fait à plusieurs',
        text: 'Une personne commence, une autre trouve la photo qui manque, une troisième se souvient du nom du chien.',
      },
    },
    templatesTitle: 'Quatre façons de commencer',
    pages: '{count, plural, one {# page} other {# pages}}',
    popular: 'Apprécié',
    use: 'Utiliser ce modèle',
    templates: {
      first_year: {
        name: 'La première année de bébé',
        category: 'Bébé',
        text: 'Mois après mois, de la première nuit à la première bougie.',
      },
      vacation: {
        name: 'Album de vacances en famille',
        category: 'Voyage',
        text: 'La longue route, le meilleur après-midi et du sable partout.',
      },
      school_year: {
        name: 'Souvenirs d’une année d’école',
        category: 'École',
        text: 'Des chaussures neuves de septembre aux dessins de juin, avec de la place pour les amis.',
      },
      anniversary: {
        name: 'Anniversaire de mariage',
        category: 'Anniversaire',
        text: 'Deux personnes, bien des années, un beau livre.',
      },
    },
    stepsTitle: 'Votre livre en trois temps',
    steps: {
      choose: { title: 'Choisir les photos', text: 'Par enfant, par été, par favoris, ou une à une.' },
      design: {
        title: 'Personnaliser la mise en page',
        text: 'Partez d’un modèle, déplacez ce que vous voulez et ajoutez vos propres mots.',
      },
      print: { title: 'Imprimer et partager', text: 'Téléchargez-le gratuitement ou commandez un exemplaire imprimé.' },
    },
    pricesTitle: 'Numérique ou imprimé',
    popularPrice: 'Le plus choisi',
    order: 'Commencer ce livre',
    free: 'Gratuit',
    formats: {
      digital: {
        name: 'Livre numérique',
        lines: { one: 'Téléchargement numérique', two: 'PDF prêt à imprimer', three: 'Tous les modèles' },
      },
      softcover: {
        name: 'Couverture souple',
        lines: {
          one: 'Tout ce qu’offre le livre numérique',
          two: 'Couverture souple, dos collé',
          three: 'Imprimé à partir de vos originaux',
        },
      },
      hardcover: {
        name: 'Couverture rigide',
        lines: {
          one: 'Tout ce qu’offre le livre numérique',
          two: 'Couverture imprimée sur carton rigide',
          three: 'Imprimé à partir de vos originaux',
        },
      },
    },
  },
  storytelling: {
    title: 'Récits par IA',
    heading: 'Chaque récit commence par leurs propres mots',
    lead: 'Un bon récit a besoin d’une voix, d’un visage, d’un lieu et d’un jour. Hearthbook les réunit pour que vous puissiez le raconter, et un jour peut-être avec un peu d’aide.',
    try: 'Essayer les récits',
    learn: 'En savoir plus',
    learnWhat: 'sur les fonctionnalités',
    featuresTitle: 'Ce qui compose un récit',
    features: {
      words: {
        title: 'Leurs propres mots',
        text: 'Des réponses à dix questions, en vidéo ou par écrit, telles que l’enfant les a données.',
      },
      pictures: {
        title: 'Les bonnes photos',
        text: 'Les photos sont reliées à l’enfant, à l’étape et au jour : la bonne est facile à trouver.',
      },
      private: {
        title: 'Réservé à votre famille',
        text: 'Nous n’entraînons aucune IA sur les visages ou les voix des enfants, et aucun service de transcription ne les entend sans l’accord du ou de la propriétaire de la famille.',
      },
      open: {
        title: 'À utiliser où vous voulez',
        text: 'Exportez les questions, les réponses et les vidéos d’un enfant, puis racontez l’histoire avec l’outil de votre choix.',
      },
    },
    stepsTitle: 'Comment un récit prend forme',
    steps: {
      gather: { title: 'Rassembler', text: 'Ajoutez photos et étapes au fil des jours.' },
      ask: { title: 'Demander', text: 'Laissez l’enfant répondre, une question à la fois.' },
      choose: { title: 'Choisir', text: 'Choisissez les moments qui vont ensemble.' },
      tell: { title: 'Raconter', text: 'Dans votre album, dans un livre ou à voix haute sur le canapé.' },
    },
    stateTitle: 'Ce qui fonctionne aujourd’hui',
    state:
      'Vous pouvez déjà rassembler, demander et exporter. Les récits par IA ne sont pas encore disponibles : aucun service d’IA n’écrit, ne dessine ni ne raconte d’histoires ici. Si nous les proposons un jour, votre famille choisira récit par récit.',
    examplesTitle: 'Trois histoires à raconter',
    examples: {
      milestone: {
        title: 'De quatre pattes à la course',
        category: 'Étape',
        text: 'Onze mois, neuf petites vidéos et le chien qui a tout vu.',
      },
      vacation: {
        title: 'La semaine sur l’île',
        category: 'Vacances',
        text: 'Un ferry, un orage et ce que chaque personne a répondu à propos du plus beau jour.',
      },
      celebration: {
        title: 'Quatre-vingts bougies',
        category: 'Fête',
        text: 'Une table, quatre générations et la chanson que grand-père faisait semblant de ne pas connaître.',
      },
    },
    finalTitle: 'Leur voix d’aujourd’hui ne dure qu’un temps',
    start: 'Commencer gratuitement',
    sales: 'Contacter l’équipe commerciale',
  },
} satisfies Translation<typeof en>
