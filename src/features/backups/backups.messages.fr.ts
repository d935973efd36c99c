import type { Translation } from '#shared/messages.ts'
import type { backups as en } from './backups.messages.en.ts'

export const backups = {
  none: {
    title: 'Il n’existe pas de deuxième copie de vos photos',
    text: 'Si le disque de ce serveur tombe en panne, vos photos et vidéos sont perdues. Définissez BACKUP_TO avec un dossier sur un autre disque ou avec un bucket, puis redémarrez Hearthbook. Une sauvegarde sera alors faite chaque nuit.',
    docs: 'Voir « Backups » dans docs/operations.md.',
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
  card: {
    title: 'Sauvegardes',
    last: 'Dernière sauvegarde : {when}.',
    lastVerified: 'Dernière sauvegarde : {when}, vérifiée le {date}.',
    first: 'La première sauvegarde n’est pas encore complète.',
    late: 'La personne qui administre ce site doit vérifier pourquoi il n’y en a pas de plus récente.',
    none: 'Pas encore de deuxième copie.',
    noneText:
      'Vos photos ne sont que sur ce serveur. Demandez à la personne qui administre ce site de configurer les sauvegardes. En attendant, exportez votre famille de temps en temps et gardez le fichier ailleurs.',
  },
} satisfies Translation<typeof en>
