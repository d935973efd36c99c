import type { Translation } from '#shared/messages.ts'
import type { recoveryKit as en } from './recovery-kit.messages.en.ts'

export const recoveryKit = {
  title: 'Kit de récupération',
  made: '{host} · {date}',
  intro:
    'Avec cette page et une sauvegarde, vous pouvez restaurer vos photos, vidéos, histoires et comptes sur une nouvelle machine, même si l’ancienne n’existe plus.',
  care: 'Toute personne qui a cette page peut ouvrir vos sauvegardes. Imprimez-la et rangez-la avec vos passeports, pas sur le serveur.',
  places: 'Vos sauvegardes',
  encrypted: 'Chiffrées : il vous faut la clé ci-dessous.',
  plain: 'Non chiffrées : la clé n’est pas nécessaire.',
  key: 'Votre clé',
  words: 'Ou la même clé en 24 mots :',
  steps: 'Comment restaurer',
  install: 'Installez la dernière version de Hearthbook sur une machine vide, sans la démarrer.',
  run: 'Lancez-y cette commande. Quand elle demande la clé, saisissez votre clé ou les 24 mots.',
  settings: 'Définissez d’abord ces paramètres, avec de nouvelles clés d’accès de votre fournisseur de stockage :',
  start: 'Démarrez Hearthbook avec cette commande, puis connectez-vous comme avant.',
  storedFiles:
    'Pour restaurer une sauvegarde, vous n’avez pas besoin de la clé de chiffrement des fichiers du serveur : elle contient les fichiers eux-mêmes.',
  secret:
    'SECRET est un paramètre de ce serveur : les sauvegardes non chiffrées ne le contiennent donc pas. Gardez-en une copie avec cette page.',
} satisfies Translation<typeof en>
