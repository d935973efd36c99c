import type { Translation } from '#shared/messages.ts'
import type { backups as en } from './backups.messages.en.ts'

export const backups = {
  none: {
    title: 'Il n’existe pas de deuxième copie de vos photos',
    text: 'Si le disque de ce serveur tombe en panne, vos photos et vidéos sont perdues.',
    connect:
      'Branchez un deuxième disque sur l’ordinateur qui fait tourner Hearthbook, ou utilisez un bucket dans le cloud.',
    set: 'Dans le fichier .env du serveur, définissez BACKUP_TO avec un dossier de ce disque :',
    restart:
      'Redémarrez Hearthbook. La première copie commence dans l’heure, puis les nouveautés s’y ajoutent chaque nuit.',
    line: 'Il n’y a pas encore de deuxième copie de vos photos.',
    forOperator: 'Pour la personne qui administre ce site',
    open: 'Configurer les sauvegardes',
  },
  attention: { title: 'Sauvegardes', text: 'Une sauvegarde a échoué', open: 'Voir les sauvegardes' },
  place: {
    encrypted: 'Chiffrée',
    plain: 'Non chiffrée',
    databaseOnly: 'Base de données seule',
    last: 'Dernière sauvegarde',
    noneYet: 'Aucune pour l’instant',
    size: '{files, plural, one {# fichier} other {# fichiers}}, {size}',
    added: '{files, plural, =0 {rien de nouveau} one {# nouveau fichier} other {# nouveaux fichiers}}',
    database: 'base de données',
    next: 'Prochaine sauvegarde',
    pausedNext: 'En pause',
    verified: 'Dernière vérification',
    never: 'Pas encore',
    queued: 'La sauvegarde commence dans quelques secondes.',
    preparing: 'Préparation de la sauvegarde…',
    copying:
      '{done, number} sur {total, plural, one {# nouveau fichier copié} other {# nouveaux fichiers copiés}}, {size}',
    finishing: 'Enregistrement de la base de données…',
    pausing: 'Mise en pause après les fichiers en cours…',
    paused: 'Les sauvegardes sont en pause.',
    damaged:
      '{count, plural, one {# original manque ou est abîmé} other {# originaux manquent ou sont abîmés}}. Le reste est sauvegardé.',
    which: 'Afficher les fichiers',
    progress: 'Progression de la sauvegarde',
    start: 'Sauvegarder maintenant',
    startNamed: 'Sauvegarder maintenant : {address}',
    running: 'Sauvegarde en cours…',
    pause: 'Mettre en pause',
    pauseNamed: 'Mettre en pause : {address}',
    resume: 'Reprendre',
    resumeNamed: 'Reprendre : {address}',
    failed: 'L’opération a échoué',
    history: '{count, plural, one {Dernière exécution} other {# dernières exécutions}}',
  },
  run: {
    backup: { running: 'En cours', done: 'Complète', paused: 'En pause', failed: 'Échec' },
    drill: {
      running: 'Vérification en cours',
      done: 'Vérifiée',
      paused: 'Vérification en pause',
      failed: 'Échec de la vérification',
    },
    drillDamaged: 'Dommages trouvés',
    damaged: '{count, plural, one {# fichier abîmé} other {# fichiers abîmés}}',
  },
  kit: {
    title: 'Kit de récupération',
    text: 'Une page à imprimer, avec la clé qui ouvre vos sauvegardes chiffrées et les étapes pour les restaurer. Sans elle, personne ne pourra les restaurer si ce serveur disparaît.',
    download: 'Télécharger le kit de récupération',
    creating: 'Création…',
    failed: 'Impossible de créer le kit de récupération',
  },
  safe: {
    none: {
      title: 'Pas encore. Tout est sur un seul ordinateur.',
      text: 'Si son disque tombe en panne, vos photos sont perdues.',
    },
    first: {
      title: 'Pas encore. La première copie n’est pas terminée.',
      text: 'D’ici là, vos photos sont perdues si le disque de l’ordinateur tombe en panne.',
    },
    late: { title: 'Pas les plus récentes.' },
    made: { title: 'Oui, il y a une deuxième copie.' },
    last: 'Dernière sauvegarde : {when}.',
    lastVerified: 'Dernière sauvegarde : {when}, vérifiée le {date}.',
    size: 'Taille : {size}.',
    next: 'Prochaine sauvegarde : {when}.',
    paused: 'Les sauvegardes sont en pause.',
    ask: 'Demandez à {name} de s’en occuper. En attendant, téléchargez vos photos de temps en temps et gardez-les ailleurs.',
    askOperator:
      'Demandez à la personne qui administre ce site de s’en occuper. En attendant, téléchargez vos photos de temps en temps et gardez-les ailleurs.',
    download: 'Télécharger les photos',
  },
} satisfies Translation<typeof en>
