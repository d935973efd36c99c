export const EMAIL_UNDO_DAYS = 7

/** Masks an address so that its owner recognizes it and no one else can write to it. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}
