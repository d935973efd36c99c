/**
 * Saves one value at a time. Of those chosen during a save only the last is sent, so that quick changes end in the last
 * choice. Answers whether this call's saves are done; false where an earlier one sends the value.
 */
export function saveLatest<Value>(): (value: Value, save: (value: Value) => Promise<unknown>) => Promise<boolean> {
  let isSaving = false
  let waiting: { value: Value } | undefined
  return async (value, save) => {
    waiting = { value }
    if (isSaving) return false
    isSaving = true
    try {
      while (waiting) {
        const next: { value: Value } = waiting
        waiting = undefined
        await save(next.value).catch((error: unknown) => {
          // A value that was replaced since need not be saved any more.
          if (!waiting) throw error
        })
      }
    } finally {
      isSaving = false
    }
    return true
  }
}
