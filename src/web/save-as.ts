/** Has the browser save a URL. Without a name, the server names the file. */
export function saveAs(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
