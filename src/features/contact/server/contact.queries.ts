import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { Locale } from '#shared/locales.ts'

export type StoredMessage = {
  id: string
  name: string
  email: string
  subject: string
  message: string
  language: Locale
}

export async function insertMessage(tx: Kysely<DB>, message: StoredMessage): Promise<void> {
  const { id, name, email, subject, language } = message
  await sql`insert into contact_messages (id, name, email, subject, message, language)
    values (${id}, ${name}, ${email}, ${subject}, ${message.message}, ${language})`.execute(tx)
}

export async function selectMessage(db: Kysely<DB>, id: string): Promise<StoredMessage | undefined> {
  const { rows } = await sql<StoredMessage>`select id, name, email, subject, message, language
    from contact_messages where id = ${id}`.execute(db)
  return rows[0]
}

export async function deleteOldMessages(db: Kysely<DB>, days: number): Promise<void> {
  await sql`delete from contact_messages where created_at < now() - make_interval(days => ${days})`.execute(db)
}
