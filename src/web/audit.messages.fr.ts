import type { Translation } from '#shared/messages.ts'
import type { audit as en } from './audit.messages.en.ts'

export const audit = {
  title: 'Historique',
  back: 'Paramètres de la famille',
  intro: 'Les modifications faites dans cette famille. Visibles uniquement par vous.',
  empty: 'Aucun historique pour l’instant.',
  somebody: 'Ancien membre',
  // Appended to an entry.
  about: ' : <unbroken>{about}</unbroken>',
  named: {
    person: {
      added: 'a ajouté {names}',
      updated: 'a modifié les informations de {names}',
      removed: 'a retiré {names}',
      restored: 'a restauré la fiche de {names}',
    },
    consent: {
      given: 'a donné l’autorisation de filmer {names}',
      withdrawn: 'a retiré l’autorisation de filmer {names}',
    },
    invitation: {
      sent: 'a invité {names}',
      resent: 'a de nouveau invité {names}',
      cancelled: 'a annulé l’invitation de {names}',
    },
    member: { sign_in_link: 'a créé un lien de connexion pour {names}' },
    guest_link: { created: 'a donné un lien d’invité à {names}' },
    letter: { sealed: 'a scellé une lettre pour {names}' },
    succession: {
      trusted: 'a ajouté {names} aux personnes de confiance',
      ended: 'a retiré {names} des personnes de confiance',
    },
    answer: {
      deleted: 'a supprimé une réponse de {names}',
      restored: 'a restauré une réponse de {names}',
      purged: 'a supprimé définitivement une réponse de {names}',
    },
  },
  actions: {
    account: {
      created: 'a créé un compte',
      deletion_requested: 'a demandé la suppression de son compte',
      kept: 'a annulé la suppression de son compte',
      deleted: 'a supprimé un compte',
    },
    session: {
      signed_in: 'a ouvert une session',
      revoked: 'a déconnecté un appareil',
      signed_out_everywhere: 'a fermé toutes ses sessions',
      new_device: 'a ouvert une session sur un nouvel appareil',
      refused: 'n’a pas réussi à se connecter',
      ended_by_admin: 'a fermé toutes les sessions d’une personne',
    },
    password: {
      set: 'a choisi un mot de passe',
      changed: 'a changé le mot de passe',
      reset: 'a réinitialisé le mot de passe par e-mail',
      removed: 'a supprimé le mot de passe',
    },
    passkey: {
      added: 'a ajouté une clé d’accès',
      renamed: 'a renommé une clé d’accès',
      removed: 'a supprimé une clé d’accès',
    },
    second_factor: {
      enabled: 'a activé la validation en deux étapes',
      disabled: 'a désactivé la validation en deux étapes',
      refused: 'a saisi trois codes de validation incorrects',
    },
    recovery_codes: { made: 'a créé de nouveaux codes de secours' },
    provider: { linked: 'a associé un autre moyen de connexion', unlinked: 'a dissocié un moyen de connexion' },
    email: { changed: 'a changé d’adresse e-mail', change_undone: 'a annulé un changement d’adresse e-mail' },
    app_password: {
      created: 'a créé un mot de passe d’application',
      revoked: 'a révoqué un mot de passe d’application',
    },
    api_key: { created: 'a créé une clé d’API', revoked: 'a révoqué une clé d’API' },
    data: {
      export_requested: 'a demandé un export',
      exported: 'a exporté des données',
      downloaded: 'a téléchargé un export',
      imported: 'a importé des données',
    },
    family: {
      created: 'a créé la famille',
      renamed: 'a renommé la famille',
      updated: 'a modifié les paramètres de la famille',
      deleted: 'a supprimé la famille',
      restored: 'a restauré la famille',
      purged: 'a définitivement supprimé la famille',
      transferred: 'a transféré la propriété de la famille',
    },
    succession: {
      trusted: 'a choisi une personne de confiance',
      ended: 'a retiré une personne de confiance',
      changed: 'a modifié la durée d’absence',
      reminded: 'a envoyé un rappel par e-mail à la personne responsable',
      opened: 'a permis aux personnes de confiance de demander la reprise de la famille',
    },
    takeover: {
      requested: 'a demandé à reprendre la famille',
      canceled: 'a mis fin à une demande de reprise de la famille',
      completed: 'a confié la famille après une longue absence',
    },
    letter: { sealed: 'a scellé une lettre pour plus tard', deleted: 'a supprimé une lettre pour plus tard' },
    member: {
      joined: 'a rejoint la famille',
      left: 'a quitté la famille',
      removed: 'a retiré un membre',
      role_changed: 'a changé un rôle',
      sign_in_link: 'a créé un lien de connexion pour un membre',
    },
    invitation: {
      sent: 'a envoyé une invitation',
      resent: 'a renvoyé une invitation',
      cancelled: 'a annulé une invitation',
      declined: 'a décliné une invitation',
    },
    photo: {
      deleted: 'a supprimé des photos',
      restored: 'a restauré des photos',
      purged: 'a définitivement supprimé des photos',
    },
    original: {
      healed: 'a restauré un fichier endommagé à partir d’une sauvegarde',
    },
    file: {
      added: 'a de nouveau ajouté un fichier sans lien à sa famille',
      removed: 'a supprimé un fichier sans lien',
    },
    person: {
      added: 'a ajouté une personne',
      updated: 'a modifié les informations d’une personne',
      merged: 'a fusionné deux personnes',
      restored: 'a restauré la fiche d’une personne',
      removed: 'a retiré une personne',
    },
    child: {
      added: 'a ajouté un enfant',
      updated: 'a modifié les informations d’un enfant',
      restored: 'a restauré la fiche d’un enfant',
      removed: 'a retiré la fiche d’un enfant',
    },
    milestone: { deleted: 'a supprimé une étape' },
    album: { deleted: 'a supprimé un album' },
    category: { deleted: 'a supprimé une catégorie' },
    answer: {
      deleted: 'a supprimé la réponse d’un enfant',
      restored: 'a restauré la réponse d’un enfant',
      purged: 'a définitivement supprimé la réponse d’un enfant',
    },
    caption: { deleted: 'a supprimé la légende audio d’une photo' },
    consent: {
      given: 'a donné l’autorisation de filmer un enfant',
      withdrawn: 'a retiré l’autorisation de filmer un enfant',
    },
    transcripts: {
      allowed: 'a activé la transcription',
      ended: 'a désactivé la transcription, ce qui a supprimé toutes les transcriptions',
    },
    vision: {
      allowed: 'a activé les visages et la recherche par contenu',
      ended: 'a désactivé les visages et la recherche par contenu, ce qui a supprimé leurs données',
    },
    comment: { deleted: 'a supprimé un commentaire' },
    frame: { added: 'a ajouté un cadre', removed: 'a retiré un cadre' },
    webhook: {
      created: 'a créé un webhook',
      updated: 'a modifié un webhook',
      secret_replaced: 'a remplacé le secret d’un webhook',
      deleted: 'a supprimé un webhook',
      stopped: 'a désactivé un webhook qui échouait',
    },
    mail_address: {
      replaced: 'a créé une adresse pour les photos par e-mail',
      deleted: 'a supprimé l’adresse pour les photos par e-mail',
    },
    mail_sender: {
      added: 'a autorisé quelqu’un à envoyer des photos par e-mail',
      removed: 'n’accepte plus les photos par e-mail de quelqu’un',
    },
    gazette_subscriber: {
      added: 'a ajouté quelqu’un à la gazette',
      removed: 'a retiré quelqu’un de la gazette',
    },
    guest_link: { created: 'a créé un lien d’invité', revoked: 'a révoqué un lien d’invité' },
    subscription: { changed: 'a changé de formule' },
    order: { placed: 'a commandé un livre imprimé', changed: 'a modifié la commande d’un livre imprimé' },
    job: { retried: 'a relancé une tâche en échec' },
    backup: {
      started: 'a lancé une sauvegarde',
      paused: 'a mis les sauvegardes en pause',
      resumed: 'a repris les sauvegardes',
    },
    recovery_kit: { downloaded: 'a téléchargé le kit de récupération' },
  },
} satisfies Translation<typeof en>
