/** Pictures of screens follow the device's theme by themselves; a theme that was chosen here has the last word. */
export function showScreensInChosenTheme() {
  const { theme } = document.documentElement.dataset
  if (theme !== 'light' && theme !== 'dark') return
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
    const size = source.media.replace(/(?: and )?\(prefers-color-scheme: dark\)/, '')
    source.media = theme === 'dark' ? size || 'all' : 'not all'
  }
}
