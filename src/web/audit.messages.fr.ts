import type { Translation } from '#shared/messages.ts'
import type { audit as en } from './audit.messages.en.ts'

export const audit = {
  title: 'Historique',
  intro: 'Qui a changé quoi dans cette famille. Vous seul le voyez.',
  empty: 'Il ne s’est encore rien passé.',
  somebody: 'Quelqu’un qui n’est plus là',
  // After what somebody did.
  about: ' : {about}',
  actions: {
    account: {
      created: 'a créé un compte',
      deletion_requested: 'a demandé la suppression de son compte',
      kept: 'a gardé son compte',
      deleted: 'a supprimé un compte',
    },
    session: {
      signed_in: 's’est connecté',
      revoked: 'a déconnecté un appareil',
      signed_out_everywhere: 's’est déconnecté partout',
      ended_by_admin: 'a fermé toutes les sessions d’une personne',
      new_device: 'connexion depuis un nouvel appareil',
      refused: 'échec de connexion',
    },
    password: {
      set: 'a choisi un mot de passe',
      changed: 'a changé le mot de passe',
      reset: 'a choisi un nouveau mot de passe par e-mail',
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
      refused: 'trois codes erronés lors de la validation en deux étapes',
    },
    recovery_codes: { made: 'a créé de nouveaux codes de secours' },
    provider: { linked: 'a associé une autre façon de se connecter', unlinked: 'a retiré une façon de se connecter' },
    email: { changed: 'a changé d’adresse e-mail', change_undone: 'a annulé un changement d’adresse e-mail' },
    api_key: { created: 'a créé une clé d’API', revoked: 'a révoqué une clé d’API' },
    data: {
      export_requested: 'a demandé un export',
      exported: 'a reçu un export',
      downloaded: 'a téléchargé un export',
      imported: 'a importé',
    },
    family: {
      created: 'a créé la famille',
      renamed: 'a renommé la famille',
      updated: 'a modifié les réglages de la famille',
      deleted: 'a supprimé la famille',
      restored: 'a restauré la famille',
      purged: 'a supprimé la famille pour de bon',
      transferred: 'a confié la famille',
    },
    member: {
      joined: 'a rejoint la famille',
      left: 'a quitté la famille',
      removed: 'a retiré un membre',
      role_changed: 'a changé un rôle',
    },
    invitation: {
      sent: 'a envoyé une invitation',
      resent: 'a renvoyé une invitation',
      cancelled: 'a annulé une invitation',
      declined: 'a décliné une invitation',
    },
    photo: {
      deleted: 'a supprimé des photos',
      restored: 'a récupéré des photos',
      purged: 'a supprimé des photos pour de bon',
    },
    child: {
      added: 'a ajouté un enfant',
      updated: 'a modifié la page d’un enfant',
      restored: 'a restauré la page d’un enfant',
      removed: 'a retiré la page d’un enfant',
    },
    milestone: { deleted: 'a supprimé une étape' },
    category: { deleted: 'a supprimé une catégorie' },
    answer: {
      deleted: 'a supprimé une réponse d’enfant',
      restored: 'a restauré une réponse d’enfant',
      purged: 'a supprimé pour de bon une réponse d’enfant',
    },
    caption: { deleted: 'a supprimé la légende audio d’une photo' },
    consent: { given: 'a accepté qu’un enfant soit filmé', withdrawn: 'a retiré l’accord pour filmer un enfant' },
    comment: { deleted: 'a retiré un commentaire' },
    guest_link: { created: 'a créé un lien d’invité', revoked: 'a mis fin à un lien d’invité' },
    subscription: { changed: 'a changé de formule' },
    order: { placed: 'a commandé un livre imprimé', changed: 'a modifié la commande d’un livre imprimé' },
    job: { retried: 'a relancé une tâche échouée' },
  },
} satisfies Translation<typeof en>
