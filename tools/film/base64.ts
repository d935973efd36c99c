export async function base64(blob: Blob): Promise<string> {
  const reader = new FileReader()
  const done = new Promise((resolve) => reader.addEventListener('load', resolve))
  reader.readAsDataURL(blob)
  await done
  return String(reader.result).replace(/^[^,]*,/, '')
}
