/** Screenshots follow the device's theme by default; a theme chosen here overrides it. */
export function showScreensInChosenTheme() {
  const { theme } = document.documentElement.dataset
  if (theme !== 'light' && theme !== 'dark') return
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
    const size = source.media.replace(/(?: and )?\(prefers-color-scheme: dark\)/, '')
    source.media = theme === 'dark' ? size || 'all' : 'not all'
  }
}
