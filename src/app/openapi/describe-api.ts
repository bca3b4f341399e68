import { bareRecord } from '#kernel/bare-record.ts';
import type { ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { type Endpoint, expandTemplate } from '#kernel/endpoint.ts';
import { apiPrefix, bodyMaxBytes } from '#kernel/limits.ts';
import {
  answerName,
  capitalised,
  envelopeOf,
  namesIn,
  pathParameter,
  queryParameters,
  requestBodyOf,
  responsesOf,
} from './call-parts.ts';
import { commonHeaders, commonSchemas, refusalResponses, statusesOf, whereSays, whoSays } from './common-parts.ts';
import { consoleCall } from './console-call.ts';
import { type OpenApiDocument, type Operation, referTo } from './document.ts';
import { organiserTag, type Tag, tagOf } from './feature-tags.ts';
import type { JsonSchema } from './json-schema.ts';
import { addLinks } from './links.ts';
import { logCall, logCallSchemas } from './log-call.ts';
import { securityOf, securitySchemes } from './security.ts';

const description =
  'The calls of Hiroba’s pages, and those of an organiser’s programs. Generated from the contracts of the features by ' +
  '`npm run openapi`; docs/calls.md says what is behind the headers, bodies and statuses, docs/api-keys.md how a program calls.';

/** Every call as OpenAPI 3.1, in the order of the features; of the console those that an API key may make. */
export function describeApi(
  endpoints: readonly Endpoint[],
  version: string,
  featureOf: (call: string) => string,
  consoleEndpoints: readonly ConsoleEndpoint[] = [],
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = bareRecord();
  const schemas: Record<string, JsonSchema> = { ...commonSchemas };
  for (const endpoint of endpoints) {
    if (endpoint.fileType === undefined) schemas[answerName(endpoint)] = envelopeOf(endpoint);
    const templates = expandTemplate(endpoint.path);
    const longest = templates.at(-1)!;
    for (const template of templates) {
      const path = apiPrefix + template;
      const operation = describeCall(endpoint, template, missingIn(template, longest), featureOf(endpoint.name));
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  for (const endpoint of consoleEndpoints) {
    const call = consoleCall(endpoint, featureOf(endpoint.name));
    if (call === undefined) continue;
    if (endpoint.fileType === undefined) schemas[answerName(endpoint)] = envelopeOf(endpoint);
    paths[call.path] = { ...paths[call.path], [endpoint.method.toLowerCase()]: call.operation };
  }
  const all = { ...paths, ...logCall };
  const document: OpenApiDocument = {
    openapi: '3.1.1',
    info: {
      title: 'Hiroba',
      version,
      description,
      contact: { name: 'The operator of this server' },
      license: { name: 'UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The host of the site; access logs may have a host of their own.' }],
    tags: tagsOf(all),
    paths: all,
    components: {
      parameters: commonHeaders,
      responses: refusalResponses,
      securitySchemes,
      schemas: { ...schemas, ...logCallSchemas },
    },
  };
  addLinks(document);
  return document;
}

function tagsOf(paths: OpenApiDocument['paths']): Tag[] {
  const used = new Set(Object.values(paths).flatMap(({ get, post }) => [...(get?.tags ?? []), ...(post?.tags ?? [])]));
  return [...used].sort().map((name) => (name === organiserTag.name ? organiserTag : tagOf(name)));
}

const missingIn = (template: string, longest: string): string[] =>
  namesIn(longest).filter((name) => !namesIn(template).includes(name));

function describeCall(endpoint: Endpoint, template: string, missing: readonly string[], feature: string): Operation {
  return {
    operationId: endpoint.name + missing.map((name) => `Without${capitalised(name)}`).join(''),
    summary: endpoint.summary,
    description: `${whoSays[endpoint.who]} ${whereSays[endpoint.at]}`,
    tags: [feature],
    security: securityOf(endpoint, namesIn(template)),
    'x-who': endpoint.who,
    'x-at': endpoint.at,
    ...(endpoint.body && { 'x-body-max-bytes': endpoint.bodyMaxBytes ?? bodyMaxBytes }),
    parameters: [
      ...namesIn(template).map(pathParameter),
      ...queryParameters(endpoint),
      ...Object.keys(commonHeaders).map((name) => referTo('parameters', name)),
    ],
    ...(endpoint.body && { requestBody: requestBodyOf(endpoint, { takesForms: true }) }),
    responses: responsesOf(endpoint, statusesOf(endpoint)),
  };
}
