import type pg from 'pg'

/**
 * Types of columns that a CHECK limits to a list of words, as overrides for kysely-codegen, which doesn't read constraints and
 * calls them all `string`.
 */
export async function selectColumnTypes(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `select c.relname || '.' || a.attname as column,
        format(case when a.atthasdef then 'Generated<%s>' else '%s' end,
          (select string_agg(quote_literal(word[1]), ' | ') from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') word)
            || case when a.attnotnull then '' else ' | null' end) as type
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where k.contype = 'c' and cardinality(k.conkey) = 1 and c.relnamespace = 'public'::regnamespace
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = (ANY \\(ARRAY\\[.*\\]\\)|''[^'']*''::text)\\)\\)$'
      order by 1`,
  )
  return Object.fromEntries(rows.map(({ column, type }) => [column, type]))
}
