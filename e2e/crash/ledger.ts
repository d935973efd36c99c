/** What one person sent, and what they were told about it: the promises that must be kept. */
export type Sent = {
  bytes: Buffer
  /** What must become of it, once it is whole. */
  kind: 'picture' | 'copy' | 'broken'
  /** Known once the beginning was acknowledged. */
  id?: string
  /** The last byte was acknowledged. */
  whole: boolean
}

export type Ledger = {
  sent: Sent[]
  /** Photos whose deletion was asked for, and whether it was acknowledged. */
  deleted: Map<string, boolean>
}

export function openLedger(): Ledger {
  return { sent: [], deleted: new Map() }
}

export const wholeUploads = ({ sent }: Ledger) =>
  sent.filter((one): one is Sent & { id: string } => one.whole && one.id !== undefined)
export const unfinishedUploads = ({ sent }: Ledger) =>
  sent.filter((one): one is Sent & { id: string } => !one.whole && one.id !== undefined)
