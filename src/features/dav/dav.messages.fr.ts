import type { Translation } from '#shared/messages.ts'
import type { dav as english } from './dav.messages.en.ts'

export const dav: Translation<typeof english> = {
  title: 'Sauvegarde automatique depuis votre téléphone',
  intro:
    'Une petite application sur votre téléphone peut ajouter automatiquement vos nouvelles photos ici. Nous vous montrons comment la configurer, et aucune photo n’est ajoutée deux fois.',
  back: 'Ajouter',
  open: 'Configurer la sauvegarde automatique',
  check: {
    title: 'Besoin de libérer de la place ?',
    text: 'Avant de supprimer des fichiers de votre appareil, vérifiez lesquels sont en sécurité ici.',
    open: 'Vérifier ce qu’on peut supprimer',
  },
  create: {
    title: 'Ajouter un appareil',
    text: 'Chaque appareil a son propre mot de passe d’application : vous pouvez le révoquer sans toucher aux autres.',
    name: 'Nom de l’appareil',
    nameHint: 'Par exemple, iPhone d’Ana.',
    scope: 'Autorisations',
    scopes: {
      add: {
        label: 'Ajouter des photos',
        hint: 'L’appareil envoie des photos et ne voit pas les autres. Idéal pour un téléphone.',
      },
      read: {
        label: 'Télécharger des photos',
        hint: 'L’appareil lit les originaux que vous pouvez voir. Idéal pour une deuxième copie.',
      },
      write: { label: 'Ajouter et télécharger des photos', hint: 'L’appareil fait les deux.' },
    },
    submit: 'Créer le mot de passe d’application',
    creating: 'Création…',
  },
  viewer:
    'Pour la configurer, il vous faut l’autorisation d’ajouter des photos. Demandez à la personne qui gère cette famille de modifier votre rôle.',
  made: {
    title: 'Mot de passe d’application pour {name}',
    text: 'Saisissez ces informations dans l’application de votre téléphone, ou scannez le code pour les copier. Le mot de passe ne s’affiche qu’une fois.',
    qr: 'Code QR avec l’adresse, le nom d’utilisateur et le mot de passe',
    address: 'Adresse',
    user: 'Nom d’utilisateur',
    password: 'Mot de passe',
    folder: 'Dossier',
    copy: 'Copier',
    copied: 'Copié',
    done: 'C’est saisi',
    unsavedTitle: 'Fermer sans enregistrer le mot de passe ?',
    unsavedText: 'Vous ne pourrez plus voir ce mot de passe. Si vous le perdez, révoquez-le et créez-en un autre.',
    unsavedStay: 'Revenir au mot de passe',
    unsavedLeave: 'Fermer quand même',
  },
  inbox: {
    title: 'Dossier sur le serveur',
    text: 'Les photos que Syncthing, un lecteur réseau, FTP ou un scanner dépose dans ce dossier sont ajoutées automatiquement. Si un fichier ne peut pas être ajouté, un fichier texte placé à côté explique pourquoi.',
    create: 'Créer le dossier',
    creating: 'Création…',
    failed: 'Impossible de créer le dossier',
  },
  devices: {
    title: 'Vos appareils',
    empty: 'Aucun appareil pour l’instant.',
    scopes: { add: 'Ajoute des photos', read: 'Télécharge des photos', write: 'Ajoute et télécharge des photos' },
    used: 'Dernière utilisation {ago}',
    unused: 'Jamais utilisé',
    revoke: 'Révoquer',
    revokeNamed: 'Révoquer {name}',
    revokeTitle: 'Révoquer ce mot de passe d’application ?',
    revokeText: '{name} ne pourra plus se connecter. Les photos déjà ajoutées restent dans la famille.',
    revoking: 'Révocation…',
    revoked: 'Mot de passe d’application révoqué',
    failed: 'L’opération a échoué',
    failedTitle: 'Impossible de charger vos appareils',
  },
  refused: {
    title: 'Fichiers non importés',
    from: '{device} · {date}',
  },
  steps: {
    title: 'Comment la configurer',
    photosync: {
      title: 'PhotoSync (iPhone et Android)',
      one: 'Dans les paramètres de l’application, choisissez WebDAV et ajoutez un serveur.',
      two: 'Saisissez l’adresse, le nom d’utilisateur et le mot de passe. Choisissez Inbox comme dossier de destination.',
      three: 'Activez le transfert automatique et choisissez le moment : par exemple, en charge à la maison.',
    },
    foldersync: {
      title: 'FolderSync (Android)',
      one: 'Ajoutez un compte, choisissez WebDAV et saisissez l’adresse, le nom d’utilisateur et le mot de passe.',
      two: 'Créez une paire de dossiers du dossier DCIM de votre téléphone vers Inbox, en direction du dossier distant.',
      three: 'Désactivez les suppressions, puis choisissez un horaire ou la synchronisation instantanée.',
    },
    other: {
      title: 'Autres applications WebDAV',
      one: 'Choisissez WebDAV dans l’application. Beaucoup d’applications pour Nextcloud ou ownCloud le proposent aussi. L’application Nextcloud elle-même ne se connecte qu’à Nextcloud.',
      two: 'Saisissez l’adresse entière, le nom d’utilisateur et le mot de passe. Si les champs sont séparés, le chemin est /dav/.',
      three:
        'Choisissez Inbox comme destination. L’application doit copier les fichiers, sans en supprimer ni synchroniser dans les deux sens.',
    },
    rclone: {
      title: 'rclone (ordinateurs)',
      one: 'Créez un dépôt distant. Avec le fournisseur ownCloud, rclone compare aussi les dates de modification.',
      two: 'Copiez ensuite un dossier aussi souvent que vous voulez. rclone n’envoie que les nouveautés.',
    },
    note: 'Le dossier Inbox montre à chaque appareil ce qu’il a déjà envoyé, pour éviter un deuxième envoi. Y supprimer des fichiers ne supprime aucune photo ici.',
  },
  errors: {
    device_name_required: 'Donnez un nom à l’appareil.',
    device_name_too_long: 'Utilisez 80 caractères au maximum.',
    name_invalid: 'Les noms ne peuvent pas contenir de sauts de ligne ni de caractères de contrôle.',
    too_many_devices: 'Vous avez atteint la limite de 20 appareils. Pour en ajouter un, révoquez-en un autre.',
  },
}
