export const domainMail = {
  missing: {
    subject: 'Action requise : un enregistrement DNS manque pour {domain}',
    heading: 'L’enregistrement de votre domaine est introuvable',
    text: 'L’enregistrement TXT qui vérifie {domain} pour {family} est introuvable. Ajoutez-le à nouveau avant le {date} pour que le domaine continue de fonctionner.',
  },
  gone: {
    subject: '{domain} n’ouvre plus votre album',
    heading: 'Votre domaine n’est plus relié',
    text: 'L’enregistrement TXT de {domain} manque depuis une semaine. Le domaine n’est donc plus relié à {family}. Rien n’a changé dans l’album. Pour le relier de nouveau, ajoutez l’enregistrement et vérifiez le domaine dans les paramètres de la famille.',
  },
  button: 'Voir l’enregistrement',
  footer: 'Vous recevez cet e-mail parce que cette famille vous appartient et que vous lui avez ajouté un domaine.',
} as const
