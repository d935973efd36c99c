import type { Translation } from '#shared/messages.ts'
import type { publicOffer as en } from './offer.messages.en.ts'

export const publicOffer = {
  features: {
    title: 'Fonctions',
    heading: 'Tout ce qu’il faut à un album de famille, et rien qui le surveille',
    lead: 'Hearthbook fait peu de choses, et les fait à fond. Les voici, telles qu’elles sont aujourd’hui.',
    large: {
      photos: {
        title: 'Photos et films, entiers',
        text: 'Déposez-en cinq cents à la fois, depuis n’importe quel téléphone, appareil ou scanner. Chaque original est gardé octet pour octet avec son empreinte, et revient octet pour octet. Une connexion perdue met l’envoi en pause ; un doublon est reconnu et ne compte jamais deux fois.',
      },
      photo: {
        title: 'Chaque image avec son histoire',
        text: 'Le jour, et l’heure qu’il était là-bas ; le lieu, l’appareil, les mots que vous lui avez donnés, et ce que la famille en dit. Pour chacune, vous décidez qui la voit : la famille, la famille élargie ou vous seul.',
      },
      milestones: {
        title: 'Des étapes qui savent revenir',
        text: 'La première dent, le dernier jour d’école, le jour où les petites roues sont parties. Chacune a sa date, son enfant et ses images, et les anniversaires s’annoncent à temps.',
      },
      voices: {
        title: 'Dix questions, une petite voix',
        text: 'L’enfant voit une question à la fois et répond en film, à voix haute ou par écrit, à son rythme. Le propriétaire de la famille a d’abord donné son accord, et chaque enregistrement reste en famille.',
      },
      book: {
        title: 'Des livres qui se composent seuls',
        text: 'Choisissez un été, un enfant ou une année, et les pages se mettent en place : photos dans l’ordre, étapes avec leurs mots, réponses avec un code qui les fait entendre. Déplacez ce que vous voulez, puis téléchargez un PDF que l’imprimeur accepte.',
      },
    },
    screens: {
      cover: 'La couverture d’une famille : son nom, ses membres, ses derniers moments et photos',
      gallery: 'La galerie : un mois d’octobre en photos, jour après jour',
      photo: 'Une photo avec sa légende, son lieu, son appareil, ses réactions et commentaires',
      milestones: 'Les étapes de deux enfants, chacune avec sa date et ses images',
      answers: 'Six réponses d’une enfant à dix questions',
      book: 'Une double page d’un livre souvenir',
    },
    more: 'Et ce qui ne fait pas de bruit',
    small: {
      find: {
        title: 'Trouvé en un instant',
        text: 'Par mot, jour, lieu, enfant, étiquette ou catégorie, parmi des centaines de milliers de photos.',
      },
      roles: {
        title: 'Des rôles que tous comprennent',
        text: 'Propriétaire, éditeur, lecteur. Le serveur les fait respecter, et la base de données une seconde fois.',
      },
      guests: {
        title: 'Un lien pour les grands-parents',
        text: 'De grandes lettres, sans compte, rien à installer. Il montre ce que vous partagez avec la famille élargie et peut être retiré.',
      },
      talk: {
        title: 'Parler à côté de l’image',
        text: 'Commentaires et réactions restent avec la photo dont ils parlent, pour la famille seule.',
      },
      digest: {
        title: 'Des nouvelles à votre heure',
        text: 'Une notification aussitôt, un e-mail par jour, par semaine ou par mois, ou rien : chacun décide.',
      },
      restore: {
        title: 'Le droit de changer d’avis',
        text: 'Une photo supprimée repose trente jours, et le propriétaire de la famille peut la faire revenir.',
      },
      languages: {
        title: 'Trois langues',
        text: 'Français, anglais et espagnol, chacune avec ses dates et ses pluriels, au choix de chacun.',
      },
      leave: {
        title: 'La porte reste ouverte',
        text: 'Exportez tout, originaux et fichiers simples, quand vous voulez.',
      },
      access: {
        title: 'Pour toutes les mains',
        text: 'Au clavier, au lecteur d’écran, en clair ou en sombre, sur un téléphone d’il y a des années.',
      },
    },
  },
  pricing: {
    title: 'Tarifs',
    heading: 'Des prix clairs, et une seule personne paie',
    lead: 'La formule d’une famille est celle de son propriétaire. Les personnes invitées la rejoignent sans rien payer.',
    monthly: 'Au mois',
    yearly: 'À l’année',
    period: 'Rythme du paiement',
    saving: 'deux mois offerts',
    perMonth: 'par mois',
    perYear: 'par an',
    forever: 'pour toujours',
    popular: 'La plus choisie',
    choose: 'Choisir {plan}',
    startFree: 'Commencer',
    trial: 'Essayez toute la formule la plus choisie pendant {days, plural, one {# jour} other {# jours}}, sans carte.',
    all: 'Comparer toutes les formules',
    nothingLimited: {
      heading: 'Ici, rien à payer',
      lead: 'Ce Hearthbook est tenu par ceux qui s’en servent. Pas de formules, pas de limites, pas de factures.',
      included: 'Tout, pour toute la maison',
    },
    faqTitle: 'Ce que l’on demande d’abord',
    faq: {
      downgrade: {
        question: 'Que deviennent nos photos si nous prenons une formule plus petite ?',
        answer:
          'Rien ne change pour elles. Ce qui est là reste visible et exportable ; seul l’ajout s’arrête tant que la limite est dépassée.',
      },
      cancel: {
        question: 'Peut-on résilier à tout moment ?',
        answer:
          'Oui, en un seul endroit et sans discussion. La formule court jusqu’à la fin de ce qui est payé, et vos données restent à vous, à voir et à exporter.',
      },
      members: {
        question: 'Tout le monde doit-il payer ?',
        answer: 'Non. Une personne tient la famille et sa formule ; les autres sont invités et ne paient rien.',
      },
      recordings: {
        question: 'Les enregistrements des enfants sont-ils limités ?',
        answer: 'Non. Les réponses qu’un enfant donne de sa propre voix ne comptent jamais dans une formule.',
      },
    },
    faqTrial: {
      question: 'Y a-t-il un essai ?',
      answer:
        'Il y a {days, plural, one {# jour} other {# jours}} d’essai gratuit. Ensuite, ou après une résiliation, vos données restent visibles et exportables au moins 30 jours, et même au-delà, rien n’est effacé dans votre dos.',
    },
  },
  memoryBooks: {
    title: 'Livres souvenirs',
    heading: 'La part de l’album qui sent le papier',
    lead: 'Choisissez un chapitre de votre famille, laissez les pages trouver leur place et tenez-le entre vos mains.',
    start: 'Commencer un livre',
    featuresTitle: 'Fait de ce que vous gardez déjà',
    features: {
      own: {
        title: 'De votre propre album',
        text: 'Photos, étapes et légendes sont déjà là, en ordre. Un livre commence à moitié fini.',
      },
      quality: {
        title: 'Des originaux, pas des aperçus',
        text: 'Chaque page vient de l’original intact : l’impression est aussi nette que l’était l’appareil.',
      },
      layouts: {
        title: 'Des mises en page sobres',
        text: 'De la place pour l’image, une ligne pour les mots, et des marges qui laissent respirer.',
      },
      together: {
        title: 'Fait à plusieurs',
        text: 'L’une commence, l’autre trouve l’image qui manque, une troisième connaît le nom du chien.',
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
        text: 'La longue route, le meilleur après-midi, le sable partout.',
      },
      school_year: {
        name: 'Souvenirs d’une année d’école',
        category: 'École',
        text: 'Des souliers de septembre aux dessins de juin, avec de la place pour les amis.',
      },
      anniversary: {
        name: 'Anniversaire de mariage',
        category: 'Anniversaire',
        text: 'Deux personnes, bien des années, un livre tranquille.',
      },
    },
    stepsTitle: 'Trois étapes jusqu’au livre',
    steps: {
      choose: { title: 'Choisir les photos', text: 'Par enfant, par été, par favoris, ou une à une.' },
      design: {
        title: 'Arranger la mise en page',
        text: 'Prenez un modèle, déplacez ce que vous voulez, écrivez une ligne à côté.',
      },
      print: { title: 'Imprimer et partager', text: 'Téléchargez-le gratuitement, ou faites-le relier.' },
    },
    pricesTitle: 'Numérique ou relié',
    popularPrice: 'Le plus choisi',
    order: 'Commencer ce livre',
    free: 'Gratuit',
    formats: {
      digital: {
        name: 'Livre numérique',
        lines: { one: 'Téléchargement numérique', two: 'À partager en ligne', three: 'Tous les modèles' },
      },
      softcover: {
        name: 'Couverture souple',
        lines: {
          one: 'Tout du livre numérique',
          two: 'Couverture mate, faite pour être feuilletée',
          three: 'Imprimé à partir des originaux',
        },
      },
      hardcover: {
        name: 'Couverture rigide',
        lines: { one: 'Reliure qui s’ouvre à plat', two: 'Jaquette', three: 'Coffret cadeau' },
      },
    },
  },
  storytelling: {
    title: 'Récits et IA',
    heading: 'Un récit commence par ce qui a vraiment été dit',
    lead: 'Un bon récit demande une voix, un visage, un lieu et un jour. Hearthbook les garde ensemble pour qu’on puisse les raconter : vous, et un jour avec un peu d’aide.',
    try: 'Essayer les récits',
    learn: 'En savoir plus',
    learnWhat: 'sur les fonctions',
    featuresTitle: 'De quoi un récit est fait',
    features: {
      words: {
        title: 'Leurs propres mots',
        text: 'Dix questions, et des réponses filmées ou écrites, dans l’ordre où l’enfant les a données.',
      },
      pictures: {
        title: 'Les images qui vont avec',
        text: 'Les photos sont à côté de l’enfant, de l’étape et du jour : personne ne cherche la bonne.',
      },
      private: {
        title: 'En famille',
        text: 'Rien n’est entraîné avec les visages et les voix des enfants, et aucun ne sort d’ici sans l’accord du propriétaire de la famille.',
      },
      open: {
        title: 'Une matière ouverte',
        text: 'Exportez les réponses d’un enfant, questions, textes et films, et racontez avec l’outil de votre choix.',
      },
    },
    stepsTitle: 'Comment un récit se compose',
    steps: {
      gather: { title: 'Rassembler', text: 'Ajoutez photos et étapes au fil de la vie.' },
      ask: { title: 'Demander', text: 'Laissez l’enfant répondre, une question à la fois.' },
      choose: { title: 'Choisir', text: 'Prenez les moments qui vont ensemble.' },
      tell: { title: 'Raconter', text: 'Dans l’album, dans un livre, ou à voix haute sur le canapé.' },
    },
    stateTitle: 'Où nous en sommes',
    state:
      'Rassembler, demander, exporter : cela marche aujourd’hui. Raconter par une machine n’est pas activé : aucun service d’IA n’écrit, ne dessine ni ne dit de récit ici. Si cela devait venir un jour, chaque famille aurait à le choisir, récit par récit.',
    examplesTitle: 'Trois histoires à raconter',
    examples: {
      milestone: {
        title: 'De quatre pattes à la course',
        category: 'Étape',
        text: 'Onze mois, neuf petits films, et le chien qui a tout vu.',
      },
      vacation: {
        title: 'La semaine sur l’île',
        category: 'Vacances',
        text: 'Un ferry, un orage, et ce que chacun a répondu sur le plus beau jour.',
      },
      celebration: {
        title: 'Quatre-vingts bougies',
        category: 'Fête',
        text: 'Une table, quatre générations, et la chanson que grand-père faisait semblant d’ignorer.',
      },
    },
    finalTitle: 'Les voix de cette année ne sont là que cette année',
    start: 'Commencer gratuitement',
    sales: 'Nous écrire',
  },
} satisfies Translation<typeof en>
