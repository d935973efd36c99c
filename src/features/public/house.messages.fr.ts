import type { Translation } from '#shared/messages.ts'
import type { publicHouse as en } from './house.messages.en.ts'

export const publicHouse = {
  about: {
    title: 'Notre histoire',
    heading: 'Notre histoire',
    lead: 'Dans presque toutes les familles, cela commence par une boîte à chaussures, un téléphone éteint et une question sans réponse.',
    story: {
      one: 'La boîte contient des centaines de tirages et aucun nom. Le téléphone contient deux ans d’une enfance et ne s’allume plus. Et la question vient d’une enfant : « C’était comment, ma voix, quand j’étais petite ? »',
      two: 'Tout cela mérite une place. Certains services stockent des fichiers, d’autres vendent votre attention, d’autres ferment au bout de quelques années. Aucun ne ressemble à l’album sur la table de la cuisine que toute la famille feuillette.',
      three:
        'Alors nous avons fait cet album. Il enregistre chaque photo telle qu’elle est arrivée. Il sait qui fait partie de la famille et reste fermé aux autres. Il pose aux enfants les questions qu’on aurait aimé nous poser, et garde les réponses avec leur voix.',
      four: 'Vous restez libre de partir. Hearthbook peut tourner sur un petit boîtier à la maison, vous pouvez tout emporter et il n’y a pas de publicité. Les souvenirs de votre famille ne devraient dépendre des affaires de personne, pas même des nôtres.',
    },
    valuesTitle: 'Ce en quoi nous croyons',
    values: {
      calm: {
        title: 'Le calme',
        text: 'Ni classements, ni séries, ni inconnus. Venez quand vous voulez et retrouvez tout à sa place.',
      },
      care: { title: 'Le soin', text: 'Ce qui est irremplaçable, nous le traitons comme tel.' },
      candour: { title: 'La franchise', text: 'Nous disons ce que fait Hearthbook, et ce qu’il ne fait pas encore.' },
    },
    join: 'Commencer le vôtre',
  },
  careers: {
    title: 'Nous rejoindre',
    heading: 'Construire quelque chose qui dure',
    lead: 'Nous créons un lieu pour ce que les familles ne peuvent pas remplacer. Il y faut de la patience, de la précision et un faible pour les photos ratées des jours heureux.',
    valuesTitle: 'Notre façon de travailler',
    values: {
      family: {
        title: 'La famille d’abord',
        text: 'Les spectacles d’école et les enfants malades ne sont pas des exceptions au plan. Ils sont le plan.',
      },
      collaboration: {
        title: 'Collaboration',
        text: 'Nous mettons les choses par écrit, lisons avec soin le travail des autres et préférons demander deux fois.',
      },
      balance: {
        title: 'Équilibre de vie',
        text: 'Les journées de travail ont une fin. Un logiciel de souvenirs doit laisser le temps d’en créer.',
      },
    },
    positionsTitle: 'Postes ouverts',
    none: 'Nous n’avons pas de poste ouvert en ce moment. Si vous pensez avoir votre place ici, écrivez-nous quand même.',
    apply: 'Postuler',
    applyFor: 'Candidature : {title}',
    resumeSubject: 'Mon CV',
    benefitsTitle: 'Ce sur quoi vous pouvez compter',
    benefits: {
      remote: 'Travailler là où se trouve votre vie',
      time: 'Des congés que tout le monde prend vraiment',
      leave: 'Le même congé parental pour chaque parent',
      learn: 'Des livres, des cours et du temps pour s’en servir',
    },
    resume: 'Envoyez-nous votre CV',
    culture: 'En savoir plus sur notre culture',
  },
  contact: {
    title: 'Contact',
    heading: 'Contactez-nous',
    lead: 'Question, bug ou mot gentil : une personne lit tout. Nous vous envoyons une confirmation par e-mail, puis notre réponse.',
    name: 'Votre nom',
    email: 'Votre e-mail',
    subject: 'Objet',
    message: 'Votre message',
    website: 'Laissez ceci vide',
    send: 'Envoyer le message',
    sending: 'Envoi…',
    direct: 'Ou écrivez-nous à',
    errors: {
      name: 'Saisissez votre nom, en 100 caractères maximum.',
      email: 'Saisissez une adresse e-mail comme ana@example.org.',
      subject: 'Saisissez un objet de 150 caractères maximum.',
      message: 'Saisissez un message de 5 000 caractères maximum.',
      often: 'Vous avez envoyé trop de messages. Votre texte est toujours là. Réessayez un peu plus tard.',
      failed: 'Impossible d’envoyer votre message. Votre texte est toujours là. Vérifiez votre connexion et réessayez.',
    },
    sentTitle: 'Merci, nous avons reçu votre message',
    sent: 'Nous vous avons envoyé une brève confirmation par e-mail. Une personne lira votre message et y répondra.',
    back: 'Retour à l’accueil',
  },
  blog: {
    title: 'Blog',
    heading: 'Notes de la table de la cuisine',
    lead: 'Enregistrer, retrouver et raconter la vie de famille.',
    read: 'Lire la suite',
    all: 'Tous les articles',
    minutes: '{count, plural, one {# minute de lecture} other {# minutes de lecture}}',
    feed: 'Suivre par RSS',
  },
} satisfies Translation<typeof en>
