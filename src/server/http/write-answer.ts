import type { $ZodType } from 'zod/v4/core'
import { answerFields } from './answer-fields.ts'
import { toColumns } from './to-columns.ts'

type Writer = (answer: unknown) => string

/** Writes answers as JSON, with only the fields in the schema. @throws TypeError or ZodError if a value doesn't fit. */
export function jsonWriter(schema: $ZodType): Writer {
  return writer(schema, (answer) => answer)
}

/** Like `jsonWriter`, with lists as columns. */
export function columnsWriter(schema: $ZodType): Writer {
  return writer(schema, toColumns)
}

function writer(schema: $ZodType, arrange: (answer: unknown) => unknown): Writer {
  let pick: ReturnType<typeof answerFields> | undefined
  return (answer) => {
    pick ??= answerFields(schema)
    return JSON.stringify(arrange(pick(answer)))
  }
}
