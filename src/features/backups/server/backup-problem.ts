import { CannotStart } from '#server/cannot-start.ts'

/** A backup can't be made, trusted, or restored. The message is for the operator. */
export class BackupProblem extends CannotStart {}
