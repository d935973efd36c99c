/** The cover of a family’s album, rendered by the server. */
export const coverPage = {
  kept: 'A private family album on Hearthbook.',
  members: 'Family members can sign in to open the album.',
  open: 'Open the album',
  nobodyTitle: 'We couldn’t find this album',
  nobodyText: 'The link may have changed. Ask the person who gave it to you for a new one.',
  home: 'Go to Hearthbook',
} as const
