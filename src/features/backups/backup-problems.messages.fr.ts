import type { Translation } from '#shared/messages.ts'
import type { backupProblems as en } from './backup-problems.messages.en.ts'

export const backupProblems = {
  interrupted: 'La dernière sauvegarde a été interrompue. La prochaine reprendra là où elle s’est arrêtée.',
  not_connected: 'Le dossier est introuvable. Vérifiez que le disque est branché et allumé.',
  backups_gone: 'Les sauvegardes précédentes sont introuvables. Vérifiez que le bon disque est branché.',
  disk_full: 'Il n’y a plus de place pour les sauvegardes. Libérez de l’espace ou utilisez un disque plus grand.',
  storage_unavailable: 'Impossible de joindre le stockage. Vérifiez la connexion à Internet et les clés d’accès.',
  database_damaged:
    'Une partie de la base de données est endommagée sur le disque et ne peut pas être sauvegardée. Arrêtez Hearthbook et restaurez la dernière sauvegarde.',
  other: 'La dernière sauvegarde a échoué : {problem}',
} satisfies Translation<typeof en>
