/** SQLSTATE: two transactions waited for each other, and PostgreSQL rolled this one back. */
const DEADLOCK = '40P01'
const ATTEMPTS = 4

/** Runs a transaction, and again after a deadlock. `work` runs several times, so its other effects must be repeatable. */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || (error as { code?: string }).code !== DEADLOCK) throw error
    }
  }
}
