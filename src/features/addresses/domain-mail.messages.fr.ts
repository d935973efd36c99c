export const domainMail = {
  missing: {
    subject: 'Il manque quelque chose à {domain}',
    heading: 'L’enregistrement de votre domaine a disparu',
    text: 'L’enregistrement TXT qui montre que {domain} appartient à {family} n’est plus là. Jusqu’au {date}, le domaine mène encore à la couverture de votre album ; remettez-le d’ici là, et rien ne change.',
  },
  gone: {
    subject: '{domain} ne mène plus à votre album',
    heading: 'Votre domaine ne mène plus ici',
    text: 'L’enregistrement TXT de {domain} manque depuis une semaine : le domaine ne mène plus à l’album de {family}. Tout est resté comme il était dans l’album ; remettez l’enregistrement et prouvez à nouveau le domaine quand vous voulez.',
  },
  button: 'Voir l’enregistrement',
  footer: 'Vous recevez ce message parce que cette famille est la vôtre et que vous lui avez donné un domaine.',
} as const
