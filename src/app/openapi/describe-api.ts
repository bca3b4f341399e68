import { bareRecord } from '#kernel/bare-record.ts';
import { type Endpoint, expandTemplate, isIdParameter } from '#kernel/endpoint.ts';
import { apiPrefix, bodyMaxBytes, idMax } from '#kernel/limits.ts';
import {
  commonHeaders,
  commonSchemas,
  refusalResponses,
  refusals,
  statusesOf,
  whereSays,
  whoSays,
} from './common-parts.ts';
import {
  type AnswerDescription,
  jsonOf,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  referTo,
} from './document.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { logCall, logCallSchemas } from './log-call.ts';

const description =
  'The calls of Hiroba’s pages. Generated from the contracts of the features by `npm run openapi`; ' +
  'docs/calls.md says what is behind the headers, bodies and statuses.';

/** Every call as OpenAPI 3.1, in the order of the features. */
export function describeApi(endpoints: readonly Endpoint[], version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = bareRecord();
  const schemas: Record<string, JsonSchema> = { ...commonSchemas };
  for (const endpoint of endpoints) {
    if (endpoint.fileType === undefined) schemas[answerName(endpoint)] = envelopeOf(endpoint);
    const templates = expandTemplate(endpoint.path);
    const longest = templates.at(-1)!;
    for (const template of templates) {
      const path = apiPrefix + template;
      const operation = describeCall(endpoint, template, missingIn(template, longest));
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Hiroba', version, description },
    servers: [{ url: '/', description: 'The host of the site; access logs may have a host of their own.' }],
    paths: { ...paths, ...logCall },
    components: {
      parameters: commonHeaders,
      responses: refusalResponses,
      schemas: { ...schemas, ...logCallSchemas },
    },
  };
}

const namesIn = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
const missingIn = (template: string, longest: string): string[] =>
  namesIn(longest).filter((name) => !namesIn(template).includes(name));
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const answerName = ({ name }: Endpoint): string => `${capitalised(name)}Answer`;

function describeCall(endpoint: Endpoint, template: string, missing: readonly string[]): Operation {
  return {
    operationId: endpoint.name + missing.map((name) => `Without${capitalised(name)}`).join(''),
    summary: endpoint.summary,
    description: `${whoSays[endpoint.who]} ${whereSays[endpoint.at]}`,
    'x-who': endpoint.who,
    'x-at': endpoint.at,
    ...(endpoint.body && { 'x-body-max-bytes': endpoint.bodyMaxBytes ?? bodyMaxBytes }),
    parameters: [
      ...namesIn(template).map(pathParameter),
      ...queryParameters(endpoint),
      ...Object.keys(commonHeaders).map((name) => referTo('parameters', name)),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: bodyOf(endpoint) } }),
    responses: {
      200: { description: 'Done.', content: contentOf(endpoint) },
      ...Object.fromEntries(statusesOf(endpoint).map((code) => [code, referTo('responses', refusalNamed(code))])),
    },
  };
}

function contentOf(endpoint: Endpoint): NonNullable<AnswerDescription['content']> {
  if (endpoint.fileType !== undefined) return { [endpoint.fileType]: { schema: { type: 'string', format: 'binary' } } };
  return jsonOf(referTo('schemas', answerName(endpoint)));
}

function refusalNamed(code: number): string {
  const refusal = refusals[code];
  if (refusal === undefined) throw new Error(`The status ${code} has no description in common-parts.ts.`);
  return refusal.name;
}

function pathParameter(name: string): Parameter {
  const schema: JsonSchema = isIdParameter(name)
    ? { type: 'integer', minimum: 0, maximum: idMax }
    : { type: 'string', minLength: 1 };
  return { name, in: 'path', required: true, schema };
}

function queryParameters({ query }: Endpoint): Parameter[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return Object.entries(properties).map(([name, given]) => {
    const schema = typeof given === 'boolean' ? {} : given;
    // A list is a repeated `name[]`.
    const named = schema.type === 'array' ? `${name}[]` : name;
    return { name: named, in: 'query', ...(required.includes(name) && { required: true }), schema };
  });
}

function bodyOf({ body, bodyKind }: Endpoint): Record<string, { schema: JsonSchema }> {
  const schema = jsonSchemaOf(body!);
  if (bodyKind === 'multipart') return { 'multipart/form-data': { schema: withFiles(schema) } };
  return { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } };
}

/** A part of a multipart body that the contract leaves open is a file: its bytes decide. */
function withFiles(schema: JsonSchema): JsonSchema {
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const isOpen = typeof part === 'object' && Object.keys(part).length === 0;
    return [name, isOpen ? { type: 'string' as const, format: 'binary' } : part] as const;
  });
  return { ...schema, properties: Object.fromEntries(parts) };
}

/** The envelope around the data of an answer (HTTP-027). */
function envelopeOf({ answer, beside, paged }: Endpoint): JsonSchema {
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
