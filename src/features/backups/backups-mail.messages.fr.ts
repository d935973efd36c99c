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
} satisfies Translation<typeof en>
