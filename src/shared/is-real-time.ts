/** Whether a local time like `2024-02-29T10:30` or `2024-02-29T10:30:15` exists. February 30 becomes March in a `Date`, and so tells itself. */
export function isRealTime(text: string): boolean {
  return !!new Date(`${text}Z`).toJSON()?.startsWith(text)
}
