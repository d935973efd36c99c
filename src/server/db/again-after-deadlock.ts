/** Of PostgreSQL: two transactions waited for each other, and this one was rolled back. */
const DEADLOCK = '40P01'
const ATTEMPTS = 4

/** Runs a transaction, again if it was rolled back so that another one could go on. `work` must have no other effects. */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || (error as { code?: string }).code !== DEADLOCK) throw error
    }
  }
}
