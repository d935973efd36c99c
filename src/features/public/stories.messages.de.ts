import type { Translation } from '#shared/messages.ts'
import type { publicStories as en } from './stories.messages.en.ts'

export const publicStories = {
  watch: 'Vorschau ansehen',
  watchWhat: 'Vorschau ansehen: {title}',
  close: 'Schließen',
  film: '„{title}“, ein kurzes Video mit Untertiteln',
  words: 'Die Geschichte zum Nachlesen',
  captions: {
    milestone: [
      'Vom Krabbeln zum Rennen.',
      'Im April saß Elin im Gras und sah sich alles an.',
      'Pelle, der Hund, sah sich Elin an.',
      'Im Juni kam sie schon ganz um den Küchentisch herum, wenn sie sich festhielt.',
      'Im August drei Schritte auf nassem Sand. Dann kam das Meer nachsehen.',
      'Im Oktober schaffte sie es bis zum großen Baum. Zurück ging es auf Papas Schultern.',
      'Und im Februar, im Schnee, rannte sie los. Pelle wurde Zweiter.',
      'Elf Monate. Es ist alles da.',
    ],
    vacation: [
      'Die Woche auf der Insel.',
      'Am Samstag fuhr die Fähre pünktlich ab. Wir nicht, aber wir haben sie noch erwischt.',
      'Das Haus lag hinter dem Leuchtturm, genau wie im Brief.',
      'Am Dienstag regnete es waagerecht, und alle gingen raus, um zu gucken.',
      'Am Mittwoch bauten wir eine Burg aus dem, was der Sturm dagelassen hatte.',
      'Der Donnerstag gehörte dem Wind. Der Drachen wollte nach Dänemark.',
      'Am letzten Abend haben wir alle nach ihrem schönsten Tag gefragt.',
      'Papa sagte: Mittwoch. Nils sagte: der Sturm. Oma sagte: heute.',
    ],
    celebration: [
      'Achtzig Kerzen.',
      'Den Apfelbaum hat Opa in dem Jahr gepflanzt, in dem er geheiratet hat.',
      'Ida hat die Einladung gemalt. Alle sind drauf, sogar die Bank.',
      'Sie kamen aus drei Ländern, und alle brachten Blumen mit.',
      'Kaffee gab es für zwanzig. Wir waren einunddreißig.',
      'Achtzig Kerzen passten nicht drauf. Ein paar mussten den Rest vertreten.',
      'Später am Feuer fing jemand das alte Lied an. Opa sagte, das kenne er nicht.',
      'Er sang alle Strophen mit.',
    ],
  },
} satisfies Translation<typeof en>
