import type { Translation } from '#shared/messages.ts'
import type { upload as en } from './upload.messages.en.ts'

export const upload = {
  title: 'Ajouter des photos et des vidéos',
  drop: 'Déposez ici photos et vidéos',
  dropNow: 'Lâchez, et elles sont en route',
  dropHint: 'Vous pouvez aussi les coller ou les choisir sur cet appareil. Les originaux sont gardés tels quels.',
  tapHint: 'Depuis cet appareil ou directement avec l’appareil photo. Les originaux sont gardés tels quels.',
  choose: 'Choisir des photos',
  viewerTitle: 'En simple lecture',
  viewerText:
    'Vous pouvez tout regarder ici. Pour ajouter des photos, demandez au propriétaire de la famille de vous nommer éditeur.',
  panel: 'Envois',
  open: 'Afficher les envois',
  files: 'Fichiers',
  progress: '{done, number} sur {total, number} terminés',
  pillSending: '{percent} · {open, plural, one {encore # fichier} other {encore # fichiers}}',
  pillProcessing: '{open, plural, one {Développement de # photo} other {Développement de # photos}}',
  pillPaused: 'En attente de la connexion',
  pillProblems: '{count, plural, one {# fichier a besoin de vous} other {# fichiers ont besoin de vous}}',
  pillDone: '{count, plural, =0 {Rien de nouveau à ajouter} one {# photo ajoutée} other {# photos ajoutées}}',
  summary: {
    sending: 'Ajout de {total, plural, one {# fichier} other {# fichiers}}',
    paused: 'En attente de la connexion',
    done: '{count, plural, =0 {Rien de nouveau à ajouter} one {# photo est dans l’album} other {# photos sont dans l’album}}',
    stored:
      '{count, plural, one {# fichier enregistré, encore sans aperçu} other {# fichiers enregistrés, encore sans aperçu}}',
    duplicates: '{count, plural, one {# y était déjà} other {# y étaient déjà}}',
    problems: '{count, plural, one {# a besoin de vous} other {# ont besoin de vous}}',
    progress: 'Progression de l’envoi',
  },
  state: {
    waiting: 'En attente',
    paused: 'Pas de connexion. L’envoi reprendra tout seul.',
    processing: 'Développement…',
    done: 'Dans l’album',
    duplicate: 'Déjà là',
    duplicateOf: 'Déjà là : {name}',
    missing: 'Ce navigateur n’a plus le fichier. Choisissez-le à nouveau, et l’envoi reprend où il s’était arrêté.',
  },
  refused: {
    empty:
      'Ce fichier est vide : il ne contient pas d’image. Le copier à nouveau depuis le téléphone ou l’appareil suffit souvent.',
    not_a_photo_or_video:
      'Ce n’est ni une photo ni une vidéo, donc il a été laissé de côté. Les images et films de téléphones, d’appareils et de scanners sont les bienvenus.',
    unsupported_format:
      'C’est un type d’image ou de film que Hearthbook ne sait pas encore lire. Enregistrez-le en JPEG ou MP4 et ajoutez cette version.',
    damaged: 'Ce fichier est abîmé : une partie manque ou est illisible. Si vous avez une autre copie, essayez-la.',
    too_large:
      'Ce fichier est plus gros que ce que Hearthbook peut prendre. Un film plus court ou une image plus petite passera.',
    too_slow:
      'Ce fichier était trop long à ouvrir et a été mis de côté. Réessayez, ou enregistrez-le à nouveau en JPEG ou MP4.',
    no_picture:
      'Il n’y a pas d’image dans ce fichier, peut-être seulement du son. Cherchez la photo ou le film qui va avec.',
    video_not_allowed:
      'C’est une vidéo, et votre formule est réservée aux photos. Les photos sont les bienvenues, et une formule plus large accepte aussi les vidéos.',
    plan_full:
      'Votre formule n’a plus de place pour d’autres photos. Ce qui est là reste ; avec une formule plus grande, réessayez et celle-ci suivra.',
    not_a_sound: 'Cet enregistrement ne peut pas être lu. Recommencez ; une minute de son suffit.',
    sound_too_long: 'Cet enregistrement dépasse une minute. Dites-le un peu plus court, et il tiendra.',
    photo_gone: 'La photo à laquelle ces mots appartiennent n’est plus là.',
    captions_not_allowed:
      'Votre formule n’a pas de légendes audio. La photo reste comme elle est, et une formule plus grande prend aussi vos mots.',
    storage_full:
      'Le disque qui garde votre album est plein. Rien n’est perdu : dès qu’il y aura de la place, touchez Réessayer.',
  },
  failed: {
    signed_out: 'Vous avez été déconnecté. Reconnectez-vous, puis touchez Réessayer.',
    not_allowed:
      'Vous pouvez voir les photos de cette famille, mais pas en ajouter. Son propriétaire peut vous nommer éditeur.',
    server: 'Hearthbook n’a pas pu prendre ce fichier pour l’instant. Patientez un peu, puis touchez Réessayer.',
  },
  held: {
    person:
      'Vous avez atteint la limite de {limit, number} envois inachevés ou de {gigabytes, number} Go. La suite partira automatiquement dès que certains seront terminés.',
    family:
      'Votre famille a atteint la limite de {limit, number} envois inachevés ou de {gigabytes, number} Go. La suite partira automatiquement dès que certains seront terminés.',
    day: 'Vous avez envoyé tout ce que cet Hearthbook permet en une journée ({gigabytes, number} Go). La suite partira automatiquement une fois la journée passée.',
  },
  stored:
    '{count, plural, one {Ce fichier est enregistré. Nous réessaierons de créer son aperçu} other {Ces fichiers sont enregistrés. Nous réessaierons de créer leurs aperçus}}. Vous n’avez rien à faire.',
  short: {
    held: 'En attente : limite atteinte',
    stored: 'Enregistré, encore sans aperçu',
    refused: 'Laissé de côté',
    failed: 'Pas encore ajouté',
    missing: 'À choisir à nouveau',
  },
  retry: 'Réessayer',
  retryAll: 'Tout réessayer',
  chooseAgain: 'Choisir à nouveau',
  see: 'La voir',
  cancelFile: 'Annuler {name}',
  cancelAll: 'Tout annuler',
  remove: 'Retirer {name} de la liste',
  clear: 'Vider la liste',
  announceDone:
    '{added, plural, =0 {Aucune photo n’a été ajoutée} one {# photo a été ajoutée} other {# photos ont été ajoutées}}{problems, plural, =0 {.} one { ; # fichier a besoin de vous.} other { ; # fichiers ont besoin de vous.}}',
} satisfies Translation<typeof en>
