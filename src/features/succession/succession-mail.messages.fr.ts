import type { Translation } from '#shared/messages.ts'
import type { successionMail as en } from './succession-mail.messages.en.ts'

export const successionMail = {
  trusted: {
    subject: '{owner} vous fait confiance pour {family}',
    heading: 'Vous êtes une personne de confiance de {family}',
    text: '{owner} souhaite que vous preniez soin de {family} sur Hearthbook le jour où ce ne lui sera plus possible.',
    more: 'Si {owner} n’ouvre plus Hearthbook pendant {months} mois et ne répond pas à quatre e-mails, nous vous écrirons. Vous n’avez rien à faire pour l’instant.',
    button: 'Voir les membres',
  },
  reminder: {
    subject: 'Vous occupez-vous toujours de {family} ?',
    heading: 'Êtes-vous toujours là ?',
    text: 'Vous n’avez pas ouvert Hearthbook depuis le {date}. Ouvrez-le pour que nous sachions que vous vous occupez toujours de {family}.',
    more: 'C’est l’e-mail {reminder} sur 4. Après le dernier, vos personnes de confiance pourront demander à reprendre la famille.',
    button: 'Je suis là',
  },
  opened: {
    subject: '{owner} n’a pas ouvert Hearthbook depuis longtemps',
    heading: 'Vous pouvez demander à reprendre {family}',
    text: '{owner} n’a pas ouvert Hearthbook depuis le {date} et n’a pas répondu à quatre e-mails. Si tout va bien, demandez-lui de l’ouvrir.',
    more: 'Si ce n’est plus possible, vous pouvez demander à reprendre {family}. Si personne ne s’y oppose pendant 30 jours, vous en aurez la charge.',
    button: 'Ouvrir Hearthbook',
  },
  requested: {
    subject: '{name} demande à reprendre {family}',
    heading: '{name} demande à reprendre {family}',
    text: 'Si personne ne s’y oppose, la famille passera à {name} le {date}. Les photos et les membres restent.',
    more: 'Si vous n’êtes pas d’accord, ouvrez Hearthbook et opposez-vous avant cette date.',
    button: 'Voir la demande',
  },
  requestedOfOwner: {
    subject: '{name} demande à reprendre {family}',
    heading: '{name} demande à reprendre {family}',
    text: 'Vous n’avez pas ouvert Hearthbook depuis longtemps, et nos e-mails sont restés sans réponse. Si vous ne faites rien, {family} passera à {name} le {date}, et vous pourrez encore y apporter des modifications.',
    more: 'Si vous ne le voulez pas, ouvrez Hearthbook et opposez-vous avant cette date.',
    button: 'Voir la demande',
  },
  canceled: {
    subject: '{owner} garde {family}',
    heading: '{owner} garde {family}',
    text: '{name} a mis fin à la demande de reprise de la famille.',
    more: 'Si personne n’a de nouvelles de {owner}, vous pourrez refaire une demande après quatre autres e-mails.',
    button: 'Voir les membres',
  },
  canceledOfOwner: {
    subject: 'Vous gardez {family}',
    heading: 'Vous gardez {family}',
    text: '{name} a mis fin à la demande de reprise de la famille.',
    more: 'Vous pouvez choisir vos personnes de confiance dans les paramètres de la famille.',
    button: 'Voir les paramètres',
  },
  back: {
    subject: '{owner} est de retour',
    heading: '{owner} est de retour',
    text: '{owner} a rouvert Hearthbook : votre demande de reprise de {family} a donc pris fin.',
    more: 'Vous restez une personne de confiance et n’avez rien à faire.',
    button: 'Voir les membres',
  },
  completed: {
    subject: '{family} est désormais gérée par {name}',
    heading: '{family} est désormais gérée par {name}',
    text: 'Personne ne s’y est opposé pendant 30 jours : {name} a donc repris la famille.',
    more: 'Vous en faites toujours partie, et tout ce que vous avez ajouté est toujours là.',
    button: 'Voir les membres',
  },
  completedOfOwner: {
    subject: 'Vous gérez désormais {family}',
    heading: 'Vous gérez désormais {family}',
    text: 'Personne ne s’y est opposé pendant 30 jours. Les photos, les membres et les paramètres n’ont pas changé.',
    more: 'Dans les paramètres de la famille, vous pouvez choisir à votre tour vos personnes de confiance.',
    button: 'Voir les paramètres',
  },
  record: {
    subject: 'Une année avec {family} : imprimez votre registre de famille',
    heading: 'Votre registre de famille',
    text: 'Une fois par an, nous vous proposons de ranger une page avec vos papiers importants : ce que Hearthbook conserve pour {family}, une somme de contrôle pour chaque année d’originaux, et comment tout ouvrir sans Hearthbook.',
    more: 'C’est aussi un bon jour pour exporter l’album sur un disque, hors de chez vous.',
    button: 'Voir les paramètres',
  },
  footer: 'Vous recevez cet e-mail parce que vous gérez {family}, ou que la personne qui la gère vous fait confiance.',
} as const satisfies Translation<typeof en>
