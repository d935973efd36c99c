const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return withoutControls(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Removes control characters other than tab and line break, which HTML forbids. */
export function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '')
}
