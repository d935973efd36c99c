type Row = Record<string, unknown>

/** Not compared: can't be imported, or is about the family's history (see docs/decisions/0008). */
const NOT_COMPARED = [
  ...[
    'accounts',
    'family_members',
    'invitations',
    'guests',
    'family_addresses',
    'transcript_consents',
    'vision_consents',
  ],
  ...['audit_log', 'notifications', 'imports', 'import_items', 'import_sources', 'book_orders', 'book_files'],
  // Storage paths differ; the bytes are compared instead.
  'files',
]
/** Columns that depend on the instance or the time of the import. */
const INSTANCE_COLUMNS = [
  'id',
  'updated_at',
  'burst_id',
  'storage_path',
  'seekable_path',
  'video_clip_id',
  'clip_id',
  'told',
]
/** Authors and times that aren't imported: the importing person becomes the author. */
const NOT_IMPORTED: Record<string, string[]> = {
  albums: ['created_by'],
  album_photos: ['added_by', 'added_at'],
  books: ['created_by'],
  book_versions: ['saved_by'],
  book_codes: ['created_at'],
  categories: ['created_at'],
  personality_consents: ['given_at'],
  personality_prompts: ['created_at', 'retired_at', 'skipped_at'],
  photo_milestones: ['created_at'],
  // Each instance measures photos itself.
  photos: ['look', 'sharpness', 'compared_at', 'focus_x', 'focus_y', 'stored_at'],
}

/** The family's creation and members' joining are recorded by the new family itself. */
const isAboutMembership = ({ activity_type }: Row) =>
  activity_type === 'family_created' || activity_type === 'member_joined'

/** Human-readable names of rows; IDs differ between families. */
const nameByTable: Record<string, (row: Row, called: (id: unknown) => string) => unknown> = {
  photos: ({ filename }) => filename,
  people: ({ first_name, birth_date }) => `${String(first_name)} ${String(birth_date)}`,
  categories: ({ name }) => name,
  personality_prompts: ({ prompt_key, prompt_text }) => prompt_key ?? prompt_text,
  milestones: ({ name, date }) => `${String(name)} ${String(date)}`,
  child_personality_responses: ({ take }) => take,
  comments: ({ text, created_at }) => `${String(text)} ${String(created_at)}`,
  books: ({ title }) => title,
  albums: ({ title }) => title,
  book_codes: ({ photo_id, response_id }, called) => called(photo_id ?? response_id),
}

/**
 * The content of an export independent of IDs: the rows of each table, with references replaced by names. Anything new in
 * an export is included automatically.
 */
export function contentOf(files: ReadonlyMap<string, Buffer>): Record<string, string[]> {
  const tables = new Map(
    [...files].flatMap(([path, bytes]) => {
      const name = /^data\/(\w+)\.json$/.exec(path)?.[1]
      const rows = name && (JSON.parse(String(bytes)) as Row[])
      return rows && Array.isArray(rows) ? [[name, rows] as const] : []
    }),
  )
  const { family } = JSON.parse(String(files.get('data/family.json'))) as { family: { id: string } }
  const names = new Map<string, string>([[family.id, 'the family']])
  const called = (id: unknown) => names.get(String(id)) ?? String(id)
  for (const [table, call] of Object.entries(nameByTable))
    for (const row of tables.get(table) ?? [])
      names.set(String(row.code ?? row.id), `${table} ${String(call(row, called))}`)
  const withNames = (text: string) =>
    text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|"[a-z0-9]{12}"/g, (found) => {
      const name = names.get(found.replaceAll('"', ''))
      return name === undefined
        ? found
        : found.startsWith('"')
          ? JSON.stringify(name)
          : JSON.stringify(name).slice(1, -1)
    })
  const describeRow = (table: string, row: Row) => {
    const left = new Set([...INSTANCE_COLUMNS, ...(NOT_IMPORTED[table] ?? [])])
    return withNames(JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => !left.has(column)))))
  }
  const described = [...tables]
    .filter(([table]) => !NOT_COMPARED.includes(table))
    .map(
      ([table, rows]) =>
        [
          table,
          rows
            .filter((row) => !isAboutMembership(row))
            .map((row) => describeRow(table, row))
            .toSorted(),
        ] as const,
    )
  const media = [...files].filter(([path]) => /^(photos|captions)\/|recordings\//.test(path))
  return { ...Object.fromEntries(described), media: media.map(([, bytes]) => bytes.toString('base64')).toSorted() }
}
