import * as v from 'valibot';

/**
 * The fields, as `slots.0.name`, that a schema does not read: with a value of no type in their place it has nothing to
 * say about them. Throws when the example itself is none.
 */
export function unreadFields(schema: v.GenericSchema, example: object, fields: readonly string[]): string[] {
  v.parse(schema, example);
  return fields.filter((field) => {
    const { issues = [] } = v.safeParse(schema, withNothing(example, field.split('.')));
    return !issues.some((issue) => v.getDotPath(issue) === field);
  });
}

const nothing = Symbol('no value of any type');

function withNothing(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return nothing;
  if (Array.isArray(value)) return value.with(Number(name), withNothing(value[Number(name)], rest));
  return { ...(value as object), [name]: withNothing((value as Record<string, unknown> | undefined)?.[name], rest) };
}
