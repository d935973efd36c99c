import {
  $ZodArray,
  $ZodNullable,
  $ZodObjectJIT,
  $ZodOptional,
  type $ZodArrayDef,
  type $ZodNullableDef,
  type $ZodObjectDef,
  type $ZodOptionalDef,
  type $ZodType,
} from 'zod/v4/core'

/** Many operations answer with the same schemas. */
const compiled = new WeakMap<$ZodType, $ZodType>()

/**
 * The same schema with compiled validators for objects. Contracts use zod/mini because browsers share them, but it validates
 * field by field, which takes twice as long for a page of photos.
 */
export function compiledSchema(schema: $ZodType): $ZodType {
  const known = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, known)
  return known
}

function compile(schema: $ZodType): $ZodType {
  const { def } = schema._zod
  switch (def.type) {
    case 'object': {
      const { shape, ...rest } = def as $ZodObjectDef
      const fields = Object.entries(shape).map(([name, field]) => [name, compiledSchema(field as $ZodType)])
      return new $ZodObjectJIT({ ...rest, shape: Object.fromEntries(fields) })
    }
    case 'array':
      return new $ZodArray({ ...(def as $ZodArrayDef), element: compiledSchema((def as $ZodArrayDef).element) })
    case 'nullable':
      return new $ZodNullable({
        ...(def as $ZodNullableDef),
        innerType: compiledSchema((def as $ZodNullableDef).innerType),
      })
    case 'optional':
      return new $ZodOptional({
        ...(def as $ZodOptionalDef),
        innerType: compiledSchema((def as $ZodOptionalDef).innerType),
      })
    default:
      return schema
  }
}
