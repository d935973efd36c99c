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
        text: 'Ni compteurs, ni séries, ni inconnus. Vous venez quand vous voulez et retrouvez ce que vous avez laissé.',
      },
      care: { title: 'Le soin', text: 'Ce qui ne se remplace pas est traité comme tel.' },
      candour: { title: 'La franchise', text: 'Nous disons ce que fait le logiciel, et ce qu’il ne fait pas encore.' },
    },
    join: 'Commencer le vôtre',
  },
  careers: {
    title: 'Nous rejoindre',
    heading: 'Un travail qui dure plus qu’un trimestre',
    lead: 'Nous bâtissons le lieu où les familles gardent l’irremplaçable. Il y faut de la patience, de la précision et un faible pour les mauvaises photos des bons jours.',
    valuesTitle: 'Notre façon de travailler',
    values: {
      family: {
        title: 'La famille d’abord',
        text: 'Les spectacles d’école et les enfants malades ne sont pas des exceptions au plan. Ils sont le plan.',
      },
      collaboration: {
        title: 'Ensemble',
        text: 'Nous écrivons les choses, lisons avec soin le travail des autres et demandons plutôt deux fois.',
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
    lead: 'Une question, un défaut, un mot gentil : quelqu’un le lit. Un bref accusé de réception vous parvient, puis la réponse.',
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
      message: 'Écrivez un message, de 5 000 caractères au plus.',
      often: 'C’était un peu trop souvent. Votre texte est toujours là ; réessayez dans un moment.',
      failed: 'L’envoi n’a pas pu se faire. Votre texte est toujours là ; réessayez.',
    },
    sentTitle: 'Merci, c’est en route',
    sent: 'Votre message est arrivé. Une brève confirmation part à votre adresse, et la réponse viendra d’une personne.',
    back: 'Retour à l’accueil',
  },
  blog: {
    title: 'Blog',
    heading: 'Notes de la table de la cuisine',
    lead: 'Garder, retrouver et raconter ce que vit une famille.',
    read: 'Lire la suite',
    all: 'Toutes les notes',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    posts: {
      shoebox: {
        title: 'Vider une boîte de photos en six dimanches de pluie',
        summary: 'D’abord trier, puis numériser, enfin nommer : un ordre qui a une fin.',
        body: {
          one: 'Tout le monde a la boîte. Elle survit aux déménagements parce que nul n’ose la jeter, et reste fermée parce que nul ne sait par où commencer. L’astuce est de commencer par l’autre bout : non par la plus belle image, mais par les piles.',
          two: 'Le premier dimanche, triez seulement. Trois piles : les gens, les lieux, et « qui est-ce ». Ne numérisez rien. Le deuxième et le troisième dimanche, numérisez les gens, et le dos quand quelque chose y est écrit. Un téléphone près d’une fenêtre par temps gris suffit ; les tirages brillants demandent un léger angle.',
          three:
            'Donnez à chaque image la date de la prise de vue, pas celle du scan. L’année suffit ; la saison est mieux. Hearthbook montre ce que l’on sait et laisse le reste inconnu, sans deviner.',
          four: 'Gardez les deux derniers dimanches pour la pile « qui est-ce ». Invitez la personne la plus âgée. Posez les images une à une sur la table et laissez tourner l’enregistreur. Vous êtes venu pour les noms ; ce sont les histoires entre eux que vous garderez.',
        },
      },
      questions: {
        title: 'Que demander à cinq ans, et comment attendre',
        summary: 'Les enfants répondent bien quand la question est petite et le silence long.',
        body: {
          one: '« C’était bien, ta journée ? » n’a qu’une réponse : « oui ». Demandez plus petit. Qu’est-ce qui te fait rire même quand tu ne veux pas ? Laquelle de tes affaires prêterais-tu, et laquelle jamais ? Les petites questions ont des portes.',
          two: 'Une à la fois, à hauteur d’yeux, quand personne n’est attendu ailleurs. Puis attendez. Un adulte comble le silence au bout de deux secondes ; un enfant en demande souvent sept. La deuxième phrase est en général la vraie.',
          three:
            'Enregistrez comme c’est. Le bruit du frigo, la sœur qui crie la réponse, le mot qui est faux et meilleur : c’est ce qui s’efface d’abord. Ne corrigez pas, ne faites pas répéter pour la caméra.',
          four: 'Et redemandez dans un an. Les dix mêmes questions, la même chaise. Au jour le jour, vous ne verrez pas le changement, mais vous l’entendrez entre deux réponses.',
        },
      },
      grandparents: {
        title: 'Une fenêtre pour les grands-parents, sans compte',
        summary: 'Laisser regarder ceux qui ne veulent pas d’un mot de passe de plus.',
        body: {
          one: 'Ceux qui regardent le plus longtemps les photos de famille aiment souvent le moins les écrans. Ils ne veulent ni application ni mot de passe. Ils veulent voir l’enfant, en grand, et encore une fois.',
          two: 'Pour eux, le propriétaire de la famille peut créer un lien. Il porte le nom d’une personne, ne montre que ce qui est partagé avec la famille élargie, en grandes lettres, et peut être retiré ou prendre fin. Qui l’ouvre n’a besoin d’aucun compte et ne laisse de trace nulle part ailleurs.',
          three:
            'Une habitude aide plus qu’une fonction. Choisissez un soir, peut-être le dimanche. Prenez cinq images de la semaine, partagez-les avec la famille élargie, et appelez. Ils regardent pendant que vous parlez, et vous entendrez à quelle image ils en sont.',
        },
      },
    },
  },
} satisfies Translation<typeof en>
