/** Invitation emails. Never loaded by the browser. */
export const invitationMail = {
  invitation: {
    subject: '{inviter} invited you to the family album “{family}”',
    heading: '{inviter} would love to share the family album with you',
    intro:
      '“{family}” is a private album on Hearthbook with photos, milestones, and everyday moments. Only the family can see it, and {inviter} has saved you a spot.',
    picture: 'A photo from “{family}”',
    photos: '{count, plural, one {One photo is waiting for you} other {# photos are waiting for you}}.',
    button: 'Open the family album',
    how: 'There’s nothing to install and no password to create. Open the album, tell us your name, and you’re in.',
    until: 'This invitation is valid until {date}.',
    footer:
      'You’re getting this email because {inviter} ({email}) gave us your address. If you don’t know them, you can ignore this email.',
  },
  joined: {
    subject: '{name} joined “{family}”',
    heading: '{name} joined the family',
    same: '{name} accepted your invitation and can now open “{family}”.',
    other:
      'You invited {invited}, but {name} joined with a different address: {joined}. If you don’t recognize that address, you can remove {name} on the Members page.',
    byLink:
      '{name} joined with the link you made for {invited}, with this address: {joined}. If that isn’t who you invited, you can remove {name} on the Members page.',
    button: 'View members',
    footer: 'You’re getting this email because you own “{family}”.',
  },
} as const
