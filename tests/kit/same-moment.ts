import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Answers requests that all wait for rows that `lock` selects for update, so that none sees what another one changes. */
export async function atTheSameMoment<Answers extends readonly unknown[]>(
  server: TestApp,
  lock: { query: string; values: unknown[] },
  send: () => readonly [...{ [K in keyof Answers]: Promise<Answers[K]> }],
): Promise<Answers> {
  const connection = await server.ownerConnection()
  try {
    await connection.query('begin')
    await connection.query(lock.query, lock.values)
    const requests = send()
    await untilWaiting(server, requests.length)
    await connection.query('commit')
    return (await Promise.all(requests)) as unknown as Answers
  } finally {
    connection.release()
  }
}

/** Until so many connections wait for a lock. */
export async function untilWaiting(server: TestApp, connections: number): Promise<void> {
  const waiting = () =>
    server.sql(
      `select distinct pid from pg_locks join pg_stat_activity using (pid)
       where not granted and datname = current_database()`,
    )
  await expect.poll(waiting).toHaveLength(connections)
}
