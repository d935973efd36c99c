export const domainMail = {
  missing: {
    subject: 'Action requise : un enregistrement DNS de {domain} est introuvable',
    heading: 'L’enregistrement de votre domaine est introuvable',
    text: 'Nous ne trouvons plus l’enregistrement TXT qui relie {domain} à {family}. Ajoutez-le de nouveau avant le {date} pour que le domaine continue de fonctionner.',
  },
  gone: {
    subject: '{domain} n’ouvre plus votre album',
    heading: 'Votre domaine n’est plus relié à votre album',
    text: 'L’enregistrement TXT de {domain} est introuvable depuis une semaine : le domaine n’est donc plus relié à {family}. Rien n’a changé dans l’album. Pour relier de nouveau le domaine, ajoutez l’enregistrement, puis vérifiez le domaine dans les paramètres de la famille.',
  },
  button: 'Voir l’enregistrement',
  footer: 'Vous recevez cet e-mail parce que vous avez ajouté un domaine à une famille que vous gérez.',
} as const
