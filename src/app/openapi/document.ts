import type { Where, Who } from '#kernel/endpoint.ts';
import type { Tag } from './feature-tags.ts';
import type { JsonSchema } from './json-schema.ts';

/** The part of OpenAPI 3.1 that our calls are described with. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string; contact: { name: string }; license: { name: string } };
  servers: { url: string; description: string }[];
  tags: Tag[];
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, AnswerDescription>;
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, SecurityScheme>;
  };
}

type SecurityScheme = { description: string } & (
  | { type: 'http'; scheme: 'bearer' }
  | { type: 'apiKey'; in: 'header' | 'cookie'; name: string }
);

/** From an answer to a next call: what that call sends, said by expressions about the call made and its answer. */
interface Link {
  operationId: string;
  description: string;
  parameters: Record<string, string>;
  requestBody?: Record<string, string>;
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface AnswerDescription {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
  links?: Record<string, Link>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  /** Who may make the call, and where it belongs: the words of kernel/endpoint.ts. */
  'x-who'?: Who;
  'x-at'?: Where;
  /** The longest form-style or JSON body. */
  'x-body-max-bytes'?: number;
  tags: string[];
  /** What opens the call: one of these. None: it asks for nothing. */
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required?: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, AnswerDescription | Reference>;
}

export const referTo = (kind: keyof OpenApiDocument['components'], name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

export const jsonOf = (schema: JsonSchema): { 'application/json': { schema: JsonSchema } } => ({
  'application/json': { schema },
});
