import type { Translation } from './messages.ts'
import type { problems as en } from './problems.messages.en.ts'

export const problems = {
  invalid_input: 'Certaines informations ne sont pas valides. Vérifiez-les et réessayez.',
  wrong_code: 'Ce code est incorrect. Vérifiez-le et réessayez.',
  wrong_password: 'L’adresse e-mail ou le mot de passe est incorrect.',
  weak_password: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.',
  passkey_refused: 'Impossible de vérifier cette clé d’accès. Réessayez ou connectez-vous autrement.',
  provider_refused: 'Impossible de confirmer votre connexion. Recommencez.',
  last_way_in:
    'Votre adresse e-mail passe par un relais d’Apple : elle ne suffit pas à garantir l’accès à votre compte. Ajoutez d’abord un mot de passe ou une clé d’accès.',
  provider_stale:
    'Votre dernière connexion avec Google ou Apple est trop ancienne. Reconnectez-vous ou confirmez votre identité autrement.',
  address_unproven:
    'Google ou Apple n’a pas encore vérifié votre adresse e-mail. Vérifiez-la dans votre compte Google ou Apple, ou connectez-vous avec un code reçu par e-mail.',
  code_expired: 'Ce code a expiré. Demandez-en un nouveau.',
  token_expired: 'Votre session a expiré. Reconnectez-vous.',
  link_expired: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  signed_out: 'Vous devez vous connecter',
  forbidden: 'Vous n’avez pas l’autorisation d’effectuer cette action.',
  sign_up_closed:
    'L’inscription se fait uniquement sur invitation. Demandez à quelqu’un de votre famille de vous inviter.',
  account_leaving:
    'La suppression de votre compte est programmée. Pour modifier quoi que ce soit, choisissez d’abord de le conserver.',
  proof_required: 'Confirmez votre identité pour continuer. Rien n’a encore changé.',
  second_factor_required:
    'Pour accéder à l’administration, il faut une clé d’accès ou une application d’authentification. Ajoutez-en une dans les paramètres de votre compte.',
  wrong_origin: 'Nous avons bloqué cette requête, car elle vient d’un autre site.',
  not_found: 'Impossible de trouver cet élément. Il a peut-être été supprimé, ou vous n’y avez pas accès.',
  account_exists: 'Un compte existe déjà avec cette adresse e-mail.',
  already_there: 'Cet élément existe déjà.',
  owner_stays:
    'Vous ne pouvez ni retirer la personne qui gère la famille ni changer son rôle. Transférez d’abord la propriété.',
  already_member: 'Vous faites déjà partie de cette famille',
  other_address:
    'Cette invitation a été envoyée à une autre adresse e-mail. Confirmez que vous souhaitez rejoindre la famille avec la vôtre.',
  invitation_used: 'Cette invitation a déjà été utilisée.',
  invitation_expired: 'L’invitation a expiré',
  card_declined: 'Votre carte a été refusée. Essayez-en une autre.',
  plan_limit_reached: 'La formule de la famille ne le permet pas. La personne qui gère la famille peut en changer.',
  conflict: 'Quelqu’un vient de modifier cet élément. Actualisez la page et réessayez.',
  too_many: 'La limite est atteinte. Retirez quelque chose pour en ajouter.',
  folder_missing: 'Ce dossier n’existe pas. Créez-le d’abord, puis réessayez.',
  consent_required: 'La personne qui gère la famille doit donner son accord avant tout enregistrement de cet enfant.',
  too_large: 'Ce fichier est trop volumineux.',
  unsupported_media: 'Ce type de contenu n’est pas pris en charge.',
  rate_limited:
    'La limite d’e-mails est atteinte. Patientez quelques minutes avant de réessayer, ou utilisez une autre adresse e-mail.',
  too_many_requests: 'Trop de tentatives. Patientez un instant et réessayez.',
  limit_reached: 'Vous avez atteint une limite. Réessayez plus tard.',
  too_many_uploads:
    'Vous avez trop d’envois en cours. Attendez que certains se terminent ou annulez-en, puis réessayez.',
  unexpected: 'Une erreur inattendue s’est produite',
  file_damaged:
    'Ce fichier est introuvable ou endommagé sur le serveur. La personne qui le gère peut le restaurer depuis une sauvegarde.',
  unavailable: 'Ce service est indisponible pour le moment. Réessayez dans un instant.',
  storage_full: 'Ce serveur manque d’espace de stockage. Réessayez dès que de l’espace aura été libéré.',
} satisfies Translation<typeof en>
