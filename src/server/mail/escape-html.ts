const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it must stand in HTML, between tags or in a quoted attribute, to be read as that text. */
export function escapeHtml(text: string): string {
  return withoutControls(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Without what no text holds and what HTML forbids: control characters other than tab and line break. */
export function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '')
}
