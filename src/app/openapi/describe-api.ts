import { bareRecord } from '#kernel/bare-record.ts';
import type { ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { type Endpoint, expandTemplate } from '#kernel/endpoint.ts';
import { apiPrefix, bodyMaxBytes } from '#kernel/limits.ts';
import {
  answerName,
  bodyOf,
  capitalised,
  envelopeOf,
  namesIn,
  pathParameter,
  queryParameters,
  responsesOf,
} from './call-parts.ts';
import { commonHeaders, commonSchemas, refusalResponses, statusesOf, whereSays, whoSays } from './common-parts.ts';
import { consoleCall, securitySchemes } from './console-call.ts';
import { type OpenApiDocument, type Operation, referTo } from './document.ts';
import type { JsonSchema } from './json-schema.ts';
import { logCall, logCallSchemas } from './log-call.ts';

const description =
  'The calls of Hiroba’s pages, and those of an organiser’s programs. Generated from the contracts of the features by ' +
  '`npm run openapi`; docs/calls.md says what is behind the headers, bodies and statuses, docs/api-keys.md how a program calls.';

/** Every call as OpenAPI 3.1, in the order of the features; of the console those that an API key may make. */
export function describeApi(
  endpoints: readonly Endpoint[],
  version: string,
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
      const operation = describeCall(endpoint, template, missingIn(template, longest));
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  for (const endpoint of consoleEndpoints) {
    const call = consoleCall(endpoint);
    if (call === undefined) continue;
    if (endpoint.fileType === undefined) schemas[answerName(endpoint)] = envelopeOf(endpoint);
    paths[call.path] = { ...paths[call.path], [endpoint.method.toLowerCase()]: call.operation };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Hiroba', version, description },
    servers: [{ url: '/', description: 'The host of the site; access logs may have a host of their own.' }],
    paths: { ...paths, ...logCall },
    components: {
      parameters: commonHeaders,
      responses: refusalResponses,
      securitySchemes,
      schemas: { ...schemas, ...logCallSchemas },
    },
  };
}

const missingIn = (template: string, longest: string): string[] =>
  namesIn(longest).filter((name) => !namesIn(template).includes(name));

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
    responses: responsesOf(endpoint, statusesOf(endpoint)),
  };
}
