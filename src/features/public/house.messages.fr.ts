import type { Translation } from '#shared/messages.ts'
import type { publicHouse as en } from './house.messages.en.ts'

export const publicHouse = {
  about: {
    title: 'Notre histoire',
    heading: 'Notre histoire',
    lead: 'Dans presque chaque famille, tout commence par une boîte à chaussures, un téléphone mort et une question sans réponse.',
    story: {
      one: 'La boîte contient des centaines de tirages et aucun nom. Le téléphone contient deux ans d’une enfance et ne s’allume plus. Et la question est celle d’une enfant : « C’était comment, ma voix, quand j’étais petite ? »',
      two: 'Il faut un lieu à tout cela. Il y a des lieux qui gardent des fichiers, des lieux qui vendent de l’attention, et des lieux qui ferment au bout de quelques années. Aucun ne ressemble à l’album de lin sur la table de la cuisine, que chacun feuillette.',
      three:
        'Alors nous avons fait cet album. Il garde chaque image telle qu’elle est venue. Il sait qui est de la famille et ne se montre à personne d’autre. Il pose aux enfants les questions qu’on aurait aimé nous poser, et garde les réponses dans leur voix.',
      four: 'Il laisse aussi la porte ouverte. Hearthbook peut vivre sur un petit boîtier à la maison, tout ce qu’il contient peut en sortir, et il n’a pas de publicité à nourrir. La mémoire d’une famille ne devrait dépendre du commerce de personne, le nôtre compris.',
    },
    valuesTitle: 'Ce à quoi nous tenons',
    values: {
      calm: {
        title: 'Le calme',
        text: 'Ni classements, ni séries, ni inconnus. Vous venez quand vous voulez et retrouvez ce que vous avez laissé.',
      },
      care: { title: 'Le soin', text: 'Ce qui ne se remplace pas est traité comme tel.' },
      candour: { title: 'La franchise', text: 'Nous disons ce que fait le logiciel, et ce qu’il ne fait pas encore.' },
    },
    join: 'Commencer le vôtre',
  },
  careers: {
    title: 'Nous rejoindre',
    heading: 'Un travail qui dure plus qu’un trimestre',
    lead: 'Nous bâtissons le lieu où les familles gardent l’irremplaçable. Il y faut de la patience, de la précision et un faible pour les photos ratées des jours heureux.',
    valuesTitle: 'Notre façon de travailler',
    values: {
      family: {
        title: 'La famille d’abord',
        text: 'Les spectacles d’école et les enfants malades ne sont pas des exceptions au plan. Ils sont le plan.',
      },
      collaboration: {
        title: 'Collaboration',
        text: 'Nous écrivons les choses, lisons avec soin le travail des autres et préférons demander deux fois.',
      },
      balance: {
        title: 'Travail et vie',
        text: 'Les journées finissent. Un logiciel de souvenirs doit laisser le temps d’en faire.',
      },
    },
    positionsTitle: 'Postes ouverts',
    none: 'Aucun poste n’est ouvert en ce moment. Si vous pensez que votre place est ici, écrivez-nous tout de même.',
    apply: 'Postuler',
    applyFor: 'Candidature : {title}',
    resumeSubject: 'Mon CV',
    benefitsTitle: 'Ce sur quoi vous pouvez compter',
    benefits: {
      remote: 'Travailler là où est votre vie',
      time: 'Des congés que tout le monde prend',
      leave: 'Le même congé pour chaque parent',
      learn: 'Des livres, des cours et les heures pour s’en servir',
    },
    resume: 'Envoyez-nous votre CV',
    culture: 'Mieux nous connaître',
  },
  contact: {
    title: 'Contact',
    heading: 'Écrivez-nous',
    lead: 'Une question, un bug, un mot gentil : quelqu’un vous lit. Un bref accusé de réception vous parvient, puis la réponse.',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    subject: 'Objet',
    message: 'Votre message',
    website: 'Laissez ceci vide',
    send: 'Envoyer le message',
    sending: 'Envoi…',
    direct: 'Ou écrivez directement à',
    errors: {
      name: 'Dites-nous votre nom, en 100 caractères au plus.',
      email: 'Saisissez une adresse e-mail comme ana@example.org.',
      subject: 'Donnez un objet, de 150 caractères au plus.',
      message: 'Écrivez un message, de 5 000 caractères au plus.',
      often: 'Cela fait beaucoup de messages en peu de temps. Votre texte est toujours là ; réessayez dans un moment.',
      failed: 'L’envoi n’a pas pu se faire. Votre texte est toujours là ; réessayez.',
    },
    sentTitle: 'Merci, c’est en route',
    sent: 'Votre message est arrivé. Une brève confirmation part à votre adresse, et la réponse viendra d’une personne.',
    back: 'Retour à l’accueil',
  },
  blog: {
    title: 'Blog',
    heading: 'Notes prises à la table de la cuisine',
    lead: 'Garder, retrouver et raconter ce que vit une famille.',
    read: 'Lire la suite',
    all: 'Toutes les notes',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    feed: 'Suivre par RSS',
  },
} satisfies Translation<typeof en>
