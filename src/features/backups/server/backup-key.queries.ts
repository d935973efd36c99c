import type pg from 'pg'

/** The identity, encrypted with SECRET. */
export async function selectIdentity(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ identity: string }>('select identity from backup_key')
  return rows[0]?.identity
}

export async function insertIdentity(client: pg.ClientBase, identity: string): Promise<void> {
  await client.query('insert into backup_key (identity) values ($1) on conflict do nothing', [identity])
}
