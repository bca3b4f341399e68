import type { Where, Who } from '#kernel/endpoint.ts';
import type { JsonSchema } from './json-schema.ts';

/** The part of OpenAPI 3.1 that our calls are described with. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, AnswerDescription>;
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>;
  };
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
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  /** Who may make the call, and where it belongs: the words of kernel/endpoint.ts. */
  'x-who'?: Who;
  'x-at'?: Where;
  /** The longest form-style or JSON body. */
  'x-body-max-bytes'?: number;
  /** Of an organiser's program: what opens the call. */
  security?: Record<string, string[]>[];
  tags?: string[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, AnswerDescription | Reference>;
}

export const referTo = (kind: keyof OpenApiDocument['components'], name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

export const jsonOf = (schema: JsonSchema): { 'application/json': { schema: JsonSchema } } => ({
  'application/json': { schema },
});
