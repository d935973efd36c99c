import type { Translation } from '#shared/messages.ts'
import type { succession as en } from './succession.messages.en.ts'

export const succession = {
  title: 'S’il vous arrive quelque chose',
  intro: 'Choisissez une ou deux personnes qui pourront reprendre {family} quand ce ne vous sera plus possible.',
  byEmail: 'Les membres choisis reçoivent un e-mail.',
  first: 'Personne de confiance',
  second: 'Deuxième personne de confiance',
  noOne: 'Personne',
  after: 'Si vous n’ouvrez pas Hearthbook pendant',
  months: '{count} mois',
  change: 'Modifier',
  choose: 'Choisir',
  automatic: 'Un téléphone qui ajoute des photos tout seul ne compte pas.',
  next: 'Ce qui se passe ensuite',
  steps: {
    email: 'Nous vous envoyons quatre e-mails, un par semaine.',
    ask: 'Si vous n’ouvrez toujours pas Hearthbook, une personne de confiance peut demander à reprendre la famille.',
    object: 'Vous avez 30 jours pour vous y opposer.',
  },
  noEmail:
    'Ce serveur n’envoie pas encore d’e-mails. Les rappels ne vous parviendront pas, et les demandes n’apparaissent que dans Hearthbook.',
  alone: 'Invitez d’abord quelqu’un, par exemple votre partenaire ou un enfant adulte.',
  save: 'Enregistrer',
  saved: 'C’est enregistré',
  savedText: 'Vos personnes de confiance pour {family} sont enregistrées.',
  failedTitle: 'Impossible de charger vos personnes de confiance',
  failed: 'Un problème est survenu',
  request: '{name} demande à reprendre {family}. Si personne ne s’y oppose, la famille lui reviendra le {date}.',
  ownRequest: 'Vous avez demandé à reprendre {family}. Si personne ne s’y oppose, la famille vous reviendra le {date}.',
  object: 'M’y opposer',
  withdraw: 'Retirer la demande',
  ended: 'La demande a pris fin',
  endedText: '{owner} garde {family}.',
  record: {
    title: 'Registre de famille',
    text: 'Une ou deux pages pour vos papiers importants : ce que Hearthbook conserve aujourd’hui pour {family}, comment vérifier qu’aucun original n’a changé, et comment ouvrir un export sans Hearthbook.',
    download: 'Télécharger le registre',
    failed: 'Nous n’avons pas pu créer le registre',
  },
  trusted: {
    unknown: 'Impossible de vérifier si vous pouvez reprendre cette famille.',
    title: '{owner} vous fait confiance pour {family}',
    watching:
      'Si {owner} n’ouvre plus Hearthbook pendant {count} mois et ne répond pas à quatre e-mails, vous pourrez demander ici à reprendre la famille.',
    open: '{owner} n’a pas ouvert Hearthbook depuis plus de {count} mois et n’a pas répondu à nos e-mails. Si ce n’est plus possible pour {owner}, vous pouvez demander à reprendre {family}.',
    ask: 'Demander à reprendre',
    confirmTitle: 'Demander à reprendre {family} ?',
    confirmText:
      '{owner} recevra un e-mail, et l’autre personne de confiance aussi. Si personne ne s’y oppose pendant 30 jours, la famille vous reviendra et {owner} pourra encore y apporter des modifications.',
    busy: 'Envoi…',
    asked: 'Vous avez demandé à reprendre {family}',
    askedText: 'Nous vous écrirons quand ce sera décidé.',
  },
} as const satisfies Translation<typeof en>
