import * as v from 'valibot';
import { type CallShape, isIdParameter } from '#kernel/endpoint.ts';
import { idMax } from '#kernel/limits.ts';
import { refusals } from './common-parts.ts';
import { type AnswerDescription, jsonOf, type Operation, type Parameter, referTo } from './document.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

export const namesIn = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
export const answerName = ({ name }: CallShape): string => `${capitalised(name)}Answer`;

/** The answer of a call, and the refusals that it may get. */
export function responsesOf(endpoint: CallShape, statuses: readonly number[]): Operation['responses'] {
  return {
    200: { description: 'Done.', content: contentOf(endpoint) },
    ...Object.fromEntries(statuses.map((code) => [code, referTo('responses', refusalNamed(code))])),
  };
}

function contentOf(endpoint: CallShape): NonNullable<AnswerDescription['content']> {
  if (endpoint.fileType !== undefined) {
    const file: JsonSchema = { type: 'string', format: 'binary' };
    return Object.fromEntries([endpoint.fileType].flat().map((type) => [type, { schema: file }]));
  }
  return jsonOf(referTo('schemas', answerName(endpoint)));
}

function refusalNamed(code: number): string {
  const refusal = refusals[code];
  if (refusal === undefined) throw new Error(`The status ${code} has no description in common-parts.ts.`);
  return refusal.name;
}

export function pathParameter(name: string): Parameter {
  const schema: JsonSchema = isIdParameter(name)
    ? { type: 'integer', minimum: 0, maximum: idMax }
    : { type: 'string', minLength: 1 };
  return { name, in: 'path', required: true, schema };
}

export function queryParameters({ query }: CallShape): Parameter[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return Object.entries(properties).map(([name, given]) => {
    const schema = typeof given === 'boolean' ? {} : given;
    // A list is a repeated `name[]`.
    const named = schema.type === 'array' ? `${name}[]` : name;
    return { name: named, in: 'query', ...(required.includes(name) && { required: true }), schema };
  });
}

/** The body of a call: visitors' calls take form-style and JSON alike, an organiser's programs send JSON. */
export function requestBodyOf(
  { body, bodyKind }: CallShape,
  { takesForms }: { takesForms: boolean },
): NonNullable<Operation['requestBody']> {
  const schema = jsonSchemaOf(body!);
  if (bodyKind === 'multipart')
    return { required: true, content: { 'multipart/form-data': { schema: withFiles(schema) } } };
  // A call without a body is one with an empty body.
  const isNeeded = !v.safeParse(body!, {}).success;
  return {
    ...(isNeeded && { required: true }),
    content: {
      ...(takesForms && schema.type !== 'array' && { 'application/x-www-form-urlencoded': { schema } }),
      'application/json': { schema },
    },
  };
}

/** A part of a multipart body that the contract leaves open is a file: its bytes decide. */
function withFiles(schema: JsonSchema): JsonSchema {
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const isOpen = typeof part === 'object' && Object.keys(part).length === 0;
    return [name, isOpen ? { type: 'string' as const, format: 'binary' } : part] as const;
  });
  const files = parts.filter(([, part]) => typeof part === 'object' && part.format === 'binary').map(([name]) => name);
  return { ...schema, properties: Object.fromEntries(parts), required: [...(schema.required ?? []), ...files] };
}

/** The envelope around the data of an answer (HTTP-027). */
export function envelopeOf({ answer, beside, paged }: CallShape): JsonSchema {
  const more = beside && jsonSchemaOf(beside);
  const ofPage: JsonSchema['properties'] = {
    total: { type: 'integer', minimum: 0 },
    lastPage: { type: 'integer', minimum: 1 },
    nextPageUrl: { type: ['string', 'null'], description: 'Where a list is read page by page by its address.' },
  };
  return {
    type: 'object',
    properties: { data: jsonSchemaOf(answer), ...(paged && ofPage), ...more?.properties },
    required: ['data', ...(paged ? ['total', 'lastPage'] : []), ...(more?.required ?? [])],
  };
}
