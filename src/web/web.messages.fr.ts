import { problems } from '#shared/problems.messages.fr.ts'
import type { Translation } from '#shared/messages.ts'
import type { web as en } from './web.messages.en.ts'

export const web = {
  actions: {
    cancel: 'Annuler',
    close: 'Fermer',
    tryAgain: 'Réessayer',
    loadMore: 'Afficher plus',
    dismiss: 'Masquer',
    goBack: 'Retour',
  },
  player: {
    play: 'Lire',
    pause: 'Pause',
    position: 'Position de lecture',
    time: '{at} sur {of}',
    mute: 'Couper le son',
    unmute: 'Rétablir le son',
    fullScreen: 'Plein écran',
  },
  audience: {
    label: 'Visible par',
    private: { label: 'Privé', hint: 'Vous seulement' },
    family_only: { label: 'Famille seulement', hint: 'Membres de cette famille' },
    extended_family: { label: 'Famille élargie', hint: 'Membres et personnes ayant un lien' },
  },
  loading: 'Chargement…',
  home: 'Accueil',
  optional: 'facultatif',
  notifications: 'Notifications (F8)',
  progress: '{done, number} sur {total, number}',
  error: {
    newVersionTitle: 'Une nouvelle version est disponible',
    newVersionText:
      'Impossible de charger cette partie de la page. Actualisez la page pour obtenir la nouvelle version. Si cela ne suffit pas, vérifiez votre connexion.',
    reload: 'Actualiser',
    title: 'Une erreur est survenue',
    text: 'Une erreur inattendue s’est produite',
    loadTitle: 'Le chargement a échoué',
    loadText: 'Vérifiez votre connexion, puis réessayez.',
  },
  signedOut: { title: 'Déconnexion réussie', text: 'À bientôt !' },
  signOutOwed: {
    title: 'Déconnexion effectuée sur ce navigateur',
    text: 'Nous n’avons pas pu joindre le serveur pour y fermer votre session. Nous le ferons dès que ce navigateur sera de nouveau en ligne.',
  },
  setting: { saving: 'Enregistrement…', saved: 'Enregistré' },
  draft: { restored: 'Votre brouillon a été restauré.', discard: 'Supprimer le brouillon' },
  discard: {
    title: 'Quitter sans enregistrer ?',
    text: 'Vos modifications n’ont pas été enregistrées.',
    keep: 'Continuer à modifier',
    confirm: 'Abandonner les modifications',
  },
  limits: {
    reached:
      'Vous pouvez {limit, select, searches {faire {times, number} recherches} comments {écrire {times, number} commentaires} downloads {télécharger {times, number} fichiers} exports {lancer {times, number} exports} families {créer {times, number} familles} avatars {envoyer {times, number} photos de profil} upload_bytes {envoyer {times, number} Go} other {effectuer cette action {times, number} fois}} en {minutes, select, 1 {une minute} 60 {une heure} 1440 {un jour} other {{minutes} minutes}}. Réessayez dans {unit, select, hours {{wait, plural, one {# heure} other {# heures}}} other {{wait, plural, one {# minute} other {# minutes}}}}.',
    uploads:
      'Vous pouvez avoir {limit} envois en cours au maximum ({gigabytes} Go au total). Attendez que certains se terminent ou annulez-en, puis réessayez.',
  },
  problems: {
    ...problems,
    offline: 'Vous êtes hors ligne. Vérifiez votre connexion, puis réessayez.',
  },
} satisfies Translation<typeof en>
