import type { Translation } from '#shared/messages.ts'
import type { coverPage as en } from './cover-page.messages.en.ts'

export const coverPage = {
  kept: 'Un album de famille privé sur Hearthbook.',
  members: 'Les membres de la famille peuvent se connecter pour l’ouvrir.',
  open: 'Ouvrir l’album',
  nobodyTitle: 'Nous n’avons pas trouvé cet album',
  nobodyText: 'Le lien a peut-être changé. Demandez-en un nouveau à la personne qui vous l’a donné.',
  home: 'Aller sur Hearthbook',
} satisfies Translation<typeof en>
