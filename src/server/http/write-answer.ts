import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { safeEncode, type $ZodType } from 'zod/v4/core'
import { compiledSchema } from './compiled-schema.ts'
import { toColumns } from './to-columns.ts'

type Writer = (answer: unknown) => string
type Route = { method: string; url: string }

/** Writes answers as JSON, with only the fields in the schema. @throws ResponseSerializationError */
export function jsonWriter(schema: $ZodType, route: Route): Writer {
  return writer(schema, route, (answer) => answer)
}

/** Like `jsonWriter`, with lists as columns. @throws ResponseSerializationError */
export function columnsWriter(schema: $ZodType, route: Route): Writer {
  return writer(schema, route, toColumns)
}

function writer(schema: $ZodType, { method, url }: Route, arrange: (answer: unknown) => unknown): Writer {
  const compiled = compiledSchema(schema)
  return (answer) => {
    const { data, error } = safeEncode(compiled, answer)
    if (error) throw new ResponseSerializationError(method, url, { cause: error })
    return JSON.stringify(arrange(data))
  }
}
