import type { Translation } from '#shared/messages.ts'
import type { plans as en } from './plans.messages.en.ts'

export const plans = {
  names: {
    free: 'Kostenlos',
    basic: 'Basis',
    plus: 'Plus',
    premium: 'Premium',
    legacy: 'Legacy',
  },
  for: {
    free: 'Für ein erstes Kapitel',
    basic: 'Für einen kleinen Haushalt',
    plus: 'Für die ganze Familie',
    premium: 'Für eine lebhafte, wachsende Familie',
    legacy: 'Für Generationen',
  },
  lines: {
    photos: '{count, plural, =-1 {Unbegrenzt viele Fotos} one {# Foto} other {# Fotos}}',
    members:
      '{count, plural, =-1 {Unbegrenzt viele Familienmitglieder} one {# Familienmitglied} other {# Familienmitglieder}}',
    custom_domain: 'Eine eigene Webadresse',
    subdomain: 'Eine Webadresse auf dieser Website',
    basic_layout: 'Ein einfaches Seitenlayout für Bücher',
    multiple_layouts: 'Viele Seitenlayouts für Bücher',
    audio_captions: 'Sprachnotizen zu Fotos',
    videos: 'Videos',
    birthday_reminders: 'Geburtstagserinnerungen',
    books_per_season:
      '{count, plural, =0 {Keine gedruckten Bücher} one {# Buch pro Quartal} other {# Bücher pro Quartal}}',
    hardcover: 'Hochwertige Hardcover-Bücher',
  },
  extras: {
    free: 'Hilfe in der Community',
    basic: 'Support per E-Mail',
    plus: 'Bevorzugter Support',
    premium: 'Bevorzugter Support',
    legacy: 'Edle Verpackung, Archivierung, bevorzugter Support und persönliche Betreuung',
  },
  use: {
    title: 'Nutzung deines Tarifs',
    photos: 'Fotos und Videos',
    all_families: 'in allen deinen Familien',
    members: 'Mitglieder in „{family}“',
    books: 'Gedruckte Bücher in diesem Quartal',
    season: 'Beginnt am {date} neu.',
    of: '{used, number} von {limit, number}',
    unlimited: '{used, number}, kein Limit',
    near: {
      photos: 'Du hast {used, number} von {limit, number} Fotos in diesem Tarif verbraucht.',
      members:
        'Du hast {used, number} von {limit, number} Plätzen für Mitglieder vergeben, offene Einladungen mitgezählt.',
    },
    full: {
      photos: 'Du hast das Limit dieses Tarifs von {limit, number} Fotos erreicht. Es wird nichts gelöscht.',
      members:
        '{limit, plural, one {Der einzige Platz für Mitglieder ist} other {Alle # Plätze für Mitglieder sind}} vergeben, offene Einladungen mitgezählt.',
    },
    beyond: {
      photos:
        '{count, number} mehr, als {plan} enthält. Alle bleiben; weitere kannst du erst mit einem größeren Tarif hinzufügen.',
      members:
        '{count, number} mehr, als {plan} enthält. Alle bleiben; weitere kannst du erst mit einem größeren Tarif einladen.',
    },
    over: 'Gerade ist kein Tarif aktiv. Es wird nichts gelöscht, aber du kannst nichts mehr hinzufügen.',
    lift: '{count, plural, =-1 {{plan} hat kein Limit} other {Mit {plan} steigt das Limit auf #}}.',
    top: 'Ein höheres Limit hat kein Tarif.',
    videos: 'Dieser Tarif umfasst nur Fotos. Mit {plan} kommen Videos dazu.',
    audio_captions: 'Mit {plan} kannst du zu jedem Foto eine Sprachnotiz aufnehmen.',
    birthday_reminders: 'Zu {plan} gehören Geburtstagserinnerungen.',
    owner: 'Wer die Familie verwaltet, kann den Tarif ändern.',
    see: 'Tarife ansehen',
  },
} satisfies Translation<typeof en>
