/** Why Hearthbook, or a command of its operator, cannot do its work here: a sentence for that person, shown without a stack. */
export class CannotStart extends Error {}
