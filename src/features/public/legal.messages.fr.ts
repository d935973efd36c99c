import type { Translation } from '#shared/messages.ts'
import type { publicLegal as en } from './legal.messages.en.ts'

export const publicLegal = {
  updated: 'Dernière mise à jour : {date}',
  privacy: {
    title: 'Politique de confidentialité',
    lead: 'En bref : les souvenirs de votre famille appartiennent à votre famille. Nous les enregistrons, les montrons seulement aux personnes de votre choix et n’en faisons rien d’autre.',
    sections: {
      collect: {
        title: 'Données que nous recueillons',
        personal:
          'Données personnelles : votre adresse e-mail, les noms que vous saisissez et, si vous en ajoutez une, votre photo de profil.',
        media:
          'Les photos et vidéos que vous envoyez, les informations que l’appareil y a enregistrées, comme l’heure et le lieu, et le texte que vous ajoutez.',
        family:
          'La famille et ses liens : qui fait partie de quelle famille et avec quel rôle, les noms et dates de naissance des enfants, les étapes, les commentaires et les réponses.',
        recordings:
          'Les enregistrements des réponses des enfants. Un enfant ne peut être enregistré qu’après l’accord du ou de la propriétaire de la famille. Seules les personnes avec qui vous les partagez peuvent les écouter ou les regarder, et vous pouvez les supprimer à tout moment.',
        usage:
          'Données d’utilisation : les appareils connectés et un journal des événements de sécurité, comme les connexions, les échecs de connexion et les suppressions, avec le navigateur et l’adresse IP de chaque connexion. Vous pouvez lire le journal de votre compte dans Sécurité. Nous n’utilisons ni traceurs, ni identifiants publicitaires, ni services de mesure d’audience.',
      },
      use: {
        title: 'Comment nous les utilisons',
        show: 'Pour enregistrer vos souvenirs, les montrer aux personnes de votre choix, envoyer les e-mails et les notifications que vous avez demandés et protéger les comptes.',
        never:
          'Nous ne les vendons pas, ne les utilisons pas pour la publicité, n’en tirons aucun profil et n’entraînons aucune IA avec elles.',
      },
      security: {
        title: 'Comment nous les protégeons',
        text: 'Le serveur vérifie l’accès à chaque requête, et la base de données le vérifie une seconde fois. Les photos, vidéos et enregistrements ne sont accessibles que par des adresses signées, qui ne fonctionnent que dans la session pour laquelle elles ont été créées et expirent au bout d’une heure. La page Sécurité donne les détails.',
      },
      sharing: {
        title: 'Partage',
        family:
          'Les membres de votre famille voient ce que vous partagez avec elle. Ce que vous marquez comme privé n’est visible que par vous. Les personnes ayant un lien ne voient que ce qui est partagé avec la famille élargie, sans le lieu des photos.',
        third:
          'Nous ne partageons des données avec d’autres que si nécessaire : avec les serveurs et le stockage de l’exploitant, le serveur qui achemine les e-mails, le service de notifications de votre navigateur si vous les activez, Google ou Apple si vous vous connectez par leur intermédiaire, et l’imprimeur du livre que vous commandez, qui reçoit l’adresse de livraison.',
        paying:
          'Si vous achetez une formule ou un exemplaire imprimé, le prestataire de paiement reçoit ce dont il a besoin pour le débit.',
        speech:
          'Si l’exploitant propose la transcription des réponses des enfants et que le ou la propriétaire de la famille l’a activée, le programme ou service de transcription ne reçoit que le son. Le service utilisé lui est indiqué.',
        map: 'Si l’exploitant utilise la carte d’un autre fournisseur, celui-ci peut voir quelle partie du monde vous consultez, mais pas vos photos.',
      },
      keeping: {
        title: 'Combien de temps nous les conservons',
        deleted:
          'Le ou la propriétaire de la famille peut restaurer pendant 30 jours une photo, une vidéo, le profil d’un enfant ou une famille supprimés, ou supprimer avant ce délai une photo ou une vidéo définitivement. Ensuite, nous effaçons l’original et tout ce qui en a été tiré.',
        account:
          'Un compte supprimé peut être récupéré pendant 30 jours, puis il est effacé. Les événements de sécurité sont conservés pendant la durée fixée par l’exploitant, 400 jours par défaut. Quand un compte est effacé, les navigateurs et les adresses IP sont retirés de ses événements. Après un changement d’adresse e-mail, nous conservons l’ancienne pendant 7 jours pour que vous puissiez revenir en arrière.',
        messages:
          'Nous supprimons les exports au bout d’une semaine, les messages du formulaire de contact au bout d’un an et l’adresse de livraison d’un livre imprimé 180 jours après l’expédition ou l’annulation de la commande.',
      },
      rights: {
        title: 'Vos droits',
        text: 'Vous pouvez consulter, corriger, exporter et supprimer vos données. Les exports comprennent vos photos originales. Vous pouvez décider de ce que les autres membres de la famille peuvent faire et désactiver les e-mails et les notifications.',
      },
      children: {
        title: 'Les enfants',
        text: 'Les enfants n’ont pas de compte. Leur famille décide de ce qui est enregistré à leur sujet, en est responsable et peut le supprimer à tout moment.',
      },
      contact: {
        title: 'Contact',
        text: 'Pour toute question sur vos données, écrivez-nous depuis la page de contact. Une personne vous répondra.',
      },
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Des règles claires pour un lieu où les familles conservent ce qui compte pour elles.',
    sections: {
      acceptance: {
        title: 'Acceptation',
        text: 'En utilisant ce service, vous acceptez ces conditions. Si vous ne les acceptez pas, ne l’utilisez pas. Vous pouvez exporter vos données à tout moment.',
      },
      licence: {
        title: 'Licence d’utilisation',
        text: 'Vous pouvez utiliser le service pour vous et votre famille. Le logiciel a sa propre licence, fournie avec son code source.',
      },
      content: {
        title: 'Vos contenus',
        own: 'Tout ce que vous envoyez vous appartient. Vous nous autorisez à l’enregistrer, à le traiter pour l’afficher, à le sauvegarder et à le partager au sein de votre famille selon vos choix. Une IA n’y est appliquée que si vous le choisissez séparément.',
        right:
          'N’envoyez que ce que vous avez le droit d’envoyer, et pensez aux personnes présentes sur vos photos, surtout aux enfants.',
      },
      prohibited: {
        title: 'Usages interdits',
        text: 'Vous ne pouvez pas envoyer de contenu illicite, nuire à autrui, tenter d’accéder aux données d’autres familles, attaquer le service ni le revendre.',
      },
      paying: {
        title: 'Formules et paiement',
        text: 'Les prix figurent sur la page des tarifs. Vous pouvez résilier une formule à tout moment ; elle reste active jusqu’à la fin de la période payée. Passer à une formule inférieure ne supprime rien.',
      },
      availability: {
        title: 'Disponibilité',
        text: 'Nous faisons en sorte que le service soit disponible, mais ne pouvons pas promettre qu’il ne sera jamais interrompu. Il y a des maintenances et des pannes, et nous enregistrons vos originaux de façon à ce qu’ils y survivent.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'Le service est fourni tel quel, dans la mesure permise par la loi. Rien dans ces conditions ne limite les droits que la loi interdit de limiter. Gardez une copie de ce que vous ne supporteriez pas de perdre. Vous pouvez exporter vos données à cette fin.',
      },
      contact: {
        title: 'Contact',
        text: 'Pour toute question sur ces conditions, écrivez-nous depuis la page de contact.',
      },
    },
  },
  cookies: {
    title: 'Politique de cookies',
    lead: 'Hearthbook n’utilise que les quelques cookies nécessaires à la connexion. Il n’y a rien à accepter ni à refuser.',
    sections: {
      essential: {
        title: 'Cookies essentiels',
        session:
          'Un cookie contient votre session. Les scripts ne peuvent pas le lire, et il prend fin après 14 jours sans visite, ou après 90 jours au plus. Un autre reconnaît votre navigateur pendant 400 jours au plus, pour que les codes ne fonctionnent que là où vous les avez demandés et que personne d’autre ne puisse bloquer votre accès. Quelques cookies de courte durée relient à votre navigateur la validation en deux étapes ou la connexion avec Google ou Apple. Un lien d’invité a son propre cookie.',
      },
      performance: {
        title: 'Cookies de performance',
        text: 'Aucun. Nous ne comptons pas les visites et ne mesurons pas votre comportement.',
      },
      functional: {
        title: 'Stockage fonctionnel',
        text: 'Votre navigateur retient le thème, la langue, la dernière famille et votre dernière visite, la barre latérale réduite, la taille des photos, les conseils déjà vus, les recherches récentes, les textes inachevés et les envois en cours, et enregistre une page à afficher hors connexion. Tout cela reste dans votre navigateur jusqu’à ce que vous l’effaciez. Les photos de la galerie y sont conservées 30 jours au plus pour ne pas être rechargées, et supprimées à la déconnexion.',
      },
      marketing: { title: 'Cookies publicitaires', text: 'Aucun.' },
      managing: {
        title: 'Gérer les cookies',
        text: 'Vous pouvez supprimer les cookies dans votre navigateur à tout moment, ce qui ferme votre session. Les pages publiques fonctionnent sans cookies.',
      },
      third: {
        title: 'Cookies tiers',
        text: 'Aucun. Nous n’utilisons ni service de mesure d’audience, ni réseau social, ni régie publicitaire.',
        paying:
          'Si vous effectuez un paiement, la page du prestataire de paiement, hors de ce site, peut déposer ses propres cookies.',
      },
    },
  },
  security: {
    title: 'Sécurité',
    heading: 'Conçu pour protéger les photos et les voix de vos enfants',
    lead: 'Voici ce que fait Hearthbook pour protéger votre famille. Tout ce que décrit cette page est assuré par le logiciel que vous utilisez.',
    cards: {
      encryption: {
        title: 'Chiffrement',
        text: 'Les sessions, les codes et les liens ne sont enregistrés que sous forme d’empreintes. Les secrets des e-mails en attente d’envoi sont chiffrés avec AES-256.',
        transit:
          'Les connexions à ce site sont chiffrées (TLS), et les navigateurs ont pour consigne de refuser les autres.',
      },
      factors: {
        title: 'Authentification à plusieurs facteurs',
        text: 'Utilisez une clé d’accès, ou une application d’authentification pour la validation en deux étapes. Ce qui est irréversible demande une preuve d’identité récente.',
      },
      privacy: {
        title: 'Contrôle de la confidentialité',
        text: 'Partagez chaque photo, étape ou réponse avec votre famille, avec la famille élargie ou avec personne. Les personnes ayant un lien ne voient jamais les lieux.',
      },
      infrastructure: {
        title: 'Simple par conception',
        text: 'Une application, une base de données et un stockage de fichiers. Aucune page ne charge de scripts, de polices ou de traceurs tiers.',
      },
      roles: {
        title: 'Un accès selon le rôle',
        text: 'Propriétaire, édition, lecture. Le serveur vérifie chaque requête, et la base de données la vérifie à nouveau avec une sécurité au niveau des lignes.',
      },
      record: {
        title: 'Journal d’activité',
        text: 'Les connexions, les changements de rôle, les exports et les suppressions sont consignés. Chaque version est testée avec chaque opération et chaque type d’utilisateur.',
      },
    },
    detailsTitle: 'Plus de détails',
    details: {
      media:
        'Les photos et vidéos ne sont accessibles que par des adresses signées. Elles ne fonctionnent que dans la session pour laquelle elles ont été créées et expirent au bout d’une heure.',
      decode:
        'Le type de chaque fichier est vérifié par décodage dans un processus séparé, avec des limites de temps et de mémoire.',
      original:
        'Les originaux ne sont jamais modifiés. Chacun a une empreinte SHA-256, si bien qu’un seul octet changé est détecté.',
      limits:
        'Les tentatives de deviner codes et mots de passe sont limitées par adresse et par client, même après un redémarrage.',
      devices:
        'Vous pouvez voir les appareils connectés, consulter l’activité de votre compte et déconnecter n’importe quel appareil.',
      headers:
        'Chaque réponse est protégée par une politique de contenu stricte, des origines exactes et le refus des requêtes intersites.',
    },
    claimsTitle: 'Confirmé par l’exploitant',
    contactsTitle: 'Signaler un problème',
    contactsLead: 'Si quelque chose vous semble anormal, dites-le-nous. Merci d’avance.',
    contacts: {
      security: 'Questions de sécurité',
      vulnerabilities: 'Signaler une vulnérabilité',
      support: 'Assistance générale',
    },
    write: 'Écrivez-nous',
  },
} satisfies Translation<typeof en>
