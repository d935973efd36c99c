/** Hands an address to the phone's own sharing where it has one, else copies it and says so. */
export async function shareLink(url: string, onCopied: () => void): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // Whoever closes the phone's sheet has changed their mind.
    await navigator.share({ url }).catch(() => {})
    return
  }
  await navigator.clipboard.writeText(url)
  onCopied()
}
