import type { Translation } from '#shared/messages.ts'
import type { successionMail as en } from './succession-mail.messages.en.ts'

export const successionMail = {
  trusted: {
    subject: '{owner} vertraut dir {family} an',
    heading: 'Du bist Vertrauensperson von {family}',
    text: '{owner} möchte, dass du dich um {family} bei Hearthbook kümmerst, falls das eines Tages nicht mehr möglich ist.',
    more: 'Wenn {owner} {months} Monate lang Hearthbook nicht öffnet und vier E-Mails nicht beantwortet, schreiben wir dir. Jetzt musst du nichts tun.',
    button: 'Mitglieder ansehen',
  },
  reminder: {
    subject: 'Kümmerst du dich noch um {family}?',
    heading: 'Bist du noch da?',
    text: 'Du hast Hearthbook seit dem {date} nicht geöffnet. Bitte öffne es, damit wir wissen, dass du dich noch um {family} kümmerst.',
    more: 'Das ist E-Mail {reminder} von 4. Nach der letzten können deine Vertrauenspersonen darum bitten, die Familie zu übernehmen.',
    button: 'Ich bin noch da',
  },
  opened: {
    subject: '{owner} hat Hearthbook lange nicht geöffnet',
    heading: 'Du kannst darum bitten, {family} zu übernehmen',
    text: '{owner} hat Hearthbook seit dem {date} nicht geöffnet und vier E-Mails nicht beantwortet. Wenn alles in Ordnung ist, bitte {owner}, es zu öffnen.',
    more: 'Wenn das nicht mehr geht, kannst du darum bitten, {family} zu übernehmen. Wenn 30 Tage lang niemand widerspricht, verwaltest du sie.',
    button: 'Hearthbook öffnen',
  },
  requested: {
    subject: '{name} möchte {family} übernehmen',
    heading: '{name} möchte {family} übernehmen',
    text: 'Wenn niemand widerspricht, übernimmt {name} die Familie am {date}. Alle Fotos und Mitglieder bleiben.',
    more: 'Wenn du nicht einverstanden bist, öffne Hearthbook und widersprich vorher.',
    button: 'Anfrage ansehen',
  },
  requestedOfOwner: {
    subject: '{name} möchte {family} übernehmen',
    heading: '{name} möchte {family} übernehmen',
    text: 'Du warst lange nicht da und hast unsere E-Mails nicht beantwortet. Wenn du nichts tust, geht {family} am {date} an {name} über, und du kannst sie weiter bearbeiten.',
    more: 'Wenn du das nicht möchtest, öffne Hearthbook und widersprich vorher.',
    button: 'Anfrage ansehen',
  },
  canceled: {
    subject: '{owner} verwaltet {family} weiterhin',
    heading: '{owner} verwaltet {family} weiterhin',
    text: '{name} hat die Anfrage beendet, die Familie zu übernehmen.',
    more: 'Wenn niemand von {owner} hört, kannst du nach vier weiteren E-Mails noch einmal anfragen.',
    button: 'Mitglieder ansehen',
  },
  canceledOfOwner: {
    subject: 'Du verwaltest {family} weiterhin',
    heading: 'Du verwaltest {family} weiterhin',
    text: '{name} hat die Anfrage beendet, die Familie zu übernehmen.',
    more: 'Wem du die Familie anvertraust, bestimmst du in den Familieneinstellungen.',
    button: 'Einstellungen ansehen',
  },
  back: {
    subject: '{owner} ist wieder da',
    heading: '{owner} ist wieder da',
    text: '{owner} hat Hearthbook wieder geöffnet. Deine Anfrage, {family} zu übernehmen, ist damit beendet.',
    more: 'Du bist weiter Vertrauensperson und musst nichts tun.',
    button: 'Mitglieder ansehen',
  },
  completed: {
    subject: '{name} hat {family} übernommen',
    heading: '{name} hat {family} übernommen',
    text: '30 Tage lang hat niemand widersprochen. {name} verwaltet jetzt die Familie.',
    more: 'Du bist weiter Mitglied, und alles, was du hinzugefügt hast, ist noch da.',
    button: 'Mitglieder ansehen',
  },
  completedOfOwner: {
    subject: 'Du verwaltest jetzt {family}',
    heading: 'Du verwaltest jetzt {family}',
    text: '30 Tage lang hat niemand widersprochen. Fotos, Mitglieder und Einstellungen sind, wie sie waren.',
    more: 'Wem du die Familie nach dir anvertraust, bestimmst du in den Familieneinstellungen.',
    button: 'Einstellungen ansehen',
  },
  record: {
    subject: 'Ein Jahr mit {family}: drucke deinen Familienbogen',
    heading: 'Dein Familienbogen',
    text: 'Einmal im Jahr schlagen wir vor, eine Seite zu deinen wichtigen Papieren zu legen: was Hearthbook für {family} aufbewahrt, eine Prüfsumme für jedes Jahr und wie du alles ohne Hearthbook öffnest.',
    more: 'Es ist auch ein guter Tag, um das Album auf eine Festplatte außer Haus zu exportieren.',
    button: 'Einstellungen ansehen',
  },
  footer: 'Du bekommst diese E-Mail, weil du {family} verwaltest oder sie dir anvertraut wurde.',
} as const satisfies Translation<typeof en>
