export type ReceiptGroup = { title: string; text: string; files: ReceiptFile[] }
export type ReceiptFile = { name: string; sha256: string | null; facts: string[] }
export type Receipt = { title: string; about: string[]; groups: ReceiptGroup[] }

/** A receipt as text, which any device can open, print, and search. Lines with hashes are those of `sha256sum`. */
export function receiptText(receipt: Receipt): string {
  const parts = receipt.groups.map(({ title, text, files }) => [underlined(title), text, '', ...files.flatMap(linesOf)])
  return (
    [[underlined(receipt.title), ...receipt.about], ...parts].map((lines) => lines.join('\r\n')).join('\r\n\r\n') +
    '\r\n'
  )
}

function linesOf({ name, sha256, facts }: ReceiptFile): string[] {
  return [...(sha256 ? [`${sha256}  ${name}`] : [name]), ...(facts.length > 0 ? [`    ${facts.join(' · ')}`] : [])]
}

function underlined(title: string): string {
  return `${title}\r\n${'-'.repeat([...title].length)}`
}
