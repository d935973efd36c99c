/** A failure that the operator can fix: its message is shown without a stack. */
export class CannotStart extends Error {}
