/** The page of frames: read from across the room. */
export const framePage = {
  title: 'Photo frame',
  pairTitle: 'Show your family’s photos here',
  pairText: 'On your phone, open your family’s settings in Hearthbook, choose “Add a frame”, and enter this code.',
  family: 'Photos from {family}',
  leave: 'Not your family? Press any key or tap the screen.',
  empty: 'Photos appear here as soon as your family shares some.',
} as const
