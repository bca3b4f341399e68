import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '#kernel/endpoint.ts';
import { flagSchema, idSchema, millisecondsSchema } from '#kernel/schema.ts';

export type { JsonSchema };
type Schema = Endpoint['answer'];

const [anyId] = idSchema.pipe;
const [anyMoment] = millisecondsSchema.pipe;
const [anyFlag] = flagSchema.pipe;

/** A caller's input or output as a JSON schema; parts that JSON schema cannot say (dates, safe texts) are left out. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: ['check', 'transform', 'trim', 'raw_check', 'partial_check', 'normalize'],
    overrideSchema: ({ valibotSchema }) => overrideOf(valibotSchema),
  });
  return described;
}

/** Ids and flags have one schema in every form that a query or a form-style body gives them; files are bytes. */
function overrideOf(schema: Schema): JsonSchema | undefined {
  if (schema === anyId || schema === anyMoment) return { type: 'integer' };
  if (schema === anyFlag) return { type: 'boolean', description: 'In queries and form-style bodies: 1 or 0.' };
  const { type } = schema;
  return type === 'file' || type === 'blob' || type === 'instance' ? { type: 'string', format: 'binary' } : undefined;
}
