import type { Translation } from '#shared/messages.ts'
import type { publicLegal as en } from './legal.messages.en.ts'

export const publicLegal = {
  updated: 'Dernière mise à jour : {date}',
  privacy: {
    title: 'Politique de confidentialité',
    lead: 'En bref : les souvenirs de votre famille lui appartiennent. Nous les enregistrons, ne les montrons qu’aux personnes de votre choix et n’en faisons rien d’autre.',
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
          'Les enregistrements des réponses des enfants. Un enfant ne peut être enregistré qu’avec l’accord de la personne qui gère la famille. Seules les personnes avec qui vous les partagez peuvent les écouter ou les regarder, et vous pouvez les supprimer à tout moment.',
        usage:
          'Données d’utilisation : les appareils connectés et un journal des événements de sécurité, comme les connexions, les échecs de connexion et les suppressions, avec le navigateur et l’adresse IP de chaque connexion. Vous pouvez consulter le journal de votre compte dans « Sécurité ». Nous n’utilisons ni traceurs, ni identifiants publicitaires, ni services de mesure d’audience.',
      },
      use: {
        title: 'Comment nous les utilisons',
        show: 'Pour enregistrer vos souvenirs, les montrer aux personnes de votre choix, envoyer les e-mails et les notifications que vous avez demandés et protéger les comptes.',
        never:
          'Nous ne les vendons pas, ne les utilisons pas à des fins publicitaires, n’établissons aucun profil à partir d’elles et ne nous en servons pas pour entraîner une IA.',
      },
      security: {
        title: 'Comment nous les protégeons',
        text: 'Le serveur vérifie l’accès à chaque requête, et la base de données le vérifie une seconde fois. Dans l’album, les photos, vidéos et enregistrements ne s’ouvrent qu’avec des liens valables dans une seule session, qui expirent au bout d’une heure. Ce que votre famille envoie, comme la gazette ou le flux d’un cadre photo, a ses propres liens. La page « Sécurité » donne les détails.',
      },
      sharing: {
        title: 'Partage',
        family:
          'Les membres de votre famille voient ce que vous partagez avec elle. Personne d’autre que vous ne voit ce que vous marquez comme privé. Les personnes qui ont un lien d’invité, les cadres photo et les personnes qui reçoivent la gazette par e-mail voient ce qui est partagé avec la famille élargie, et ce qui est réservé à la famille seulement si la personne qui les a configurés l’a inclus. Les personnes invitées ne voient pas le lieu des photos.',
        third:
          'Nous ne partageons des données avec d’autres que si c’est nécessaire : avec les serveurs et le stockage de l’exploitant, le serveur qui achemine nos e-mails, le service de notifications de votre navigateur si vous les activez, Google ou Apple si vous passez par eux pour vous connecter, et l’imprimeur du livre que vous commandez, qui reçoit l’adresse de livraison.',
        paying:
          'Si vous achetez une formule ou un exemplaire imprimé, le prestataire de paiement reçoit les informations nécessaires au paiement.',
        speech:
          'Si l’exploitant propose la transcription des réponses des enfants et des légendes audio, et que la personne qui gère la famille l’a activée, le logiciel ou le service de transcription ne reçoit que l’audio. Cette personne sait quel service est utilisé.',
        vision:
          'Si l’exploitant propose la reconnaissance des visages et la recherche par contenu, et que la personne qui gère la famille l’a activée, le service utilisé reçoit des photos, y compris d’enfants, sans leur date ni leur lieu. Il ne reçoit jamais de photos privées. Nous conservons l’emplacement des visages, des nombres qui décrivent les visages et les photos, et l’identité que la famille leur donne, uniquement pour retrouver des personnes et des photos. Dès que la fonction est désactivée, nous supprimons tout cela. La personne qui gère la famille sait quel service est utilisé.',
        map: 'Si l’exploitant utilise la carte d’un autre fournisseur, celui-ci peut voir quelle partie du monde vous consultez, mais pas vos photos.',
      },
      keeping: {
        title: 'Combien de temps nous les conservons',
        deleted:
          'Pendant 30 jours, la personne qui gère la famille peut restaurer une photo, une vidéo, le profil d’un enfant ou une famille supprimés. Elle peut aussi supprimer définitivement une photo ou une vidéo avant ce délai. Ensuite, nous effaçons l’original et tout ce qui en a été tiré.',
        account:
          'Un compte supprimé peut être restauré pendant 30 jours, puis il est effacé. Le journal des connexions et des modifications est conservé pendant la durée fixée par l’exploitant, 400 jours par défaut, et celui des tentatives échouées ou bloquées, que voient les administrateurs, pendant 90 jours. Quand un compte est effacé, les navigateurs et les adresses IP sont retirés de ses entrées. Après un changement d’adresse e-mail, nous conservons l’ancienne pendant 7 jours pour que vous puissiez revenir en arrière.',
        messages:
          'Nous supprimons les exports au bout d’une semaine au plus, les films au bout de 30 jours, les messages du formulaire de contact au bout d’un an et l’adresse de livraison d’un livre imprimé 180 jours après l’expédition ou l’annulation de la commande.',
      },
      rights: {
        title: 'Vos droits',
        text: 'Vous pouvez consulter, corriger, exporter et supprimer vos données. Les exports comprennent vos photos originales. Vous pouvez désactiver les résumés par e-mail et les notifications, et la personne qui gère une famille décide de ce que les autres membres peuvent faire.',
      },
      children: {
        title: 'Les enfants',
        text: 'Un enfant n’a de compte que si la personne qui gère la famille l’invite. La famille décide de ce qui est enregistré au sujet de ses enfants et en assume la responsabilité. À partir d’âges fixés par la famille, un enfant qui a un compte peut signaler les photos et réponses où il apparaît, les masquer aux autres et reprendre son profil. La famille peut supprimer à tout moment ce qui est enregistré au sujet d’un enfant, sauf ce que l’enfant a masqué et le profil qu’il a repris.',
      },
      contact: {
        title: 'Contact',
        text: 'Pour toute question sur vos données, écrivez-nous depuis la page de contact.',
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
        own: 'Tout ce que vous envoyez vous appartient. Vous nous autorisez à l’enregistrer, à le traiter pour l’afficher, à le sauvegarder et à le partager au sein de votre famille selon vos choix. Aucune IA ne traite ces contenus sans un consentement distinct de votre part.',
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
        text: 'Nous faisons tout pour que le service reste disponible, mais nous ne pouvons pas promettre qu’il ne sera jamais interrompu. Des opérations de maintenance et des pannes peuvent survenir : nous stockons vos originaux de façon qu’ils y résistent.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'Le service est fourni tel quel, dans la mesure permise par la loi. Rien dans ces conditions ne limite les droits que la loi interdit de limiter. Gardez une copie de tout ce dont la perte serait irréparable. Vous pouvez exporter vos données à cette fin.',
      },
      contact: {
        title: 'Contact',
        text: 'Pour toute question sur ces conditions, écrivez-nous depuis la page de contact.',
      },
    },
  },
  cookies: {
    title: 'Politique relative aux cookies',
    lead: 'Hearthbook n’utilise que les quelques cookies nécessaires à la connexion. Il n’y a rien à accepter ni à refuser.',
    sections: {
      essential: {
        title: 'Cookies essentiels',
        session:
          'Un cookie contient votre session. Les scripts ne peuvent pas le lire, et il expire après 14 jours sans visite, ou après 90 jours au plus. Un autre reconnaît votre navigateur pendant 400 jours au plus, pour que les codes ne fonctionnent que là où vous les avez demandés et que personne d’autre ne puisse bloquer votre accès. Quelques cookies de courte durée relient à votre navigateur la validation en deux étapes ou la connexion avec Google ou Apple. Les liens d’invité et les cadres photo ont leurs propres cookies.',
      },
      performance: {
        title: 'Cookies de performance',
        text: 'Aucun. Nous ne comptons pas les visites et ne mesurons pas votre comportement.',
      },
      functional: {
        title: 'Stockage fonctionnel',
        text: 'Votre navigateur retient le thème, la langue, la dernière famille et votre dernière visite, la barre latérale réduite, la taille des vignettes, les conseils déjà vus, les recherches récentes, les textes inachevés et les envois en cours, et enregistre une page à afficher hors connexion. Tout cela reste dans votre navigateur jusqu’à ce que vous l’effaciez. Les photos de la galerie y sont conservées 30 jours au plus pour ne pas être rechargées. Si vous activez les photos hors connexion, cet appareil conserve aussi celles que vous choisissez. Toutes sont supprimées à la déconnexion.',
      },
      marketing: { title: 'Cookies publicitaires', text: 'Aucun.' },
      managing: {
        title: 'Gérer les cookies',
        text: 'Vous pouvez supprimer à tout moment les cookies dans votre navigateur, ce qui ferme votre session. Les pages publiques fonctionnent sans cookies.',
      },
      third: {
        title: 'Cookies tiers',
        text: 'Aucun. Nous n’utilisons ni service de mesure d’audience, ni réseau social, ni régie publicitaire.',
        paying:
          'Si vous effectuez un paiement, la page du prestataire, extérieure à ce site, peut déposer ses propres cookies.',
      },
    },
  },
  security: {
    title: 'Sécurité',
    heading: 'Seules les personnes que vous choisissez voient vos photos',
    lead: 'Vos photos ne sont jamais publiques. Vous invitez votre famille et choisissez qui voit chacune d’elles.',
    cards: {
      privacy: {
        title: 'Qui voit une photo',
        text: 'Chaque photo, étape et réponse est réservée à vous, à votre famille, ou visible aussi par des invités qui ont un lien. Ceux-ci ne voient jamais où une photo a été prise.',
      },
      roles: {
        title: 'Qui peut faire quoi',
        text: 'Chaque membre a un rôle : propriétaire, édition, contribution ou lecture. À chaque fois, le serveur vérifie ce qui est permis, et la base de données le vérifie à nouveau.',
      },
      factors: {
        title: 'Validation en deux étapes',
        text: 'Connectez-vous avec une clé d’accès, ou ajoutez un code d’une application d’authentification. Avant toute modification sensible de votre compte ou de votre famille, nous vous demandons aussi de confirmer votre identité.',
      },
      record: {
        title: 'Journal d’activité',
        text: 'Les connexions, les changements de rôle, les exports et les suppressions sont consignés : vous pouvez retrouver ce qui s’est passé.',
      },
      infrastructure: {
        title: 'Ni publicité ni traceur',
        text: 'Aucune page ne charge de scripts, de polices ou de traceurs d’autres entreprises. Hearthbook, c’est une application, une base de données et un stockage de fichiers.',
      },
      encryption: {
        title: 'Chiffrement',
        text: 'Personne ne peut lire votre mot de passe ni vos liens de connexion, pas même les personnes qui gèrent ce serveur.',
        transit: 'Votre connexion à ce site est chiffrée (TLS), et les navigateurs refusent celles qui ne le sont pas.',
      },
    },
    detailsTitle: 'Plus de détails',
    details: {
      media:
        'Dans l’album, les photos et vidéos ne s’ouvrent qu’avec des liens valables dans une seule session, qui expirent au bout d’une heure. Ce que votre famille envoie, comme la gazette ou le flux d’un cadre photo, a ses propres liens.',
      decode:
        'Le type de chaque fichier est vérifié par décodage dans un processus séparé, dont le temps et la mémoire sont limités.',
      original:
        'Les originaux ne sont jamais modifiés. Chacun a une empreinte SHA-256 : la modification d’un seul octet est détectée.',
      limits:
        'Le nombre de tentatives pour deviner un code ou un mot de passe est limité par adresse e-mail et par appareil, même après un redémarrage.',
      devices:
        'Vous pouvez voir les appareils connectés, consulter l’activité de votre compte et déconnecter n’importe quel appareil.',
      headers:
        'Chaque page a une politique de sécurité du contenu stricte, et les requêtes venant d’autres sites sont bloquées.',
      hashes:
        'Les mots de passe et les liens de connexion ne sont conservés que sous forme d’empreintes, et les codes des e-mails en attente d’envoi sont chiffrés avec AES-256.',
      tested: 'Chaque opération est testée avec chaque type de compte.',
    },
    claimsTitle: 'Confirmé par l’exploitant',
    contactsTitle: 'Signaler un problème',
    contactsLead: 'Si quelque chose vous semble anormal, dites-le-nous. Nous vous en remercions.',
    contacts: {
      security: 'Questions de sécurité',
      vulnerabilities: 'Signaler une vulnérabilité',
      support: 'Assistance générale',
    },
    write: 'Écrivez-nous',
  },
} satisfies Translation<typeof en>
