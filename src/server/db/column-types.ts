import type { ColumnType } from 'kysely'

/**
 * The types of columns that the database can't tell, by `table.column`; each feature declares those of its own tables.
 * kysely-codegen.json lists the columns.
 */
// eslint-disable-next-line typescript/no-empty-object-type
export interface ColumnTypes {}

/** JSON is read as a value and written as text. @public used by import() in tables.ts */
export type JsonColumn<Name extends keyof ColumnTypes> = ColumnType<ColumnTypes[Name], string, string>
/** @public used by import() in tables.ts */
export type NullableJsonColumn<Name extends keyof ColumnTypes> = ColumnType<
  ColumnTypes[Name] | null,
  string | null | undefined,
  string | null
>
