import { copyText } from '#web/copy-text.ts'

/** Opens the system's share sheet if there is one; otherwise copies the URL and reports whether that worked. */
export async function shareLink(url: string, onCopied: (isCopied: boolean) => void): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // Rejects when the share sheet is closed.
    await navigator.share({ url }).catch(() => {})
    return
  }
  onCopied(await copyText(url))
}
