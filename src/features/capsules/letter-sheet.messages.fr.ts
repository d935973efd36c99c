import type { Translation } from '#shared/messages.ts'
import type { letterSheet as en } from './letter-sheet.messages.en.ts'

export const letterSheet = {
  title: 'Fiche d’une lettre',
  made: '{host} · {date}',
  intro:
    '{author} a scellé une lettre pour {person}. Elle s’ouvrira le {date}. Cette page contient une copie de sa clé, mais rien de la lettre.',
  care: 'Toute personne qui a cette page et une copie des données de la famille peut lire la lettre. Imprimez-la, rangez-la avec vos papiers d’identité et supprimez le fichier.',
  key: 'La clé',
  words: 'Ou la même clé en 24 mots :',
  when: 'Quand vous en avez besoin',
  same: 'Tant que la famille reste sur ce serveur, cette page est inutile : la lettre s’ouvrira automatiquement le jour venu.',
  other:
    'Si la famille change de serveur, ouvrez-y « Lettres pour plus tard » et saisissez la clé ou les 24 mots. La lettre reste scellée jusqu’au jour choisi.',
  lost: 'Cette page ne peut pas être réimprimée, car Hearthbook n’enregistre pas cette copie de la clé.',
} as const satisfies Translation<typeof en>
