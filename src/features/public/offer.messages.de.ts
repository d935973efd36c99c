import type { Translation } from '#shared/messages.ts'
import type { publicOffer as en } from './offer.messages.en.ts'

export const publicOffer = {
  features: {
    title: 'Funktionen',
    heading: 'Alles, was ein Familienalbum braucht, ohne Werbung und Tracker',
    lead: 'Fotos, Stimmen, Meilensteine und Bücher, an einem Ort, den nur deine Familie sieht.',
    large: {
      photos: {
        title: 'Fotos und Videos, genau wie aufgenommen',
        text: 'Füge Hunderte auf einmal hinzu, von jedem Handy, jeder Kamera, jedem Scanner. Deine Originale ändern wir nie, und du kannst sie jederzeit herunterladen. Reißt die Verbindung ab, geht der Upload danach weiter, und Duplikate zählen nicht doppelt.',
      },
      photo: {
        title: 'Jedes Foto mit seiner Geschichte',
        text: 'Datum und Ortszeit, Ort und Kamera, dein Text und was die Familie dazu zu sagen hat. Du bestimmst, wer ein Foto sieht: deine Familie, auch eure Gäste oder nur du.',
      },
      milestones: {
        title: 'Meilensteine, die ihr wiederseht',
        text: 'Der erste Zahn, der letzte Schultag, der Tag ohne Stützräder. Jeder mit Datum, Kind und Fotos. Und an Geburtstage erinnern wir euch rechtzeitig.',
      },
      voices: {
        title: 'Zehn Fragen, mit eigener Stimme',
        text: 'Kinder sehen eine Frage nach der anderen und antworten in ihrem Tempo, auf Video, mündlich oder schriftlich. Vorher gibt die Person, die die Familie verwaltet, ihr Einverständnis, und du bestimmst, wer jede Antwort abspielen kann.',
      },
      years: {
        title: 'Damals und heute nebeneinander',
        text: 'Dasselbe Kind, derselbe Strand, Jahre dazwischen: Hearthbook findet Fotos, die zusammengehören, und du schiebst vom einen zum anderen. Sieh dein Kind neben dir im selben Alter, und mach daraus ein Poster oder einen Film mit einem Foto für jedes Jahr.',
      },
      sounds: {
        title: 'Fotos, die selbst erzählen',
        text: 'Oma weiß, wer das ist, und Mama, wem der Sonnenschirm gehörte. Nimm auf, was sie zu einem Foto erzählen, und markiere die Stellen, um die es geht. Wer das Foto später sieht, hört sie nacheinander davon erzählen.',
      },
      films: {
        title: 'Ein Film von eurem Sommer',
        text: 'Wähle ein Album, eine Reise oder das Jahr einer Person, und euer eigener Server macht daraus einen Film von bis zu drei Minuten: Fotos, die sich langsam auf Gesichter zubewegen, Videos, Bildtexte, aufgenommene Stimmen und leise Musik. Nichts davon wird verschickt.',
      },
      letters: {
        title: 'Briefe, die warten',
        text: 'Schreib deinem Kind zum achtzehnten Geburtstag, mit Fotos oder deiner Stimme. Bis zu diesem Tag ist alles verschlüsselt: Niemand in der Familie kann es vorher lesen, sehen oder hören, auch du nicht. Dann öffnet es sich von selbst, selbst wenn du nicht mehr da bist.',
      },
      growing: {
        title: 'Kinder, die mitbestimmen',
        text: 'Ab 7 markieren Kinder Fotos, die sie lieber nicht hätten. Ab 13 verbergen sie Fotos und Antworten von sich, und ihr seht, wie viele, aber nicht, welche. Mit 18 gehört ihnen ihr Profil, mit einer Kopie zum Mitnehmen. Das Alter bestimmt ihr.',
      },
      gazette: {
        title: 'Ein Familienblatt für alle ohne Bildschirm',
        text: 'Aus jedem Monat werden acht Seiten zum Drucken oder per E-Mail, auf Wunsch in großer Schrift. Großeltern brauchen kein Konto, und Codes neben den Fotos spielen die Stimmen ab.',
      },
      book: {
        title: 'Bücher, die sich fast von selbst gestalten',
        text: 'Wähl einen Sommer, ein Kind oder ein Jahr, und Fotos, Meilensteine und Antworten finden ihren Platz. Ein gedruckter Code spielt eine Antwort ab. Ordne um, was du möchtest, und lade dann ein druckfertiges PDF herunter.',
      },
    },
    screens: {
      cover: 'Die Startseite einer Familie mit Namen, Mitgliedern und den neuesten Momenten und Fotos',
      gallery: 'Die Galerie mit Fotos aus dem Oktober, Tag für Tag',
      photo: 'Ein Foto mit Text, Ort, Kamera, Reaktionen und Kommentaren',
      milestones: 'Meilensteine von zwei Kindern, jeder mit Datum und Fotos',
      answers: 'Die Antworten eines Kindes auf sechs der zehn Fragen',
      years: 'Derselbe Strand 1996 und 2023, mit einem Griff, um von einem Foto zum anderen zu gleiten',
      sounds: 'Ein altes Foto mit zwei Aufnahmen, jede an der Stelle, von der sie erzählt',
      letter: 'Ein Brief einer Großmutter, der sich an Almas achtem Geburtstag geöffnet hat',
      gazette: 'Zwei Seiten eines Familienblatts: der Titel und Fotos eines Monats',
      book: 'Zwei gegenüberliegende Seiten eines Fotobuchs',
      film: 'Der Film eines Albums bei den Filmen der Familie',
      growing: 'Was Alma mit acht Jahren entscheidet, und ein Foto, das sie lieber nicht hätte',
    },
    more: 'Und die kleinen Dinge',
    small: {
      safeToDelete: {
        title: 'Mehr Platz auf dem Handy',
        text: 'Wähl Fotos auf deinem Gerät aus und sieh, welche hier gespeichert, unversehrt und in einem Backup sind. Geprüft wird in deinem Browser, hochgeladen wird nichts.',
      },
      trusted: {
        title: 'Falls dir etwas zustößt',
        text: 'Bestimme, wer das Album deiner Familie übernehmen darf, wenn du es nicht mehr kannst. Druck ein Blatt für deine wichtigen Unterlagen, auf dem steht, was hier liegt und wie man es bekommt.',
      },
      find: {
        title: 'Schnell gefunden',
        text: 'Suche nach Wort, Datum, Ort, Kind, Schlagwort oder Kategorie, selbst bei Hunderttausenden Fotos.',
      },
      roles: {
        title: 'Rollen, die alle verstehen',
        text: 'Verwalten, bearbeiten, beitragen oder ansehen. Server und Datenbank prüfen beide jeden Schritt.',
      },
      guests: {
        title: 'Ein Link für Oma und Opa',
        text: 'Ein Gastlink zeigt in großer Schrift, was du für Familie und Gäste freigibst. Ohne Konto, ohne Installation, und du kannst ihn jederzeit widerrufen.',
      },
      digest: {
        title: 'Neues, wann es euch passt',
        text: 'Sofort, per E-Mail jeden Tag, jede Woche oder jeden Monat, oder gar nicht. Das entscheiden alle für sich.',
      },
      restore: {
        title: 'Zeit, es sich anders zu überlegen',
        text: 'Wer die Familie verwaltet, kann gelöschte Fotos 30 Tage lang wiederherstellen.',
      },
      leave: {
        title: 'Geh, wann du willst',
        text: 'Exportiere jederzeit deine Originale und alle anderen Daten in offenen Formaten.',
      },
      access: {
        title: 'Für alle',
        text: 'Funktioniert mit Tastatur oder Screenreader, hell oder dunkel und auch auf älteren Handys.',
      },
    },
  },
  pricing: {
    title: 'Preise',
    heading: 'Einfache Preise, und nur eine Person zahlt',
    lead: 'Wer die Familie verwaltet, wählt den Tarif. Alle Eingeladenen sind kostenlos dabei.',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    period: 'Abrechnungszeitraum',
    saving: 'zwei Monate gratis',
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    forever: 'für immer',
    popular: 'Am beliebtesten',
    choose: '{plan} wählen',
    startFree: 'Kostenlos starten',
    trial:
      'Teste alles aus unserem beliebtesten Tarif {days, plural, one {# Tag} other {# Tage}} lang. Ohne Kreditkarte.',
    all: 'Alle Tarife vergleichen',
    nothingLimited: {
      heading: 'Nichts zu bezahlen',
      lead: 'Dieser Server gehört den Familien, die ihn nutzen. Es gibt keine Tarife, Limits oder Rechnungen.',
      included: 'Alles, für alle',
      books: 'Fotobücher als druckfertige PDFs',
    },
    faqTitle: 'Häufige Fragen',
    faq: {
      downgrade: {
        question: 'Was passiert mit unseren Fotos, wenn wir in einen kleineren Tarif wechseln?',
        answer:
          'Es wird nichts gelöscht. Ihr könnt weiterhin alle ansehen und exportieren. Nur neue könnt ihr nicht hinzufügen, solange ihr über dem Limit seid.',
      },
      cancel: {
        question: 'Können wir jederzeit kündigen?',
        answer:
          'Ja, unter „Abo und Zahlung“. Euer Tarif bleibt bis zum Ende des bezahlten Zeitraums aktiv, und danach könnt ihr weiterhin alles ansehen und exportieren.',
      },
      members: {
        question: 'Müssen alle bezahlen?',
        answer: 'Nein. Nur wer die Familie verwaltet, bezahlt. Alle Eingeladenen sind kostenlos dabei.',
      },
      recordings: {
        question: 'Gibt es eine Grenze für die Aufnahmen der Kinder?',
        answer: 'Nein. Die Antworten der Kinder zählen nie zum Limit eines Tarifs.',
      },
    },
    faqTrial: {
      question: 'Gibt es eine kostenlose Probezeit?',
      answer:
        'Ja, {days, number} Tage lang. Wenn sie endet oder du kündigst, kannst du deine Daten noch mindestens 30 Tage ansehen und exportieren. Auch danach löschen wir sie nicht.',
    },
  },
  memoryBooks: {
    title: 'Fotobücher',
    heading: 'Das Beste aus eurem Album, auf Papier',
    lead: 'Wähl ein Kapitel aus der Geschichte deiner Familie, sieh zu, wie sich die Seiten füllen, und halt das Buch in den Händen.',
    start: 'Jetzt loslegen',
    featuresTitle: 'Gemacht aus dem, was schon da ist',
    features: {
      own: {
        title: 'Aus eurem eigenen Album',
        text: 'Fotos, Meilensteine und Texte sind schon da und in der richtigen Reihenfolge. So ist jedes Buch von Anfang an halb fertig.',
      },
      quality: {
        title: 'Originale, keine Vorschaubilder',
        text: 'Jede Seite entsteht aus deinen Originalen. Gedruckt sind die Fotos so scharf wie am Tag der Aufnahme.',
      },
      layouts: {
        title: 'Schlichte, schöne Layouts',
        text: 'Große Fotos, kurze Texte und viel Luft am Rand.',
      },
      together: {
        title: 'Gemeinsam gemacht',
        text: 'Eine fängt an, einer findet das fehlende Foto, und irgendwem fällt der Name des Hundes wieder ein.',
      },
    },
    insideTitle: 'Blick ins Buch',
    insideLead: 'Seiten aus dem Buch unserer Beispielfamilie, gestaltet von Hearthbook.',
    spreads: {
      trip: {
        title: 'Jede Reise beginnt auf ihrer eigenen Seite',
        text: 'Ort und Datum kommen aus den Fotos.',
        alt: 'Aufgeschlagenes Buch: ein Leuchtturm bei Sonnenuntergang neben dem Titel „Smögen“ und Fotos von einer Sandburg, Segelbooten und einem Strand',
      },
      map: {
        title: 'Eine Karte eurer Orte',
        text: 'Auf diesem Server gezeichnet: Kein Kartendienst erfährt, wo ihr wart.',
        alt: 'Aufgeschlagenes Buch: eine Europakarte mit vier Orten und ein Strandfoto über dem Titel „2024“',
      },
      voice: {
        title: 'Stimmen sind mit dabei',
        text: 'Scannt den Code und hört, was jemand zum Foto erzählt hat.',
        alt: 'Aufgeschlagenes Buch: eine Familie auf einer Bank bei Sonnenuntergang und die Antwort eines Kindes unter einem Foto mit Drachen, beide mit QR-Code',
      },
      shapes: {
        title: 'Jede Seite hat ihre eigene Form',
        text: 'Das Layout richtet sich nach euren Fotos: Köpfe und Türme bleiben im Bild.',
        alt: 'Aufgeschlagenes Buch: vier Fotos in verschiedenen Formen und zwei im Ruderboot über dem Titel „Noé rows a whole lake“',
      },
      panorama: {
        title: 'Breite Fotos füllen beide Seiten',
        text: 'Und in der Mitte geht nichts verloren.',
        alt: 'Aufgeschlagenes Buch: ein einziges Foto von Hügeln im Abendlicht über beide Seiten',
      },
    },
    templatesTitle: 'Vier Arten anzufangen',
    pages: '{count, plural, one {# Seite} other {# Seiten}}',
    popular: 'Beliebt',
    use: 'Vorlage verwenden',
    templates: {
      first_year: {
        name: 'Das erste Jahr',
        category: 'Baby',
        text: 'Monat für Monat, von der ersten Nacht bis zur ersten Kerze.',
      },
      vacation: {
        name: 'Familienurlaub',
        category: 'Reisen',
        text: 'Die lange Fahrt, der schönste Nachmittag und überall Sand.',
      },
      school_year: {
        name: 'Unser Schuljahr',
        category: 'Schule',
        text: 'Von den neuen Schuhen im September bis zu den Bildern im Juni, mit Platz für Freundschaften.',
      },
      anniversary: {
        name: 'Hochzeitstag',
        category: 'Jubiläum',
        text: 'Zwei Menschen, viele Jahre, ein schönes Buch.',
      },
    },
    stepsTitle: 'In drei Schritten zum Buch',
    steps: {
      choose: {
        title: 'Fotos auswählen',
        text: 'Nach Kind, nach Sommer, nach Favoriten oder einzeln.',
      },
      design: {
        title: 'Gestalten',
        text: 'Beginn mit einer Vorlage, verschieb, was du möchtest, und schreib deine eigenen Worte dazu.',
      },
      print: {
        title: 'Drucken und teilen',
        text: 'Lade dein Buch kostenlos herunter oder bestelle ein gedrucktes Exemplar.',
      },
    },
    pricesTitle: 'Digital oder gedruckt',
    popularPrice: 'Am beliebtesten',
    order: 'Dieses Buch beginnen',
    free: 'Kostenlos',
    formats: {
      digital: {
        name: 'Digitales Buch',
        lines: {
          one: 'Als Download',
          two: 'Druckfertiges PDF',
          three: 'Alle Vorlagen',
        },
      },
      softcover: {
        name: 'Gedruckt als Softcover',
        lines: {
          one: 'Alles aus dem digitalen Buch',
          two: 'Biegsamer Einband, geklebter Rücken',
          three: 'Aus deinen Originalen gedruckt',
        },
      },
      hardcover: {
        name: 'Gedruckt als Hardcover',
        lines: {
          one: 'Alles aus dem digitalen Buch',
          two: 'Bedruckter Einband auf festen Buchdeckeln',
          three: 'Aus deinen Originalen gedruckt',
        },
      },
    },
  },
  storytelling: {
    title: 'Erzählen mit KI',
    heading: 'Jede Geschichte beginnt mit ihren eigenen Worten',
    lead: 'Eine gute Geschichte braucht eine Stimme, ein Gesicht, einen Ort und einen Tag. Hearthbook bringt sie zusammen.',
    learn: 'Mehr erfahren',
    learnWhat: 'über die Funktionen',
    featuresTitle: 'Was in eine Geschichte gehört',
    features: {
      words: {
        title: 'Die eigenen Worte',
        text: 'Antworten auf zehn Fragen, auf Video oder schriftlich, genau so, wie dein Kind sie gegeben hat.',
      },
      pictures: {
        title: 'Die richtigen Fotos',
        text: 'Fotos gehören zu einem Kind, einem Meilenstein, einem Tag. So ist das richtige schnell gefunden.',
      },
      private: {
        title: 'Nur für deine Familie',
        text: 'Wir trainieren keine KI mit Gesichtern oder Stimmen von Kindern. Und kein Transkriptionsdienst hört sie, solange die Person, die die Familie verwaltet, nicht zustimmt.',
      },
      open: {
        title: 'Überall nutzbar',
        text: 'Exportiere Fragen, Antworten und Videos eines Kindes und erzähl die Geschichte mit jedem Werkzeug, dem du vertraust.',
      },
    },
    stepsTitle: 'Wie eine Geschichte entsteht',
    steps: {
      gather: {
        title: 'Sammeln',
        text: 'Füge Fotos und Meilensteine hinzu, wie sie kommen.',
      },
      ask: {
        title: 'Fragen',
        text: 'Lass dein Kind antworten, eine Frage nach der anderen.',
      },
      choose: {
        title: 'Auswählen',
        text: 'Such die Momente heraus, die zusammengehören.',
      },
      tell: {
        title: 'Erzählen',
        text: 'In eurem Album, in einem Buch, als Film oder beim Erzählen auf dem Sofa.',
      },
    },
    stateTitle: 'Was heute geht',
    state:
      'Heute kannst du Erinnerungen sammeln, Fragen stellen, Antworten exportieren und deinen Server einen Film von einem Album, einer Reise oder dem Jahr einer Person machen lassen. Er wählt nach Favoriten, Bildtexten, Stimmen und Gesichtern aus, mit festen Regeln. Das Erzählen mit KI gibt es noch nicht, und keine KI schreibt, malt oder spricht Geschichten in Hearthbook. Falls wir es je anbieten, entscheidet deine Familie bei jeder Geschichte selbst.',
    examplesTitle: 'Drei Geschichten, die erzählt werden wollen',
    examples: {
      milestone: {
        title: 'Vom Krabbeln zum Rennen',
        category: 'Meilenstein',
        text: 'Elf Monate, neun kurze Videos und der Hund, der alles gesehen hat.',
      },
      vacation: {
        title: 'Die Woche auf der Insel',
        category: 'Urlaub',
        text: 'Eine Fähre, ein Sturm und was alle auf die Frage nach ihrem schönsten Tag gesagt haben.',
      },
      celebration: {
        title: 'Achtzig Kerzen',
        category: 'Fest',
        text: 'Ein Tisch, vier Generationen und das Lied, das Opa angeblich nicht kannte.',
      },
    },
    finalTitle: 'So klingen sie nur einmal',
    start: 'Kostenlos starten',
    sales: 'Vertrieb kontaktieren',
  },
} satisfies Translation<typeof en>
