import { copyText } from '#web/copy-text.ts'

/** Hands an address to the phone's own sharing where it has one, else copies it and says whether it could. */
export async function shareLink(url: string, onCopied: (isCopied: boolean) => void): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // Whoever closes the phone's sheet has changed their mind.
    await navigator.share({ url }).catch(() => {})
    return
  }
  onCopied(await copyText(url))
}
