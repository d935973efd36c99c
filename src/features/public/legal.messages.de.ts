import type { Translation } from '#shared/messages.ts'
import type { publicLegal as en } from './legal.messages.en.ts'

export const publicLegal = {
  updated: 'Zuletzt aktualisiert: {date}',
  privacy: {
    title: 'Datenschutz',
    lead: 'Kurz gesagt: Die Erinnerungen deiner Familie gehören deiner Familie. Wir speichern sie, zeigen sie nur den Menschen, die du auswählst, und tun sonst nichts damit.',
    sections: {
      collect: {
        title: 'Welche Daten wir erheben',
        personal:
          'Angaben zu deiner Person: deine E-Mail-Adresse, die Namen, die du eingibst, und dein Profilfoto, falls du eines hinzufügst.',
        media:
          'Fotos und Videos, die du hochlädst, die Angaben, die deine Kamera darin gespeichert hat, zum Beispiel Zeit und Ort, und die Texte, die du hinzufügst.',
        family:
          'Angaben zur Familie: wer zu welcher Familie gehört und mit welcher Rolle, Namen und Geburtsdaten von Kindern, Meilensteine, Kommentare und Antworten.',
        recordings:
          'Aufnahmen der Antworten von Kindern. Ein Kind kann erst aufgenommen werden, wenn die Person, die die Familie verwaltet, es erlaubt hat. Aufnahmen können nur von den Menschen abgespielt werden, mit denen du sie teilst, und lassen sich jederzeit löschen.',
        usage:
          'Nutzungsdaten: die angemeldeten Geräte und ein Protokoll von Sicherheitsereignissen wie Anmeldungen, fehlgeschlagenen Anmeldungen und Löschungen, mit Browser und IP-Adresse jeder Anmeldung. Das Protokoll deines Kontos findest du unter „Sicherheit“. Wir verwenden keine Tracker, Werbe-IDs oder Analysedienste.',
      },
      use: {
        title: 'Wofür wir deine Daten verwenden',
        show: 'Wir verwenden deine Daten, um deine Erinnerungen zu speichern, sie den Menschen zu zeigen, die du auswählst, E-Mails und Mitteilungen zu senden und Konten zu schützen.',
        never:
          'Wir verkaufen deine Daten nicht, nutzen sie nicht für Werbung, erstellen keine Profile daraus und trainieren keine KI damit.',
      },
      security: {
        title: 'Wie wir deine Daten schützen',
        text: 'Der Server prüft bei jeder Anfrage die Berechtigung, und die Datenbank prüft sie noch einmal. Im Album lassen sich Fotos, Videos und Aufnahmen nur über Links öffnen, die in einer einzigen Sitzung gelten und nach einer Stunde ablaufen. Was deine Familie verschickt, etwa das Familienblatt oder der Feed eines Bilderrahmens, hat eigene Links. Einzelheiten stehen auf der Seite „Sicherheit“.',
      },
      sharing: {
        title: 'Weitergabe',
        family:
          'Mitglieder deiner Familie sehen, was du mit der Familie teilst. Was du als privat markierst, siehst nur du. Gäste mit einem Link, Bilderrahmen und alle, die das Familienblatt per E-Mail bekommen, sehen, was für Familie und Gäste freigegeben ist, und was nur für die Familie ist, nur dann, wenn es beim Einrichten eingeschlossen wurde. Gäste sehen nicht, wo ein Foto entstanden ist.',
        third:
          'Wir geben Daten nur so weit weiter, wie es nötig ist: an die Server und Speicher, die der Betreiber nutzt, an den Mailserver, der unsere E-Mails zustellt, an den Push-Dienst deines Browsers, wenn du Mitteilungen einschaltest, an Google oder Apple, wenn du dich damit anmeldest, und an die Druckerei eines bestellten Buchs, die die Lieferadresse erhält.',
        paying:
          'Wenn du einen Tarif oder ein gedrucktes Exemplar kaufst, erhält der Zahlungsdienst, was er zum Abbuchen braucht.',
        speech:
          'Wenn der Betreiber die Transkription von Kinderantworten und Sprachnotizen anbietet und die Person, die die Familie verwaltet, sie eingeschaltet hat, erhält das Programm oder der Dienst dafür nur den Ton. Diese Person kann sehen, um welchen Dienst es sich handelt.',
        vision:
          'Wenn der Betreiber das Erkennen von Gesichtern und die Suche nach Inhalt anbietet und die Person, die die Familie verwaltet, sie eingeschaltet hat, erhält der Dienst dafür Fotos, auch von Kindern, ohne deren Datum und Ort. Private Fotos erhält er nie. Wir speichern, wo Gesichter sind, Zahlen, die Gesichter und Fotos beschreiben, und wer jemand laut deiner Familie ist. Wir nutzen das nur, um Personen und Fotos zu finden. Wird die Funktion ausgeschaltet, löschen wir all das sofort. Die Person, die die Familie verwaltet, kann sehen, um welchen Dienst es sich handelt.',
        map: 'Wenn der Betreiber eine Karte eines anderen Anbieters verwendet, kann dieser sehen, welche Gegenden du dir ansiehst, aber nicht deine Fotos.',
      },
      keeping: {
        title: 'Wie lange wir deine Daten speichern',
        deleted:
          'Wer die Familie verwaltet, kann gelöschte Fotos, Videos, Kinderprofile und Familien 30 Tage lang wiederherstellen oder Fotos und Videos vorher endgültig löschen. Danach löschen wir das Original und alles, was daraus entstanden ist.',
        account:
          'Ein gelöschtes Konto lässt sich 30 Tage lang wiederherstellen und wird dann endgültig gelöscht. Das Protokoll der Anmeldungen und Änderungen wird so lange gespeichert, wie der Betreiber es festgelegt hat, in der Regel 400 Tage, das der fehlgeschlagenen und abgewehrten Versuche, das nur in der Administration zu sehen ist, 90 Tage. Wird ein Konto endgültig gelöscht, entfernen wir Browser und IP-Adressen aus seinen Einträgen. Wenn du deine E-Mail-Adresse änderst, speichern wir die alte 7 Tage lang, damit du die Änderung rückgängig machen kannst.',
        messages:
          'Exporte löschen wir nach höchstens einer Woche, Filme nach 30 Tagen, Nachrichten aus dem Kontaktformular nach einem Jahr und die Lieferadresse eines gedruckten Buchs 180 Tage nach dem Versand oder der Stornierung.',
      },
      rights: {
        title: 'Deine Rechte',
        text: 'Du kannst deine Daten ansehen, berichtigen, exportieren und löschen. Exporte enthalten deine Originalfotos. Zusammenfassungen per E-Mail und Mitteilungen kannst du ausschalten. Was die übrigen Mitglieder einer Familie dürfen, entscheidet, wer sie verwaltet.',
      },
      children: {
        title: 'Kinder',
        text: 'Ein Kind hat nur dann ein Konto, wenn die Person, die die Familie verwaltet, es einlädt. Die Familie entscheidet, was über ihre Kinder gespeichert wird, und ist dafür verantwortlich. Ab einem Alter, das die Familie festlegt, kann ein Kind mit Konto Fotos und Antworten von sich markieren, vor allen anderen verbergen und sein Profil übernehmen. Die Familie kann jederzeit löschen, was über ein Kind gespeichert ist, außer was das Kind verborgen hat und ein Profil, das es übernommen hat.',
      },
      contact: {
        title: 'Kontakt',
        text: 'Wenn du Fragen zu deinen Daten hast, schreib uns über die Kontaktseite.',
      },
    },
  },
  terms: {
    title: 'Nutzungsbedingungen',
    lead: 'Klare Regeln für einen Ort, an dem Familien aufbewahren, was ihnen wichtig ist.',
    sections: {
      acceptance: {
        title: 'Zustimmung',
        text: 'Wenn du diesen Dienst nutzt, stimmst du diesen Bedingungen zu. Wenn du nicht einverstanden bist, nutze ihn nicht. Du kannst deine Daten jederzeit exportieren.',
      },
      licence: {
        title: 'Nutzungsrecht',
        text: 'Du darfst den Dienst für dich und deine Familie nutzen. Für die Software gilt eine eigene Lizenz, die dem Quelltext beiliegt.',
      },
      content: {
        title: 'Deine Inhalte',
        own: 'Alles, was du hochlädst, gehört dir. Du erlaubst uns, es zu speichern, für die Anzeige aufzubereiten, zu sichern und so innerhalb deiner Familie zu teilen, wie du es wählst. KI wenden wir darauf nur mit deiner gesonderten Einwilligung an.',
        right:
          'Lade nur hoch, was du hochladen darfst, und denk an die Menschen auf deinen Fotos, vor allem an Kinder.',
      },
      prohibited: {
        title: 'Was nicht erlaubt ist',
        text: 'Es ist nicht erlaubt, rechtswidrige Inhalte hochzuladen, anderen zu schaden, sich Zugang zu Daten anderer Familien zu verschaffen, den Dienst anzugreifen oder ihn weiterzuverkaufen.',
      },
      paying: {
        title: 'Tarife und Zahlung',
        text: 'Die Preise stehen auf der Preisseite. Du kannst einen Tarif jederzeit kündigen, er bleibt bis zum Ende des bezahlten Zeitraums aktiv. Beim Wechsel in einen kleineren Tarif wird nichts gelöscht.',
      },
      availability: {
        title: 'Verfügbarkeit',
        text: 'Wir setzen uns dafür ein, dass der Dienst verfügbar ist, können aber nicht versprechen, dass er nie unterbrochen wird. Wartung und Ausfälle kommen vor. Wir speichern deine Originale so, dass sie vor beidem geschützt sind.',
      },
      liability: {
        title: 'Haftung',
        text: 'Der Dienst wird, soweit gesetzlich zulässig, so bereitgestellt, wie er ist. Rechte, die sich gesetzlich nicht einschränken lassen, bleiben von diesen Bedingungen unberührt. Bewahre von allem, was du nicht verlieren möchtest, eine Kopie auf. Dafür kannst du deine Daten exportieren.',
      },
      contact: {
        title: 'Kontakt',
        text: 'Wenn du Fragen zu diesen Bedingungen hast, schreib uns über die Kontaktseite.',
      },
    },
  },
  cookies: {
    title: 'Cookie-Richtlinie',
    lead: 'Hearthbook verwendet nur die wenigen Cookies, die für die Anmeldung nötig sind. Du musst nichts annehmen oder ablehnen.',
    sections: {
      essential: {
        title: 'Notwendige Cookies',
        session:
          'Ein Cookie enthält deine Sitzung. Skripte können es nicht lesen, und es endet nach 14 Tagen ohne Besuch, spätestens nach 90 Tagen. Ein weiteres erkennt deinen Browser bis zu 400 Tage lang wieder, damit Anmeldecodes nur dort gelten, wo du sie angefordert hast, und andere dich nicht aussperren können. Einige kurzlebige Cookies verbinden die Zwei-Faktor-Authentifizierung oder die Anmeldung mit Google oder Apple mit deinem Browser. Gastlinks und Bilderrahmen verwenden eigene Cookies.',
      },
      performance: {
        title: 'Leistungs-Cookies',
        text: 'Keine. Wir zählen keine Besuche und messen dein Verhalten nicht.',
      },
      functional: {
        title: 'Lokaler Speicher',
        text: 'Dein Browser merkt sich dein Design, deine Sprache, deine letzte Familie und deinen letzten Besuch, eine eingeklappte Seitenleiste, die Größe der Vorschaubilder, gesehene Tipps, letzte Suchen, unfertige Texte und laufende Uploads. Außerdem speichert er eine Seite, die erscheint, wenn du offline bist. Das bleibt in deinem Browser, bis du es löschst. Fotos aus der Galerie werden bis zu 30 Tage gespeichert, damit sie nicht neu geladen werden müssen. Wenn du Offline-Fotos einschaltest, speichert dieses Gerät auch die, die du auswählst. Beim Abmelden werden alle gelöscht.',
      },
      marketing: {
        title: 'Marketing-Cookies',
        text: 'Keine.',
      },
      managing: {
        title: 'Cookies verwalten',
        text: 'Du kannst Cookies in deinem Browser jederzeit löschen. Dabei wirst du abgemeldet. Die öffentlichen Seiten funktionieren ohne Cookies.',
      },
      third: {
        title: 'Cookies von Dritten',
        text: 'Keine. Wir verwenden keine Analysedienste, sozialen Netzwerke oder Werbenetzwerke.',
        paying:
          'Wenn du etwas bezahlst, kann die Seite des Zahlungsdienstes außerhalb dieser Website eigene Cookies setzen.',
      },
    },
  },
  security: {
    title: 'Sicherheit',
    heading: 'Nur wen du auswählst, sieht deine Fotos',
    lead: 'Deine Fotos sind nie öffentlich. Du lädst deine Familie ein und entscheidest bei jedem, wer es sieht.',
    cards: {
      privacy: {
        title: 'Wer ein Foto sieht',
        text: 'Jedes Foto, jeder Meilenstein und jede Antwort ist nur für dich, für deine Familie oder auch für Gäste mit einem Link. Gäste sehen nie, wo ein Foto entstanden ist.',
      },
      roles: {
        title: 'Wer was darf',
        text: 'Jedes Mitglied hat eine Rolle: verwalten, bearbeiten, beitragen oder ansehen. Der Server prüft jedes Mal, ob etwas erlaubt ist, und die Datenbank prüft es noch einmal.',
      },
      factors: {
        title: 'Zwei-Faktor-Authentifizierung',
        text: 'Melde dich mit einem Passkey an oder zusätzlich mit einem Code aus einer Authenticator-App. Vor heiklen Änderungen an deinem Konto oder deiner Familie bestätigst du noch einmal, dass du es bist.',
      },
      record: {
        title: 'Aktivitätsprotokoll',
        text: 'Anmeldungen, Rollenwechsel, Exporte und Löschungen werden protokolliert. So kannst du nachsehen, was passiert ist.',
      },
      infrastructure: {
        title: 'Keine Werbung, keine Tracker',
        text: 'Keine Seite lädt Skripte, Schriften oder Tracker von anderen Firmen. Hearthbook ist eine Anwendung, eine Datenbank und ein Dateispeicher.',
      },
      encryption: {
        title: 'Verschlüsselung',
        text: 'Niemand kann dein Passwort oder deine Anmeldelinks lesen, auch nicht, wer diesen Server betreibt.',
        transit: 'Deine Verbindung zu dieser Website ist verschlüsselt (TLS), und Browser lehnen unverschlüsselte ab.',
      },
    },
    detailsTitle: 'Im Einzelnen',
    details: {
      media:
        'Im Album lassen sich Fotos und Videos nur über Links öffnen, die in einer einzigen Sitzung gelten und nach einer Stunde ablaufen. Was deine Familie verschickt, etwa das Familienblatt oder der Feed eines Bilderrahmens, hat eigene Links.',
      decode:
        'Dateitypen werden geprüft, indem jede Datei in einem eigenen Prozess decodiert wird, mit begrenzter Zeit und begrenztem Speicher.',
      original:
        'Originale werden nie verändert. Jedes hat eine SHA-256-Prüfsumme, sodass schon ein einziges geändertes Byte auffällt.',
      limits:
        'Versuche, Codes und Passwörter zu erraten, sind pro E-Mail-Adresse und pro Gerät begrenzt, auch nach einem Neustart.',
      devices:
        'Du siehst, welche Geräte angemeldet sind, kannst die Aktivitäten in deinem Konto prüfen und jedes Gerät abmelden.',
      headers:
        'Jede Seite hat eine strenge Content Security Policy, und Anfragen von anderen Websites werden blockiert.',
      hashes:
        'Passwörter und Anmeldelinks werden nur als Hashwerte gespeichert, und Codes in E-Mails, die auf den Versand warten, sind mit AES-256 verschlüsselt.',
      tested: 'Jeder Vorgang wird mit jeder Rolle getestet.',
    },
    claimsTitle: 'Vom Betreiber bestätigt',
    contactsTitle: 'Ein Problem melden',
    contactsLead: 'Wenn dir etwas seltsam vorkommt, sag uns bitte Bescheid. Wir sind dir dankbar.',
    contacts: {
      security: 'Fragen zur Sicherheit',
      vulnerabilities: 'Sicherheitslücken melden',
      support: 'Allgemeiner Support',
    },
    write: 'Schreib uns',
  },
} satisfies Translation<typeof en>
