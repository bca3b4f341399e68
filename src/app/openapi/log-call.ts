import { logRecordSchema } from '#features/access-log/contract.ts';
import { logPath } from '#features/access-log/server/access-log-routes.ts';
import { accessLogCap } from '#kernel/limits.ts';
import { refusals } from './common-parts.ts';
import { jsonOf, type OpenApiDocument, referTo } from './document.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

const answers = [400, 403, 405, 413, 429, 500];

/** The log host's one call. It is no part of /web_api and has headers of its own. */
export const logCall: OpenApiDocument['paths'] = {
  [logPath]: {
    post: {
      operationId: 'storeAccessLog',
      summary:
        'Stores access log records, each once by its log_check_key; a record that is not valid is left out [LOG-008].',
      description: 'Pages of every origin; the host of the access log may be another one.',
      tags: ['access-log'],
      security: [],
      parameters: [
        {
          name: 'domain',
          in: 'header',
          required: true,
          description: 'The host of the page, with its port.',
          schema: { type: 'string' },
        },
        {
          name: 'token',
          in: 'header',
          required: true,
          description: 'The SHA-256 of `domain` in hex.',
          schema: { type: 'string', pattern: '^[0-9a-fA-F]{64}$' },
        },
      ],
      requestBody: {
        required: true,
        content: jsonOf({ type: 'array', maxItems: accessLogCap, items: referTo('schemas', 'AccessLogRecord') }),
      },
      responses: {
        200: { description: 'These are stored now.', content: jsonOf(referTo('schemas', 'StoreAccessLogAnswer')) },
        ...Object.fromEntries(answers.map((code) => [code, referTo('responses', refusals[code]?.name ?? '')])),
      },
    },
  },
};

export const logCallSchemas: Record<string, JsonSchema> = {
  AccessLogRecord: jsonSchemaOf(logRecordSchema),
  StoreAccessLogAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: { log_check_keys: { type: 'array', items: { type: 'string', format: 'uuid' } } },
        required: ['log_check_keys'],
      },
    },
    required: ['data'],
  },
};
