import type { Translation } from '#shared/messages.ts'
import type { backupsMail as en } from './backups-mail.messages.en.ts'

export const backupsMail = {
  subject: 'Action requise : aucune sauvegarde depuis le {date}',
  subjectNever: 'Action requise : vos photos ne sont pas sauvegardées',
  heading: 'Vérifiez vos sauvegardes',
  last: 'La dernière sauvegarde complète dans {address} s’est terminée le {date}.',
  never: 'Il n’y a pas encore de sauvegarde complète dans {address}.',
  paused: 'Les sauvegardes sont en pause. Vous pouvez les reprendre dans l’administration, sous « Sauvegardes ».',
  pausedOwner: 'Les sauvegardes sont en pause. La personne qui administre ce site peut les reprendre.',
  notMade: 'Aucune sauvegarde n’a été faite. Laissez le serveur allumé la nuit, ou au moins une heure par jour.',
  forOwner: 'Si une autre personne administre ce site, transférez-lui cet e-mail.',
  again: 'Nous vous le rappellerons une fois par semaine jusqu’à la prochaine sauvegarde.',
  button: 'Voir les sauvegardes',
  buttonOwner: 'Ouvrir les paramètres de la famille',
  footer: 'Vous recevez cet e-mail parce que vous administrez ce serveur.',
  footerOwner: 'Vous recevez cet e-mail parce que vous gérez une famille sur ce serveur.',
  noCopy: {
    subject: 'Il n’y a pas de deuxième copie de vos photos',
    heading: 'Vos photos sont à un seul endroit',
    text: 'Vos photos et vidéos ne sont que sur un serveur. Si son disque tombe en panne, elles sont perdues.',
    admin:
      'Pour les sauvegarder chaque nuit, réglez BACKUP_TO sur un dossier d’un autre disque ou sur un bucket, puis redémarrez Hearthbook. Les détails sont dans « Backups » de docs/operations.md.',
    owner:
      'Demandez à la personne qui administre ce site de configurer les sauvegardes. En attendant, exportez votre famille de temps en temps et gardez le fichier ailleurs.',
    again: 'Nous vous le rappellerons tous les trois mois jusqu’à ce que les sauvegardes soient configurées.',
  },
} satisfies Translation<typeof en>
