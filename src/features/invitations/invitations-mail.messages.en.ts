/** The sentences of mails about invitations; the browser never loads them. */
export const invitationMail = {
  invitation: {
    subject: '{inviter} invites you to the family album “{family}”',
    heading: '{inviter} would love to share the family album with you',
    intro:
      '“{family}” is a private album on Hearthbook: photos, milestones and small moments, seen by the family and nobody else. {inviter} has kept a place in it for you.',
    photos: '{count, plural, one {One photo is waiting for you} other {# photos are waiting for you}}.',
    button: 'Open the family album',
    how: 'There is nothing to install and no password to think of. Press the button, tell us your name, and you are in.',
    until: 'The invitation is yours until {date}.',
    footer:
      'You get this mail because {inviter} ({email}) gave us your address. If you do not know them, there is nothing to do: without your press of the button nothing happens.',
  },
  joined: {
    subject: '{name} has joined “{family}”',
    heading: '{name} has joined the family',
    same: '{name} accepted your invitation and can open “{family}” from now on.',
    other:
      'You invited {invited}. {name} joined with another address: {joined}. If you do not know this address, you can remove them on the members page.',
    button: 'See who belongs to the family',
    footer: 'You get this mail because “{family}” is yours.',
  },
} as const
