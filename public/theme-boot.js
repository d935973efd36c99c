// Applies the stored theme before the first paint. A separate file, because the content security policy forbids inline scripts.
try {
  const theme = localStorage.getItem('hearthbook.theme')
  if (['light', 'dark', 'system'].includes(theme)) document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked, so the page keeps its default theme.
}
