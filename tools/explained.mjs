/** A failure that its message explains to the person who typed the command; the stack would only hide it. */
export class Explained extends Error {}
