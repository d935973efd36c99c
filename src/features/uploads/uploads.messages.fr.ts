import type { Translation } from '#shared/messages.ts'
import type { upload as en } from './uploads.messages.en.ts'

export const upload = {
  title: '{videos, select, yes {Ajouter des photos et des vidéos} other {Ajouter des photos}}',
  drop: '{videos, select, yes {Déposez vos photos et vidéos ici} other {Déposez vos photos ici}}',
  dropNow: 'Relâchez pour envoyer',
  dropHint: 'Vous pouvez aussi les coller ou les choisir sur cet appareil. Nous conservons les originaux tels quels.',
  tapHint: 'Choisissez des photos sur cet appareil ou prenez-en une. Nous conservons les originaux tels quels.',
  choose: 'Choisir des photos',
  viewerTitle: 'Lecture seule',
  viewerText:
    'Vous pouvez tout voir ici. Pour ajouter des photos, demandez à la personne qui gère la famille de modifier votre rôle.',
  open: 'Afficher les envois',
  files: 'Fichiers',
  progress: '{done, number} sur {total, number} terminés',
  pillSending: '{percent} · {open, plural, one {# fichier restant} other {# fichiers restants}}',
  pillProcessing: '{open, plural, one {Traitement de # photo} other {Traitement de # photos}}',
  pillPaused: 'En attente de connexion',
  pillProblems: '{count, plural, one {# fichier à vérifier} other {# fichiers à vérifier}}',
  pillDone: '{count, plural, =0 {Rien de nouveau à ajouter} one {# photo ajoutée} other {# photos ajoutées}}',
  summary: {
    sending: 'Envoi de {total, plural, one {# fichier} other {# fichiers}}',
    paused: 'En attente de connexion',
    resumes: 'reprise dès que vous serez de nouveau en ligne',
    done: '{count, plural, =0 {Rien de nouveau à ajouter} one {# photo ajoutée à l’album} other {# photos ajoutées à l’album}}',
    stored:
      '{count, plural, one {# fichier enregistré, aperçu à venir} other {# fichiers enregistrés, aperçus à venir}}',
    duplicates: '{count, plural, one {# déjà dans l’album} other {# déjà dans l’album}}',
    problems: '{count, plural, one {# à vérifier} other {# à vérifier}}',
    progress: 'Progression de l’envoi',
    addToAlbum: 'Ajouter ces photos à un album',
  },
  onTheirWay: {
    title: '{count, plural, one {Votre photo arrive} other {Vos photos arrivent}}',
    text: 'Elles s’affichent ici dès qu’elles sont prêtes.',
  },
  shared: {
    title: '{count, plural, one {Ajouter # fichier partagé} other {Ajouter # fichiers partagés}}',
    family: 'Famille',
    add: '{count, plural, one {Ajouter # fichier} other {Ajouter # fichiers}}',
    adding: '{count, plural, one {Ajout de # fichier…} other {Ajout de # fichiers…}}',
    reading: 'Ouverture des fichiers partagés…',
    noneTitle: 'Aucune photo partagée',
    noneText:
      'Dans l’application Photos de votre téléphone, sélectionnez des photos, touchez Partager et choisissez Hearthbook.',
    viewerTitle: 'Vous ne pouvez pas ajouter de photos',
    viewerText:
      'Créez une famille, ou demandez à la personne qui la gère de modifier votre rôle. Partagez ensuite à nouveau les photos.',
    fullTitle: 'Votre téléphone est plein',
    fullText: 'L’espace manquait pour ces fichiers. Libérez de l’espace, puis partagez-les à nouveau.',
    partialText: 'L’espace manquait pour certains fichiers. Libérez de l’espace, puis partagez-les à nouveau.',
    addPhotos: 'Ajouter des photos',
    leave: 'Aller à l’accueil',
  },
  state: {
    waiting: 'En attente',
    processing: 'Traitement…',
    done: 'Dans l’album',
    duplicate: 'Déjà dans l’album',
    duplicateOf: 'Déjà dans l’album : {name}',
    missing: 'Ce navigateur n’a plus accès au fichier. Choisissez-le à nouveau pour reprendre l’envoi.',
  },
  refused: {
    empty: 'Ce fichier est vide. Copiez-le à nouveau depuis votre téléphone ou votre appareil photo.',
    not_a_photo_or_video: 'Ce fichier n’est ni une photo ni une vidéo. Choisissez-en un autre.',
    unsupported_format:
      'Hearthbook ne peut pas lire ce format. Enregistrez le fichier en JPEG ou MP4, puis ajoutez-le à nouveau.',
    damaged: 'Ce fichier est endommagé ou incomplet. Si vous en avez une autre copie, essayez-la.',
    too_large: 'Ce fichier est trop volumineux. Ajoutez une vidéo plus courte ou une photo plus petite.',
    too_slow: 'L’ouverture de ce fichier a pris trop de temps. Réessayez, ou enregistrez-le d’abord en JPEG ou MP4.',
    no_picture: 'Ce fichier ne contient aucune image. Choisissez une photo ou une autre vidéo.',
    video_not_allowed:
      'La formule de cette famille n’inclut pas les vidéos. La personne qui la gère peut passer à une formule supérieure.',
    plan_full:
      'La formule de cette famille a atteint sa limite de photos. Rien ne sera supprimé. Une fois la formule changée, appuyez sur « Réessayer ».',
    not_a_sound: 'Cet enregistrement est illisible. Enregistrez-en un autre.',
    sound_too_long: 'Un enregistrement ne peut pas dépasser une minute. Enregistrez-en un plus court.',
    photo_gone: 'La photo associée à cet enregistrement a été supprimée.',
    photo_full: 'Cette photo a atteint le nombre maximal d’enregistrements.',
    captions_not_allowed:
      'La formule de cette famille n’inclut pas les légendes audio. La personne qui la gère peut passer à une formule supérieure.',
    storage_full:
      'L’espace de stockage de ce serveur est plein. Rien n’est perdu. Dès qu’il y aura de la place, appuyez sur « Réessayer ».',
  },
  failed: {
    signed_out: 'Votre session est fermée. Reconnectez-vous, puis appuyez sur « Réessayer ».',
    not_allowed:
      'Vous pouvez voir les photos de cette famille, mais pas en ajouter. Demandez à la personne qui la gère de modifier votre rôle.',
    server: 'Impossible d’envoyer ce fichier. Patientez un instant, puis appuyez sur « Réessayer ».',
  },
  held: {
    person:
      'Vous avez atteint la limite de {limit, number} envois en cours ou de {gigabytes, number} Go. La suite partira automatiquement dès que certains seront terminés.',
    family:
      'Votre famille a atteint la limite de {limit, number} envois en cours ou de {gigabytes, number} Go. La suite partira automatiquement dès que certains seront terminés.',
    day: 'Vous avez atteint votre limite d’envoi quotidienne ({gigabytes, number} Go). La suite partira automatiquement dès son renouvellement.',
  },
  stored:
    '{count, plural, one {Ce fichier est bien enregistré. Nous créerons son aperçu plus tard} other {Ces fichiers sont bien enregistrés. Nous créerons leurs aperçus plus tard}}. Vous n’avez rien à faire.',
  short: {
    held: 'En attente : limite atteinte',
    stored: 'Enregistré, aperçu à venir',
    refused: 'Non ajouté',
    failed: 'Échec de l’envoi',
    missing: 'Fichier à choisir',
  },
  retry: 'Réessayer',
  retryAll: 'Tout réessayer',
  chooseAgain: 'Choisir à nouveau',
  see: 'Voir',
  cancelFile: 'Annuler {name}',
  cancelAll: 'Tout annuler',
  remove: 'Retirer {name} de la liste',
  clear: 'Vider la liste',
  announceDone:
    '{added, plural, =0 {Aucune photo n’a été ajoutée} one {# photo a été ajoutée} other {# photos ont été ajoutées}}{problems, plural, =0 {.} one {. # fichier à vérifier.} other {. # fichiers à vérifier.}}',
} satisfies Translation<typeof en>
