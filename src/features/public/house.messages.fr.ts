import type { Translation } from '#shared/messages.ts'
import type { publicHouse as en } from './house.messages.en.ts'

export const publicHouse = {
  about: {
    title: 'Notre histoire',
    heading: 'Notre histoire',
    lead: 'Dans presque toutes les familles, tout commence par une boîte à chaussures, un téléphone éteint et une question sans réponse.',
    story: {
      one: 'La boîte contient des centaines de tirages, mais pas un seul nom. Le téléphone renferme deux ans d’une enfance et ne s’allume plus. Quant à la question, c’est une enfant qui la pose : « C’était comment, ma voix, quand j’étais petite ? »',
      two: 'Tout cela mérite un lieu sûr. Certains services stockent des fichiers, d’autres vendent votre attention, d’autres encore ferment au bout de quelques années. Aucun ne ressemble à l’album posé sur la table de la cuisine, que toute la famille feuillette.',
      three:
        'Alors nous avons créé cet album. Il conserve chaque photo telle que vous l’avez envoyée. Il sait qui fait partie de la famille et reste fermé aux autres. Il pose aux enfants les questions que nous aurions aimé qu’on nous pose, et garde leurs réponses, avec leur voix.',
      four: 'Vous restez libre de partir. Hearthbook peut tourner sur un petit boîtier à la maison, vous pouvez tout emporter et il n’y a pas de publicité. Les souvenirs de votre famille ne devraient dépendre du modèle économique de personne, pas même du nôtre.',
    },
    valuesTitle: 'Nos convictions',
    values: {
      calm: {
        title: 'Le calme',
        text: 'Ni classement, ni défi quotidien, ni inconnus. Venez quand vous voulez et retrouvez tout à sa place.',
      },
      care: { title: 'Le soin', text: 'Ce qui est irremplaçable, nous le traitons comme tel.' },
      candour: { title: 'La franchise', text: 'Nous disons ce que fait Hearthbook, et ce qu’il ne fait pas encore.' },
    },
    join: 'Commencer votre album',
  },
  careers: {
    title: 'Nous rejoindre',
    heading: 'Construire quelque chose qui dure',
    lead: 'Nous créons un lieu pour ce que les familles ne peuvent pas remplacer. Cela demande de la patience, de la précision et un faible pour les photos ratées des jours heureux.',
    valuesTitle: 'Notre façon de travailler',
    values: {
      family: {
        title: 'La famille d’abord',
        text: 'Un spectacle d’école ou un enfant malade, ce n’est pas un imprévu : c’est la priorité.',
      },
      collaboration: {
        title: 'Collaboration',
        text: 'Nous mettons les choses par écrit, lisons avec soin le travail des autres et posons la question deux fois plutôt qu’une.',
      },
      balance: {
        title: 'Équilibre de vie',
        text: 'Les journées de travail ont une fin. Quand on crée un logiciel pour les souvenirs, il faut aussi avoir le temps de s’en faire.',
      },
    },
    positionsTitle: 'Postes ouverts',
    none: 'Nous ne recrutons pas en ce moment. Si vous pensez avoir votre place ici, écrivez-nous quand même.',
    apply: 'Postuler',
    applyFor: 'Candidature : {title}',
    resumeSubject: 'Mon CV',
    benefitsTitle: 'Ce sur quoi vous pouvez compter',
    benefits: {
      remote: 'Travailler depuis l’endroit de votre choix',
      time: 'Des congés que tout le monde prend vraiment',
      leave: 'Le même congé parental pour chaque parent',
      learn: 'Des livres, des formations et du temps pour en profiter',
    },
    resume: 'Envoyez-nous votre CV',
    culture: 'En savoir plus sur notre culture',
  },
  blog: {
    title: 'Blog',
    heading: 'Autour de la table de la cuisine',
    lead: 'Conserver, retrouver et raconter la vie de famille.',
    read: 'Lire la suite',
    all: 'Tous les articles',
    minutes: '{count, plural, one {# minute de lecture} other {# minutes de lecture}}',
    feed: 'S’abonner au flux RSS',
  },
} satisfies Translation<typeof en>
