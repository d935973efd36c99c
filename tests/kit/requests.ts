import type * as z from 'zod/mini'
import type { Operation } from '#shared/contract.ts'

export type Input = Record<string, unknown>

/** The property names of an object schema. */
export function fieldsOf(schema: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> {
  const { def } = (schema as { _zod?: { def: { shape?: Record<string, z.ZodMiniType> } } } | undefined)?._zod ?? {
    def: {},
  }
  return def.shape ?? {}
}

/** Builds an operation's request by moving each input to path, query, or body as the contract says. */
export function requestOf(
  operation: Operation,
  input: Input,
): { method: Operation['method']; url: string; payload?: Input } {
  const { method, path, query, body } = operation
  const pathname = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const search = new URLSearchParams()
  for (const name of Object.keys(fieldsOf(query))) if (input[name] !== undefined) search.set(name, String(input[name]))
  const url = search.size ? `${pathname}?${search}` : pathname
  if (!body) return { method, url }
  const names = Object.keys(fieldsOf(body)).filter((name) => input[name] !== undefined)
  return { method, url, payload: Object.fromEntries(names.map((name) => [name, input[name]])) }
}

export type Answer = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  text: string
  /** The parsed JSON; undefined if it's invalid. */
  json: Record<string, unknown> | undefined
}

export function readAnswer(answer: { statusCode: number; headers: Answer['headers']; body: string }): Answer {
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: parse(answer.body) }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}
