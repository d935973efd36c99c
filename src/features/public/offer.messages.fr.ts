import type { Translation } from '#shared/messages.ts'
import type { publicOffer as en } from './offer.messages.en.ts'

export const publicOffer = {
  features: {
    title: 'Fonctionnalités',
    heading: 'Tout ce qu’il faut à un album de famille, sans publicité ni traceurs',
    lead: 'Photos, voix, étapes et livres, dans un lieu que seule votre famille voit.',
    large: {
      photos: {
        title: 'Photos et vidéos dans leur qualité d’origine',
        text: 'Ajoutez des centaines de photos à la fois depuis un téléphone, un appareil photo ou un scanner. Nous ne modifions jamais vos originaux, et vous pouvez les télécharger à tout moment. Après une coupure, l’envoi reprend là où il s’était arrêté, et les doublons ne comptent jamais deux fois.',
      },
      photo: {
        title: 'Chaque photo avec son histoire',
        text: 'Retrouvez la date et l’heure locale, le lieu, l’appareil, votre légende et ce qu’en dit votre famille. Pour chaque photo, vous choisissez qui la voit : votre famille, la famille élargie ou vous seulement.',
      },
      milestones: {
        title: 'Des étapes à revivre',
        text: 'La première dent, le dernier jour d’école, le jour où l’on a retiré les petites roues. Chaque étape a une date, un enfant et des photos. Nous vous rappelons aussi les anniversaires à l’avance.',
      },
      voices: {
        title: 'Dix questions, avec la voix de vos enfants',
        text: 'L’enfant voit une question à la fois et répond à son rythme, en vidéo, à voix haute ou par écrit. La personne qui gère la famille donne d’abord son accord, et vous choisissez qui peut écouter chaque réponse.',
      },
      years: {
        title: 'Avant et maintenant, côte à côte',
        text: 'Le même enfant, la même plage, à des années d’écart : Hearthbook trouve les photos qui vont ensemble, et vous glissez de l’une à l’autre. Voyez votre enfant à côté de vous au même âge, et créez une affiche ou un film avec une photo pour chaque année.',
      },
      sounds: {
        title: 'Des photos qui racontent leur histoire',
        text: 'Grand-mère sait qui c’est, et maman, à qui était le parasol. Enregistrez ce que chacune raconte d’une photo et marquez l’endroit dont elle parle. Plus tard, quand on regarde la photo, on les entend l’une après l’autre.',
      },
      films: {
        title: 'Un film de votre été',
        text: 'Choisissez un album, un voyage ou l’année de quelqu’un, et votre propre serveur en fait un film de trois minutes au plus : des photos qui s’approchent doucement des visages, des vidéos, des légendes, des voix enregistrées et une musique discrète. Rien n’est envoyé à qui que ce soit.',
      },
      letters: {
        title: 'Des lettres qui attendent',
        text: 'Écrivez à votre enfant pour ses dix-huit ans, et ajoutez des photos ou votre voix. Tout est chiffré jusqu’à ce jour : personne dans la famille ne peut rien lire, voir ni entendre avant, pas même vous. Ensuite, la lettre s’ouvre d’elle-même, même si vous n’êtes plus là.',
      },
      growing: {
        title: 'Des enfants qui grandissent',
        text: 'Dès 7 ans, ils signalent les photos de trop. Dès 13 ans, ils masquent leurs photos et réponses, et vous voyez combien, pas lesquelles. À 18 ans, leur profil est à eux, avec une copie à emporter. Vous choisissez ces âges.',
      },
      gazette: {
        title: 'Une gazette pour qui n’a pas d’écran',
        text: 'Chaque mois devient huit pages à imprimer ou à recevoir par e-mail, en gros caractères si vous le souhaitez. Les grands-parents n’ont pas besoin de compte, et des codes près des photos font entendre les voix.',
      },
      book: {
        title: 'Des livres qui se mettent en page tout seuls',
        text: 'Choisissez un été, un enfant ou une année : vos photos, étapes et réponses se mettent en place. Un code imprimé à scanner permet d’écouter une réponse. Déplacez ce que vous voulez, puis téléchargez un PDF prêt à imprimer.',
      },
    },
    screens: {
      cover: 'La page d’accueil d’une famille, avec son nom, ses membres, ses moments et ses photos récentes',
      gallery: 'La galerie, avec les photos d’octobre jour après jour',
      photo: 'Une photo avec sa légende, son lieu, son appareil, ses réactions et commentaires',
      milestones: 'Les étapes de deux enfants, chacune avec sa date et ses photos',
      answers: 'Les réponses d’une enfant à six des dix questions',
      years: 'La même plage en 1996 et en 2023, avec une poignée pour passer d’une photo à l’autre',
      sounds: 'Une photo ancienne, avec deux enregistrements placés là où ils racontent quelque chose',
      letter: 'La lettre d’une grand-mère, qui s’est ouverte pour les huit ans d’Alma',
      gazette: 'Deux pages de la gazette d’une famille : la une et les photos d’un mois',
      book: 'Une double page d’un livre souvenir',
      film: 'Le film d’un album, parmi les films de la famille',
      growing: 'Ce qu’Alma, huit ans, décide, et une photo qu’elle préférerait ne pas voir',
    },
    more: 'Et les petits plus',
    small: {
      safeToDelete: {
        title: 'Faites de la place sans crainte',
        text: 'Choisissez des photos sur votre appareil et voyez lesquelles sont ici, intactes et dans une sauvegarde. La vérification se fait dans votre navigateur, rien n’est envoyé.',
      },
      trusted: {
        title: 'S’il vous arrivait quelque chose',
        text: 'Choisissez qui pourra reprendre l’album de votre famille quand vous ne le pourrez plus. Imprimez une feuille qui dit ce qui se trouve ici et comment y accéder, et gardez-la avec vos papiers importants.',
      },
      find: {
        title: 'Tout retrouver vite',
        text: 'Cherchez par mot, date, lieu, enfant, mot-clé ou catégorie, même parmi des centaines de milliers de photos.',
      },
      roles: {
        title: 'Des rôles faciles à comprendre',
        text: 'Propriétaire, édition, contribution, lecture. Le serveur et la base de données vérifient chaque action.',
      },
      guests: {
        title: 'Un lien pour les grands-parents',
        text: 'Le lien montre ce que vous partagez avec la famille élargie, en grands caractères. Pas de compte, rien à installer, et vous pouvez le révoquer à tout moment.',
      },
      digest: {
        title: 'Des nouvelles à votre rythme',
        text: 'Une notification immédiate, un e-mail par jour, par semaine ou par mois, ou rien du tout : à chaque membre de choisir.',
      },
      restore: {
        title: 'Le temps de changer d’avis',
        text: 'La personne qui gère la famille peut restaurer les photos supprimées pendant 30 jours.',
      },
      leave: {
        title: 'Partez quand vous voulez',
        text: 'Exportez à tout moment vos originaux et toutes vos autres données dans des formats ouverts.',
      },
      access: {
        title: 'Pour tout le monde',
        text: 'Au clavier ou avec un lecteur d’écran, en thème clair ou sombre, et même sur un ancien téléphone.',
      },
    },
  },
  pricing: {
    title: 'Tarifs',
    heading: 'Des prix simples, et une seule personne qui paie',
    lead: 'La personne qui gère la famille choisit la formule. Les membres qu’elle invite n’ont rien à payer.',
    monthly: 'Au mois',
    yearly: 'À l’année',
    period: 'Période de facturation',
    saving: 'deux mois offerts',
    perMonth: 'par mois',
    perYear: 'par an',
    forever: 'pour toujours',
    popular: 'La plus choisie',
    choose: 'Choisir {plan}',
    startFree: 'Commencer gratuitement',
    trial:
      'Essayez gratuitement notre formule la plus choisie pendant {days, plural, one {# jour} other {# jours}}. Sans carte bancaire.',
    all: 'Comparer toutes les formules',
    nothingLimited: {
      heading: 'Ici, rien à payer',
      lead: 'Ce site appartient aux familles qui l’utilisent. Ni formules, ni limites, ni factures.',
      included: 'Tout est compris, pour tout le monde',
      books: 'Livres souvenirs en PDF, prêts à imprimer',
    },
    faqTitle: 'Questions fréquentes',
    faq: {
      downgrade: {
        question: 'Que deviennent nos photos si nous passons à une formule inférieure ?',
        answer:
          'Rien n’est supprimé. Vous pouvez toujours voir et exporter toutes vos photos. Vous ne pouvez simplement plus en ajouter tant que la limite est dépassée.',
      },
      cancel: {
        question: 'Peut-on résilier à tout moment ?',
        answer:
          'Oui, dans les paramètres de facturation. Votre formule reste active jusqu’à la fin de la période payée, et vous pourrez encore tout voir et tout exporter ensuite.',
      },
      members: {
        question: 'Tout le monde doit-il payer ?',
        answer: 'Non. Seule la personne qui gère la famille paie. Les membres qu’elle invite n’ont rien à payer.',
      },
      recordings: {
        question: 'Les enregistrements des enfants sont-ils limités ?',
        answer: 'Non. Les réponses des enfants ne sont jamais comptées dans les limites d’une formule.',
      },
    },
    faqTrial: {
      question: 'Y a-t-il un essai gratuit ?',
      answer:
        'Oui, l’essai gratuit dure {days, plural, one {# jour} other {# jours}}. Ensuite, ou si vous résiliez, vous pouvez voir et exporter vos données pendant au moins 30 jours. Nous ne les supprimons pas non plus par la suite.',
    },
  },
  memoryBooks: {
    title: 'Livres souvenirs',
    heading: 'Le meilleur de votre album, sur papier',
    lead: 'Choisissez un chapitre de l’histoire de votre famille : les pages se composent sous vos yeux, et bientôt vous tenez le livre entre vos mains.',
    start: 'Commencer un livre',
    featuresTitle: 'Fait avec ce que vous avez déjà',
    features: {
      own: {
        title: 'À partir de votre album',
        text: 'Vos photos, étapes et légendes sont déjà là, dans l’ordre. Chaque livre est déjà à moitié fait.',
      },
      quality: {
        title: 'Des originaux, pas des aperçus',
        text: 'Chaque page est créée à partir du fichier original : l’impression est aussi nette que la photo que vous avez prise.',
      },
      layouts: {
        title: 'Des mises en page simples et élégantes',
        text: 'De grandes photos, de courtes légendes et des marges généreuses.',
      },
      together: {
        title: 'Fait à plusieurs',
        text: 'Une personne commence, une autre trouve la photo qui manque, une troisième se souvient du nom du chien.',
      },
    },
    insideTitle: 'Feuilletez-le',
    insideLead: 'Des pages du livre de notre famille d’exemple, mises en page par Hearthbook.',
    spreads: {
      trip: {
        title: 'Chaque voyage s’ouvre sur sa page',
        text: 'Le lieu et les dates viennent des photos.',
        alt: 'Livre ouvert : un phare au coucher du soleil à côté du titre « Smögen », et des photos d’un château de sable, de voiliers et d’une plage',
      },
      map: {
        title: 'Une carte de vos lieux',
        text: 'Dessinée sur ce serveur : aucun service de cartes ne sait où vous étiez.',
        alt: 'Livre ouvert : une carte de l’Europe avec quatre lieux, et une photo de plage au-dessus du titre « 2024 »',
      },
      voice: {
        title: 'Les voix sont du voyage',
        text: 'Scannez le code pour écouter ce que l’on raconte de la photo.',
        alt: 'Livre ouvert : une famille sur un banc face au coucher du soleil, et la réponse d’une enfant sous une photo de cerf-volant, chacune avec un code QR',
      },
      shapes: {
        title: 'Chaque page a sa forme',
        text: 'La mise en page suit vos photos : ni tête ni tour coupée.',
        alt: 'Livre ouvert : quatre photos de formes différentes, et deux personnes dans une barque au-dessus du titre « Noé rows a whole lake »',
      },
      panorama: {
        title: 'Les photos larges occupent les deux pages',
        text: 'Et rien ne disparaît dans le pli.',
        alt: 'Livre ouvert : une seule photo de collines au soir sur les deux pages',
      },
    },
    templatesTitle: 'Quatre façons de commencer',
    pages: '{count, plural, one {# page} other {# pages}}',
    popular: 'Populaire',
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
      choose: { title: 'Choisir les photos', text: 'Par enfant, par été, parmi vos favoris ou une à une.' },
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
          two: 'Couverture flexible, dos collé',
          three: 'Imprimé à partir de vos originaux',
        },
      },
      hardcover: {
        name: 'Couverture rigide',
        lines: {
          one: 'Tout ce qu’offre le livre numérique',
          two: 'Couverture imprimée sur plats cartonnés',
          three: 'Imprimé à partir de vos originaux',
        },
      },
    },
  },
  storytelling: {
    title: 'Récits avec l’IA',
    heading: 'Chaque récit commence par les mots de vos enfants',
    lead: 'Un bon récit a besoin d’une voix, d’un visage, d’un lieu et d’un jour. Hearthbook les réunit.',
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
        text: 'Les photos sont reliées à l’enfant, à l’étape et au jour : vous trouvez facilement la bonne.',
      },
      private: {
        title: 'Réservé à votre famille',
        text: 'Nous n’entraînons aucune IA sur les visages ou les voix des enfants, et aucun service de transcription ne les entend sans l’accord de la personne qui gère la famille.',
      },
      open: {
        title: 'À utiliser où vous voulez',
        text: 'Exportez les questions, les réponses et les vidéos d’un enfant, puis racontez l’histoire avec l’outil de votre choix.',
      },
    },
    stepsTitle: 'Comment un récit prend forme',
    steps: {
      gather: { title: 'Rassembler', text: 'Ajoutez photos et étapes au fil des jours.' },
      ask: { title: 'Questionner', text: 'Laissez l’enfant répondre, une question à la fois.' },
      choose: { title: 'Choisir', text: 'Choisissez les moments qui vont ensemble.' },
      tell: { title: 'Raconter', text: 'Dans votre album, dans un livre, dans un film ou à voix haute sur le canapé.' },
    },
    stateTitle: 'Ce qui fonctionne aujourd’hui',
    state:
      'Vous pouvez déjà rassembler vos souvenirs, poser les questions, exporter les réponses et demander à votre serveur un film d’un album, d’un voyage ou de l’année de quelqu’un. Il choisit d’après les favoris, les légendes, les voix et les visages, selon des règles fixes. Les récits avec l’IA ne sont pas encore disponibles : aucune IA n’écrit, ne dessine ni ne raconte d’histoires dans Hearthbook. Si nous les proposons un jour, votre famille choisira récit par récit.',
    examplesTitle: 'Trois histoires à raconter',
    examples: {
      milestone: {
        title: 'Du quatre pattes à la course',
        category: 'Étape',
        text: 'Onze mois, neuf petites vidéos et le chien qui a tout vu.',
      },
      vacation: {
        title: 'La semaine sur l’île',
        category: 'Vacances',
        text: 'Un ferry, un orage et un « plus beau jour » différent pour chaque membre de la famille.',
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
