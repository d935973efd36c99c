import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Answers requests that all wait for rows that `lock` selects for update, so that none sees what another one changes. */
export async function atTheSameMoment<Answers extends readonly unknown[]>(
  server: TestApp,
  lock: { query: string; values: unknown[] },
  send: () => readonly [...{ [K in keyof Answers]: Promise<Answers[K]> }],
): Promise<Answers> {
  const waiting = () =>
    server.sql(
      `select distinct pid from pg_locks join pg_stat_activity using (pid)
       where not granted and datname = current_database()`,
    )
  const connection = await server.ownerConnection()
  try {
    await connection.query('begin')
    await connection.query(lock.query, lock.values)
    const requests = send()
    await expect.poll(waiting).toHaveLength(requests.length)
    await connection.query('commit')
    return (await Promise.all(requests)) as unknown as Answers
  } finally {
    connection.release()
  }
}
