import type { Translation } from './messages.ts'
import type { problems as en } from './problems.messages.en.ts'

export const problems = {
  invalid_input: 'Certaines informations ne sont pas valides. Vérifiez-les et réessayez.',
  wrong_code: 'Ce code n’est pas le bon. Vérifiez-le et réessayez.',
  wrong_password: 'L’adresse e-mail ou le mot de passe est incorrect.',
  weak_password: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.',
  passkey_refused: 'Impossible de vérifier cette clé d’accès. Réessayez ou connectez-vous autrement.',
  provider_refused: 'Impossible de confirmer votre connexion. Recommencez.',
  last_way_in:
    'Vos e-mails transitent par Apple : c’est donc votre seul moyen fiable de vous connecter. Ajoutez d’abord un mot de passe ou une clé d’accès.',
  provider_stale:
    'Votre dernière connexion avec ce compte est trop ancienne. Reconnectez-vous ou confirmez votre identité autrement.',
  address_unproven:
    'Votre adresse e-mail n’y est pas encore confirmée. Confirmez-la, ou connectez-vous avec un code reçu par e-mail.',
  code_expired: 'Ce code a expiré. Demandez-en un nouveau.',
  token_expired: 'Votre session a expiré. Reconnectez-vous.',
  link_expired: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  signed_out: 'Vous devez vous connecter',
  forbidden: 'Vous n’avez pas l’autorisation de faire cela.',
  sign_up_closed: 'Ce Hearthbook est accessible sur invitation. Demandez à quelqu’un de votre famille de vous inviter.',
  account_leaving: 'La suppression de votre compte est programmée. Restaurez-le pour effectuer des modifications.',
  proof_required: 'Confirmez votre identité pour continuer. Rien n’a encore changé.',
  second_factor_required:
    'L’administration demande une clé d’accès ou une application d’authentification. Ajoutez-en une dans les paramètres de votre compte.',
  wrong_origin: 'Nous avons bloqué cette requête, car elle vient d’un autre site.',
  not_found: 'Impossible de trouver cet élément. Il a peut-être été supprimé, ou vous n’y avez pas accès.',
  account_exists: 'Un compte existe déjà avec cette adresse e-mail.',
  already_there: 'Cet élément existe déjà.',
  owner_stays: 'Vous ne pouvez ni retirer le ou la propriétaire ni changer son rôle. Transférez d’abord la propriété.',
  already_member: 'Vous faites déjà partie de cette famille',
  other_address: 'Cette invitation a été envoyée à une autre adresse e-mail. Rejoindre avec la vôtre ?',
  invitation_used: 'Cette invitation a déjà été utilisée.',
  invitation_expired: 'L’invitation a expiré',
  card_declined: 'Votre carte a été refusée. Essayez-en une autre.',
  plan_limit_reached:
    'Cette famille a atteint une limite de sa formule. Son ou sa propriétaire peut passer à une formule supérieure.',
  conflict: 'Quelqu’un vient de modifier cet élément. Actualisez la page et réessayez.',
  consent_required: 'Le ou la propriétaire de la famille doit donner son accord avant d’enregistrer cet enfant.',
  too_large: 'Ce fichier est trop volumineux.',
  unsupported_media: 'Ce type de contenu n’est pas pris en charge.',
  rate_limited:
    'La limite d’e-mails est atteinte. Patientez quelques minutes avant de réessayer, ou utilisez une autre adresse e-mail.',
  too_many_requests: 'Trop de tentatives. Patientez un instant et réessayez.',
  limit_reached: 'Vous avez atteint une limite. Patientez un peu, puis réessayez.',
  too_many_uploads: 'Vous avez trop d’envois inachevés. Terminez ou annulez-en quelques-uns, puis réessayez.',
  unexpected: 'Une erreur inattendue s’est produite',
  unavailable: 'Indisponible pour le moment. Réessayez dans un instant.',
  storage_full: 'L’espace de stockage est insuffisant. Libérez de l’espace et réessayez.',
} satisfies Translation<typeof en>
