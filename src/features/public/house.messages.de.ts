import type { Translation } from '#shared/messages.ts'
import type { publicHouse as en } from './house.messages.en.ts'

export const publicHouse = {
  about: {
    title: 'Unsere Geschichte',
    heading: 'Unsere Geschichte',
    lead: 'In den meisten Familien beginnt es mit einem Schuhkarton, einem toten Handy und einer Frage, auf die niemand eine Antwort weiß.',
    story: {
      one: 'Im Schuhkarton liegen Hunderte Abzüge ohne einen einzigen Namen. Auf dem Handy sind zwei Jahre Kindheit, und es geht nicht mehr an. Und die Frage kommt von einem Kind: „Wie hab ich geklungen, als ich klein war?“',
      two: 'All das braucht ein Zuhause. Manche Dienste speichern Dateien, manche verkaufen deine Aufmerksamkeit, und manche machen nach ein paar Jahren dicht. Keiner fühlt sich an wie das Album auf dem Küchentisch, in dem alle blättern.',
      three:
        'Also haben wir dieses Album gebaut. Es bewahrt jedes Foto genau so auf, wie du es hinzugefügt hast. Es weiß, wer zur Familie gehört, und bleibt für alle anderen zu. Es stellt Kindern die Fragen, die wir selbst gern gehört hätten, und bewahrt die Antworten in ihrer eigenen Stimme.',
      four: 'Und du kannst jederzeit gehen. Hearthbook läuft auch auf einem kleinen Kasten bei dir zu Hause, du kannst alles mitnehmen, und Werbung gibt es nicht. Die Erinnerungen deiner Familie sollten von keinem Geschäftsmodell abhängen, auch nicht von unserem.',
    },
    valuesTitle: 'Woran wir glauben',
    values: {
      calm: {
        title: 'Ruhe',
        text: 'Keine Ranglisten, keine Serien, keine Fremden. Komm, wann du magst, und finde alles so vor, wie du es verlassen hast.',
      },
      care: {
        title: 'Sorgfalt',
        text: 'Manches lässt sich nicht ersetzen, und so behandeln wir es auch.',
      },
      candour: {
        title: 'Offenheit',
        text: 'Wir sagen ehrlich, was Hearthbook kann und was es noch nicht kann.',
      },
    },
    join: 'Beginn dein eigenes Album',
  },
  careers: {
    title: 'Jobs',
    heading: 'Bau mit uns etwas, das bleibt',
    lead: 'Wir bauen ein Zuhause für das, was Familien nicht ersetzen können. Dafür braucht es Geduld, Genauigkeit und ein Herz für schlechte Fotos von guten Tagen.',
    valuesTitle: 'Wie wir arbeiten',
    values: {
      family: {
        title: 'Familie zuerst',
        text: 'Schulaufführungen und kranke Kinder sind keine Ausnahmen vom Plan. Sie sind der Plan.',
      },
      collaboration: {
        title: 'Zusammenarbeit',
        text: 'Wir schreiben Dinge auf, lesen die Arbeit der anderen genau und fragen nach, wenn wir unsicher sind.',
      },
      balance: {
        title: 'Leben neben der Arbeit',
        text: 'Der Arbeitstag hat ein Ende. Wer Software für Erinnerungen baut, braucht Zeit für eigene.',
      },
    },
    positionsTitle: 'Offene Stellen',
    none: 'Gerade haben wir keine offenen Stellen. Wenn du meinst, dass du gut zu uns passt, schreib uns trotzdem.',
    apply: 'Jetzt bewerben',
    applyFor: 'Bewerbung: {title}',
    resumeSubject: 'Mein Lebenslauf',
    benefitsTitle: 'Darauf kannst du zählen',
    benefits: {
      remote: 'Arbeite dort, wo du lebst',
      time: 'Urlaub, den alle wirklich nehmen',
      leave: 'Gleiche Elternzeit für alle Eltern',
      learn: 'Bücher, Kurse und die Zeit dafür',
    },
    resume: 'Schick uns deinen Lebenslauf',
    culture: 'Mehr darüber, wie wir arbeiten',
  },
  blog: {
    title: 'Blog',
    heading: 'Notizen vom Küchentisch',
    lead: 'Wie ihr die Geschichten eurer Familie bewahrt, wiederfindet und erzählt.',
    read: 'Weiterlesen',
    all: 'Alle Beiträge',
    minutes: '{count, plural, one {# Minute Lesezeit} other {# Minuten Lesezeit}}',
    feed: 'Per RSS abonnieren',
  },
} satisfies Translation<typeof en>
