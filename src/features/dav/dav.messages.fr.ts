import type { Translation } from '#shared/messages.ts'
import type { dav as english } from './dav.messages.en.ts'

export const dav: Translation<typeof english> = {
  title: 'Sauvegarde du téléphone',
  intro: 'Configurez votre téléphone une fois : ses nouvelles photos arrivent ensuite ici, sans doublons.',
  back: 'Ajouter',
  choice: {
    title: 'Où sont vos photos ?',
    another: 'Ajouter un autre téléphone',
    iphone: 'iPhone',
    android: 'Android',
    other: 'Ordinateur ou autre application',
  },
  setup: {
    title: { iphone: 'Sauvegarde iPhone', android: 'Sauvegarde Android', other: 'Autres appareils' },
    intro: {
      iphone: 'Une seule fois suffit. Comptez environ cinq minutes.',
      android: 'Une seule fois suffit. Comptez environ cinq minutes.',
      other: 'Pour les ordinateurs, les lecteurs réseau et les applications qui se connectent en WebDAV.',
    },
    laptop: 'Continuez sur votre téléphone',
    laptopText:
      'Scannez ce code avec l’appareil photo du téléphone. Cette page s’y ouvre, et vous pouvez copier et coller.',
    qr: 'Code QR qui ouvre cette page sur votre téléphone',
    install: 'Installez l’application PhotoSync et autorisez-la à voir toutes vos photos.',
    store: { iphone: 'Ouvrir l’App Store', android: 'Ouvrir Google Play' },
    price: 'PhotoSync vient d’une autre entreprise. L’envoi automatique fait partie de sa version payante.',
    open: 'Dans PhotoSync, touchez la roue dentée, puis <b>Configure</b> (Configurer), puis <b>WebDAV</b>.',
    enter: 'Saisissez ces valeurs dans les champs correspondants, puis touchez <b>Done</b> (Terminé).',
    show: 'Afficher mes valeurs',
    showing: 'Un instant…',
    failed: 'Impossible de créer un mot de passe pour votre téléphone',
    values: {
      server: 'Server (serveur)',
      port: 'Port',
      login: 'Login (identifiant)',
      password: 'Password (mot de passe)',
      directory: 'Directory (dossier)',
      ssl: 'Use SSL (utiliser SSL)',
    },
    on: 'Oui',
    off: 'Non',
    automatic: {
      iphone:
        'Touchez la roue dentée, puis <b>Autotransfer</b>, puis <b>Add new trigger</b> (ajouter un déclencheur) : par exemple, envoyer vers WebDAV à votre arrivée chez vous.',
      android:
        'Touchez la roue dentée, puis <b>Autotransfer</b>, puis <b>Add new trigger</b> (ajouter un déclencheur) : par exemple, envoyer vers WebDAV quand vous prenez des photos.',
    },
    name: { iphone: 'iPhone de {name}', android: 'Android de {name}' },
  },
  arrivals: {
    waiting: 'En attente de la première photo…',
    waitingText: 'Vous pouvez fermer cette page. Les photos arriveront quand même.',
    arrived: '{count, plural, one {# photo reçue} =1000 {Plus de # photos reçues} other {# photos reçues}}',
    arrivedText: 'Votre téléphone est configuré.',
    see: 'Voir vos photos',
  },
  check: {
    title: 'Libérer de la place',
    text: 'Vérifiez quelles photos sont en sécurité ici avant de les supprimer du téléphone.',
  },
  create: {
    title: 'Connecter un appareil',
    text: 'Chaque appareil reçoit son propre mot de passe d’application. Vous pourrez le déconnecter plus tard sans toucher aux autres.',
    name: 'Nom de l’appareil',
    nameHint: 'Par exemple, ordinateur d’Ana.',
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
    unsavedText:
      'Vous ne pourrez plus voir ce mot de passe. Si vous le perdez, déconnectez l’appareil et reconnectez-le.',
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
    last: 'Dernière photo : {ago}',
    photos: '{count, plural, one {# photo} =1000 {Plus de # photos} other {# photos}}',
    waiting: 'Aucune photo pour l’instant. Pour terminer la configuration, choisissez votre téléphone ci-dessous.',
    emptyFolder: 'Aucune photo pour l’instant.',
    quiet:
      'Si vous avez pris des photos depuis, ouvrez l’application sur ce téléphone et vérifiez que l’envoi automatique est activé.',
    downloads: 'Télécharge des photos',
    used: 'Dernière utilisation : {ago}',
    unused: 'Jamais utilisé',
    revoke: 'Déconnecter',
    revokeNamed: 'Déconnecter {name}',
    revokeTitle: 'Déconnecter {name} ?',
    revokeText: 'Cet appareil ne pourra plus se connecter. Les photos qu’il a ajoutées restent dans la famille.',
    revoking: 'Déconnexion…',
    revoked: '{name} : appareil déconnecté',
    failed: 'Un problème est survenu',
    failedTitle: 'Impossible de charger vos appareils',
  },
  refused: {
    title: 'Fichiers non importés',
    from: '{device} · {date}',
  },
  steps: {
    title: 'Comment la configurer',
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
    too_many_devices: 'Vous avez atteint la limite de 20 appareils. Pour en ajouter un, déconnectez-en un autre.',
  },
}
