/** A refusal that only WebDAV has, by its status. */
export class DavRefusal extends Error {
  readonly status: 403 | 405 | 409 | 411 | 412 | 415 | 423 | 502
  /** The name of the precondition that failed, from the standard. */
  readonly condition: string | undefined

  constructor(status: DavRefusal['status'], condition?: string) {
    super(`Refused with ${status}`)
    this.name = 'DavRefusal'
    this.status = status
    this.condition = condition
  }
}
