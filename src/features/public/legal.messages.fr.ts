import type { Translation } from '#shared/messages.ts'
import type { publicLegal as en } from './legal.messages.en.ts'

export const publicLegal = {
  updated: 'Dernière mise à jour : {date}',
  privacy: {
    title: 'Politique de confidentialité',
    lead: 'En bref : les souvenirs d’une famille sont à la famille. Nous les gardons, les montrons à qui vous avez choisi, et n’en faisons rien d’autre.',
    sections: {
      collect: {
        title: 'Ce que nous recueillons',
        personal:
          'Informations personnelles : votre adresse e-mail, les noms que vous donnez et, si vous en choisissez une, une image de vous.',
        media:
          'Les photos et vidéos que vous envoyez, avec ce que l’appareil y a écrit, comme l’heure et le lieu, et les mots que vous ajoutez.',
        family:
          'La famille et ses liens : qui appartient à quelle famille et dans quel rôle, noms et dates de naissance des enfants, étapes, commentaires et réponses.',
        recordings:
          'Les enregistrements des réponses des enfants. Ils ne se font qu’après l’accord du propriétaire de la famille, ne s’écoutent qu’en famille et peuvent être supprimés à tout moment.',
        usage:
          'Données d’usage : les appareils dont la session est ouverte et un registre des faits de sécurité, comme les connexions, les tentatives refusées et les suppressions, avec le navigateur et l’adresse IP de chaque connexion. Vous pouvez lire le registre de votre propre compte sous Sécurité. Ni traceurs, ni identifiants publicitaires, ni service de mesure.',
      },
      use: {
        title: 'Ce que nous en faisons',
        show: 'Garder vos souvenirs, les montrer aux personnes de votre famille, envoyer les e-mails et les notifications que vous avez demandés, protéger les comptes.',
        never: 'Nous ne les vendons pas, n’en tirons ni publicité ni profils, et n’entraînons aucune machine avec eux.',
      },
      security: {
        title: 'Comment elles sont protégées',
        text: 'Le serveur décide de l’accès à chaque demande, et la base de données une seconde fois. On n’atteint les images que par des adresses signées qui expirent au bout d’une heure. La page sécurité dit le reste.',
      },
      sharing: {
        title: 'Partage',
        family:
          'Les membres de votre famille voient ce que vous partagez avec elle ; ce que vous marquez comme privé, vous seul le voyez. Les invités munis d’un lien ne voient que ce qui est partagé avec la famille élargie, sans le lieu de la prise de vue.',
        third:
          'Personne d’autre ne reçoit rien, hormis le serveur qui achemine les e-mails, le service de notifications de votre navigateur si vous l’activez, Google ou Apple si vous choisissez de vous connecter par eux, le prestataire de paiement si vous achetez une formule ou un exemplaire, et l’imprimeur du livre que vous commandez, avec l’adresse où il va.',
        speech:
          'Si l’exploitant propose de mettre par écrit ce que disent les enfants, et que le propriétaire de la famille l’a accepté, le programme ou le service qui le fait entend le son et ne reçoit rien d’autre. Le propriétaire sait lequel c’est.',
        map: 'Si l’exploitant a choisi la carte d’un tiers, le serveur d’où elle vient voit quelle partie du monde vous regardez, pas vos photos.',
      },
      keeping: {
        title: 'Combien de temps nous les gardons',
        deleted:
          'Une photo, un film ou une famille supprimés reposent 30 jours, pour que le propriétaire de la famille puisse les faire revenir ou les effacer aussitôt pour de bon. Ensuite l’original et tout ce qui en vient sont effacés.',
        account:
          'Un compte supprimé disparaît après 30 jours, pendant lesquels on peut changer d’avis. Le registre des faits de sécurité est gardé le temps fixé par l’exploitant, 400 jours sauf changement ; avec le compte, les navigateurs et les adresses IP en sont retirés. Après un changement d’adresse e-mail, l’ancienne est gardée 7 jours pour que le changement puisse être annulé.',
        messages: 'Les messages du formulaire de contact sont gardés un an.',
      },
      rights: {
        title: 'Vos droits',
        text: 'Vous pouvez voir vos données, les exporter toutes avec les originaux, les corriger, les supprimer, décider de ce que chacun peut faire dans la famille, et couper chaque e-mail et chaque notification.',
      },
      children: {
        title: 'Les enfants',
        text: 'Les enfants n’ont pas de compte ici. Ce qui est gardé d’eux l’est par leur famille, qui en répond et peut le retirer à tout moment.',
      },
      contact: {
        title: 'Contact',
        text: 'Pour toute question sur vos données, écrivez-nous par la page contact. Une personne répond.',
      },
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Des règles simples pour un lieu où les familles gardent ce qui compte.',
    sections: {
      acceptance: {
        title: 'Acceptation',
        text: 'En utilisant ce service, vous acceptez ces conditions. Si elles ne vous conviennent pas, ne l’utilisez pas ; vous pouvez emporter vos données à tout moment.',
      },
      licence: {
        title: 'Licence d’usage',
        text: 'Vous pouvez utiliser le service pour vous et votre famille. Le logiciel a sa propre licence, jointe à son code.',
      },
      content: {
        title: 'Vos contenus',
        own: 'Tout ce que vous envoyez reste à vous. Vous nous permettez de le garder, de le préparer à l’affichage, de le sauvegarder et de le partager dans votre famille comme vous l’avez choisi. Y appliquer une IA demande un choix à part ; personne ne le fait pour vous.',
        right:
          'N’envoyez que ce que vous avez le droit d’envoyer, et pensez aux personnes sur l’image, aux enfants surtout.',
      },
      prohibited: {
        title: 'Usages interdits',
        text: 'Rien d’illicite, rien qui nuise à autrui, aucune tentative d’atteindre les données d’autres familles, aucune attaque, aucune revente.',
      },
      paying: {
        title: 'Formules et paiement',
        text: 'Les prix sont sur la page des tarifs. Une formule peut prendre fin à tout moment et court jusqu’au bout de ce qui est payé. En prendre une plus petite n’efface rien.',
      },
      availability: {
        title: 'Disponibilité',
        text: 'Nous travaillons à un service toujours là, sans pouvoir promettre qu’il ne s’arrête jamais. Il y a des entretiens et des pannes ; vos originaux sont gardés de façon à leur survivre.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'Le service est fourni tel quel, dans la mesure où la loi le permet. Ce que la loi défend d’exclure reste comme elle le veut. Gardez une copie de ce que vous ne supporteriez pas de perdre : l’export est là pour cela.',
      },
      contact: { title: 'Contact', text: 'Les questions sur ces conditions nous parviennent par la page contact.' },
    },
  },
  cookies: {
    title: 'Politique de cookies',
    lead: 'Hearthbook pose les quelques cookies sans lesquels la connexion ne marcherait pas. Il n’y a rien à accepter ni à refuser.',
    sections: {
      essential: {
        title: 'Cookies essentiels',
        session:
          'Un cookie porte votre session : illisible pour les scripts, fini après 14 jours sans visite et de toute façon après 90. Un autre reconnaît votre navigateur pendant 400 jours au plus : les codes ne fonctionnent que là où ils ont été demandés, et personne d’autre ne peut bloquer votre accès. D’autres, brefs, lient le second facteur ou la connexion par Google ou Apple au navigateur qui les a demandés. Le lien d’un invité a le sien.',
      },
      performance: {
        title: 'Cookies de performance',
        text: 'Aucun. Nous ne comptons pas les visites et ne mesurons personne.',
      },
      functional: {
        title: 'Mémoire du navigateur',
        text: 'Votre navigateur retient le thème, la langue, la dernière famille et votre dernière visite, la barre repliée, la taille des images, les conseils déjà vus, les recherches récentes, les textes inachevés et les envois en cours, et garde une page qui s’affiche quand il n’y a pas de réseau. Cela reste chez lui et part quand vous l’effacez. Les photos de la galerie restent 30 jours au plus, pour ne pas être chargées à nouveau ; ce qui est gardé pour cela part à la déconnexion.',
      },
      marketing: { title: 'Cookies publicitaires', text: 'Aucun.' },
      managing: {
        title: 'Gérer les cookies',
        text: 'Vous pouvez les supprimer dans votre navigateur à tout moment ; vous serez alors déconnecté. Sans cookies, les pages publiques marchent tout autant.',
      },
      third: {
        title: 'Cookies tiers',
        text: 'Aucun. Ni service de mesure, ni réseau social, ni régie publicitaire. Si vous payez une formule, la page du prestataire de paiement, hors de ce site, peut poser les siens.',
      },
    },
  },
  security: {
    title: 'Sécurité',
    heading: 'Ici vivent des visages et des voix d’enfants',
    lead: 'Les murs sont donc épais, et nous aimons mieux les montrer que les vanter. Tout ce que dit cette page, le logiciel qui la sert le fait.',
    cards: {
      encryption: {
        title: 'Chiffrement',
        text: 'Sessions, codes et liens ne sont gardés que sous forme d’empreintes, et les secrets des e-mails en attente sont scellés par AES-256.',
        transit:
          'On atteint cette installation par une connexion chiffrée (TLS), et les navigateurs sont priés de s’y tenir.',
      },
      factors: {
        title: 'Plusieurs facteurs',
        text: 'Clés d’accès, application de codes en second facteur, et une preuve d’identité récente avant tout ce qui ne se défait pas.',
      },
      privacy: {
        title: 'Maîtrise du partage',
        text: 'Chaque souvenir est pour la famille, pour la famille élargie ou pour vous seul. Le lieu est retiré de ce que voient les invités.',
      },
      infrastructure: {
        title: 'Peu de pièces',
        text: 'Une application, une base de données, un dépôt de fichiers. Ni scripts, ni polices, ni traceurs de tiers sur aucune page.',
      },
      roles: {
        title: 'Un accès selon le rôle',
        text: 'Propriétaire, éditeur, lecteur : le serveur en décide à chaque demande, et la sécurité par lignes de la base une seconde fois.',
      },
      record: {
        title: 'Le registre des actes',
        text: 'Connexions, changements de rôle, exports et suppressions sont notés. Chaque version est testée : chaque opération, face à chaque sorte de visiteur.',
      },
    },
    detailsTitle: 'Plus en détail',
    details: {
      media:
        'On n’accède aux photos et aux vidéos que par des adresses signées, qui ne fonctionnent que dans la session pour laquelle elles ont été créées et expirent au bout d’une heure.',
      decode:
        'Les fichiers sont reconnus en les décodant, dans un processus à part, avec des limites de temps et de mémoire.',
      original: 'Les originaux ne sont jamais altérés et portent leur SHA-256 : un seul octet changé se voit.',
      limits: 'Les essais au hasard sont limités dans la base, par adresse et par client, même après un redémarrage.',
      devices:
        'Vous voyez les appareils connectés et ce qui s’est passé sur votre compte, et pouvez fermer la session de chaque appareil.',
      headers:
        'Une politique de contenu stricte, des origines exactes et aucune requête entre sites protègent chaque réponse.',
    },
    claimsTitle: 'Confirmé par l’exploitant',
    contactsTitle: 'Dites-nous ce que vous avez trouvé',
    contactsLead: 'Si quelque chose cloche, nous voulons l’apprendre les premiers, et vous en remercierons.',
    contacts: {
      security: 'Questions de sécurité',
      vulnerabilities: 'Signaler une vulnérabilité',
      support: 'Aide générale',
    },
    write: 'Écrivez-nous',
  },
} satisfies Translation<typeof en>
