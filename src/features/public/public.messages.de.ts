import type { Translation } from '#shared/messages.ts'
import type { publicPages as en } from './public.messages.en.ts'

export const publicPages = {
  name: 'Hearthbook',
  skip: 'Zum Inhalt springen',
  nav: {
    label: 'Hauptmenü',
    menu: 'Menü',
    features: 'Funktionen',
    pricing: 'Preise',
    about: 'Über uns',
    logIn: 'Anmelden',
    getStarted: 'Loslegen',
    dashboard: 'Mein Album',
    user: 'Profil',
    settings: 'Kontoeinstellungen',
    billing: 'Zahlung',
    signOut: 'Abmelden',
    signOutOwed: {
      title: 'Du bist in diesem Browser abgemeldet',
      text: 'Wir konnten den Server nicht erreichen, um deine Sitzung zu beenden. Das holen wir nach, sobald du wieder online bist.',
    },
  },
  door: {
    name: 'Unser Familienalbum',
    lead: 'Unsere Fotos, Videos und Geschichten. Nur unsere Familie sieht sie.',
    signIn: 'Anmelden',
    open: 'Album öffnen',
    invited: 'Eingeladen? Öffne den Link, den du bekommen hast.',
    by: 'Läuft mit {name}',
  },
  landing: {
    title: 'Hearthbook: ein privates Zuhause für die Erinnerungen deiner Familie',
    description:
      'Ein warmer, privater Ort für Fotos, Videos, Meilensteine und Stimmen deiner Familie. Alles darin gehört euch.',
    eyebrow: 'Das Familienalbum, das in der Familie bleibt',
    headlines: [
      'Jeder erste Schritt, festgehalten.',
      'Jede Stimme, unvergessen.',
      'Jeder Sommer, Seite an Seite.',
      'Jede Geschichte, griffbereit.',
    ],
    pause: 'Überschrift anhalten',
    play: 'Überschrift fortsetzen',
    lead: 'Fotos, Videos, Meilensteine und Stimmen deiner Familie an einem ruhigen Ort. Betreib Hearthbook zu Hause oder auf einem Server, dem du vertraust, und lade deine Originale jederzeit herunter.',
    start: 'Beginn euer Familienalbum',
    look: 'So funktioniert es',
    reassurance: 'Keine Werbung, keine Fremden, keine KI, die mit deinen Kindern trainiert wird.',
    features: {
      title: 'Gemacht für alles Unersetzliche',
      lead: 'Die meisten Dienste speichern Dateien. Hearthbook hütet die Erinnerungen deiner Familie.',
      items: {
        photos: {
          title: 'Jedes Foto, unberührt',
          text: 'Füge Fotos und Videos vom Handy, von der Kamera oder vom Scanner hinzu. Die Originale bleiben, wie sie sind, und sehen auf jedem Bildschirm gut aus.',
        },
        private: {
          title: 'Von Grund auf privat',
          text: 'Nur deine Familie sieht euer Album, und alle, denen du einen Gastlink gibst. App und Datenbank halten alle anderen draußen.',
        },
        together: {
          title: 'Für alle die passende Rolle',
          text: 'Eltern fügen Fotos hinzu, Großeltern freuen sich daran, und dank der Rollen löscht niemand etwas aus Versehen.',
        },
        feed: {
          title: 'Neuigkeiten nur aus der Familie',
          text: 'Die neuesten Momente zuerst. Kein Algorithmus, keine Fremden, nichts zu kaufen.',
        },
        languages: {
          title: 'Deutsch, Englisch, Französisch, Spanisch',
          text: 'Alle lesen in ihrer Sprache, mit Daten in gewohnter Schreibweise.',
        },
        yours: {
          title: 'Immer eures',
          text: 'Lade jedes Original herunter, exportiere alles in offenen Formaten oder bewahr das Album auf deiner eigenen Festplatte auf. Du kannst jederzeit alles mitnehmen.',
        },
      },
    },
    how: {
      title: 'Drei Schritte, ein Abend',
      steps: {
        one: {
          title: 'Beginn euer Familienalbum',
          text: 'Dein Name und deine E-Mail-Adresse genügen. Ein Passwort, das man vergessen kann, gibt es nicht.',
        },
        two: {
          title: 'Füge hinzu, was du hast',
          text: 'Zieh Hunderte Fotos auf einmal hinein. Bricht die Verbindung ab, geht der Upload später dort weiter, wo er war.',
        },
        three: {
          title: 'Blickt gemeinsam zurück',
          text: 'Seht Fotos in der Reihenfolge, in der sie entstanden sind, mit dem Ort, der Geschichte und den Menschen darauf.',
        },
      },
    },
    tour: {
      title: 'Ein Blick hinein',
      label: 'Szenen aus einem Album',
      pause: 'Szenen anhalten',
      play: 'Szenen fortsetzen',
      slides: {
        gallery: {
          title: 'Der Samstag, wie er war',
          text: 'Fotos erscheinen in der Reihenfolge, in der sie entstanden sind, Tag für Tag, egal, von welchem Handy sie kommen.',
        },
        milestone: {
          title: 'Jedes erste Mal, am richtigen Tag',
          text: 'Ein Meilenstein bringt den Tag, das Kind und die Fotos zusammen. Jahre später siehst du ihn am selben Datum wieder.',
        },
        voice: {
          title: 'Was sie mit fünf werden wollte',
          text: 'Eine Frage nach der anderen, in großer Schrift, mit eigener Stimme beantwortet. Zehn Antworten ergeben ein Porträt.',
        },
      },
    },
    stories: {
      title: 'Wie Familien es nutzen',
      items: {
        baby: {
          title: 'Das erste Jahr',
          text: 'Zwei Eltern, ein Handy, vier Uhr morgens. Zum Frühstück sind die Fotos im Album, in der richtigen Reihenfolge.',
        },
        far: {
          title: 'Großeltern, weit weg',
          text: 'Sie öffnen eine E-Mail, tippen auf einen Knopf und sehen die Fotos der Woche, schön groß. Zu lernen gibt es nichts.',
        },
        shoebox: {
          title: 'Der Schuhkarton voller Abzüge',
          text: 'Gescannt an verregneten Sonntagen, mit Texten von der Tante, die noch alle Namen weiß.',
        },
      },
    },
    testimonials: 'Was Familien sagen',
    final: {
      title: 'Irgendwer in deiner Familie weiß noch alle Namen.',
      text: 'Fang an, solange du noch fragen kannst. Kostenlos auszuprobieren, leicht zu verlassen und von der ersten Minute an eures.',
    },
  },
  footer: {
    tagline: 'Ein privates Zuhause für die Erinnerungen deiner Familie.',
    platform: 'Plattform',
    company: 'Unternehmen',
    legal: 'Rechtliches und Hilfe',
    languages: 'Sprache',
    social: 'Folge uns',
    copyright: '© {year} {holder}',
    names: {
      features: 'Funktionen',
      pricing: 'Preise',
      memoryBooks: 'Fotobücher',
      storytelling: 'Erzählen mit KI',
      about: 'Unsere Geschichte',
      blog: 'Blog',
      careers: 'Jobs',
      contact: 'Kontakt',
      privacy: 'Datenschutz',
      terms: 'Nutzungsbedingungen',
      cookies: 'Cookies',
      security: 'Sicherheit',
    },
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Hoppla! Die Seite, die du suchst, hat sich wohl verlaufen.',
    back: 'Zurück',
    home: 'Zur Startseite',
  },
  offline: {
    title: 'Du bist offline',
    text: 'Dein Album ist sicher. Du kannst es wieder öffnen, sobald du online bist.',
    shared:
      'Die Fotos, die du geteilt hast, sind auf diesem Handy gespeichert. Sobald du online bist, werden sie hinzugefügt.',
    again: 'Noch einmal versuchen',
    hint: 'Um hier Fotos zu sehen, aktiviere „Fotos ohne Internet“ in deinen Einstellungen unter „Deine Daten“.',
    saved: 'Auf diesem Gerät gespeichert',
    all: 'Alle Fotos',
    favorites: 'Favoriten',
    video: 'Video. Es lässt sich abspielen, sobald du online bist.',
    close: 'Schließen',
    previous: 'Vorheriges Foto',
    next: 'Nächstes Foto',
    updated: 'Zuletzt aktualisiert: {date}',
  },
} satisfies Translation<typeof en>
