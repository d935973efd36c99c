/** In every email with a button. */
export const mailLayout = { linkHint: 'If the button doesn’t work, copy this link into your browser:' } as const
