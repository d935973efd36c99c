/** Whether a local time like `2024-02-29T10:30` or `2024-02-29T10:30:15` exists. `Date` turns February 30 into March. */
export function isRealTime(text: string): boolean {
  return !!new Date(`${text}Z`).toJSON()?.startsWith(text)
}
