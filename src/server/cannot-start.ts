/** A failure that the operator can fix. Its message is shown without a stack trace. */
export class CannotStart extends Error {}
