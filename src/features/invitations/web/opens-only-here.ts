/** Whether an address leads each device to itself, because APP_URL isn't set. */
export function opensOnlyHere(link: string): boolean {
  const { hostname } = new URL(link)
  return /^(.+\.)?localhost$/.test(hostname) || hostname.startsWith('127.') || hostname === '[::1]'
}
