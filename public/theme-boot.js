// Runs before the first paint, as a file of its own since the content security policy forbids inline scripts.
try {
  const theme = localStorage.getItem('hearthbook.theme')
  if (['light', 'dark', 'system'].includes(theme)) document.documentElement.dataset.theme = theme
} catch {
  // Storage is forbidden here: the page keeps the theme it came with.
}
