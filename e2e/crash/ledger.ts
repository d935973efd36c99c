/** What one person sent and what the server acknowledged: the promises to verify. */
export type Sent = {
  bytes: Buffer
  /** The expected outcome once the upload is complete. */
  kind: 'picture' | 'copy' | 'broken'
  /** Set once the creation of the upload was acknowledged. */
  id?: string
  /** Whether the last byte was acknowledged. */
  whole: boolean
}

export type Ledger = {
  sent: Sent[]
  /** Photos that were requested to be deleted, and whether that was acknowledged. */
  deleted: Map<string, boolean>
}

export function openLedger(): Ledger {
  return { sent: [], deleted: new Map() }
}

export const wholeUploads = ({ sent }: Ledger) =>
  sent.filter((one): one is Sent & { id: string } => one.whole && one.id !== undefined)
export const unfinishedUploads = ({ sent }: Ledger) =>
  sent.filter((one): one is Sent & { id: string } => !one.whole && one.id !== undefined)
