/**
 * Saves one value at a time. Of those chosen during a save, only the last is sent, so that quick changes end with the
 * last choice. Resolves to false if an earlier call's save is in progress, which will send this value too.
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
          // A value that was replaced doesn't have to be saved anymore.
          if (!waiting) throw error
        })
      }
    } finally {
      isSaving = false
    }
    return true
  }
}
