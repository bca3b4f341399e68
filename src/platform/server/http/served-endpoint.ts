import * as v from 'valibot';
import type { Answer, AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#kernel/endpoint.ts';
import { isIdParameter } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { parseId } from '#kernel/site-path.ts';
import { commonTexts } from './common-texts.ts';
import { type FieldErrors, Refusal, refuse } from './refusal.ts';
import type { RequestContext } from './request-context.ts';

export interface EndpointInput<E extends Endpoint> {
  params: ParamsOf<E['path']>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

export interface ServedEndpoint {
  endpoint: Endpoint;
  handle(input: EndpointInput<Endpoint>, context: RequestContext): Promise<Answer<unknown>>;
  /** Asked before the body is read, which may be large: throws a refusal. */
  admit?: Admission | undefined;
}

export type Admission = (params: Readonly<Record<string, unknown>>, context: RequestContext) => Promise<void>;

/** Joins a contract to its handler. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: (input: EndpointInput<E>, context: RequestContext) => Promise<Answer<AnswerOf<E>>>,
  admit?: Admission,
): ServedEndpoint {
  return { endpoint, handle, admit };
}

export interface RawInput {
  params: Readonly<Record<string, string | number | undefined>>;
  query?: unknown;
  body?: unknown;
}

/** Stands before every handler, and asks the doors of those that are behind them: refuses what may not come in. */
export type Doors = (
  params: Readonly<Record<string, number | undefined>>,
  context: RequestContext,
  endpoint: Endpoint,
) => Promise<void>;

/** Asks the doors, parses, answers: who may not come in learns nothing, not even what is wrong with the input. The way every call goes, over HTTP and in process alike. */
export async function answerCall(
  served: ServedEndpoint,
  raw: RawInput,
  context: RequestContext,
  doors: Doors,
): Promise<Answer<unknown>> {
  const { endpoint } = served;
  const params = parseParams(raw.params);
  await doors(params as Record<string, number | undefined>, context, endpoint);
  const query = endpoint.query ? parseInput(endpoint.query, raw.query ?? {}) : {};
  const body = endpoint.body ? parseInput(endpoint.body, raw.body ?? {}) : undefined;
  return served.handle({ params, query, body } as EndpointInput<Endpoint>, context);
}

/** Ids as numbers; an address with a parameter that is none has nothing at its end. */
export function parseParams(raw: RawInput['params']): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    const parsed = isIdParameter(name) ? parseId(String(value)) : String(value);
    if (parsed === undefined || parsed === '' || String(parsed).includes('\0')) throw refuse('notFound');
    params[name] = parsed;
  }
  return params;
}

function parseInput(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, hasNul(value) ? withoutNul(value) : value);
  if (result.success) return result.output;
  const issues = result.issues;
  throw new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) => fieldErrors(issues, language),
  );
}

/** Nothing that a call takes is as deep as this. */
const depthMax = 32;

/** Throws 400 for what is deeper than anything we read. */
function hasNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (depth > depthMax) throw refuse('badRequest');
  if (Array.isArray(value)) return value.some((one) => hasNul(one, depth + 1));
  return isPlain(value) && Object.values(value).some((one) => hasNul(one, depth + 1));
}

/** PostgreSQL's texts cannot hold U+0000, and nobody types it. */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutNul(one)]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function fieldErrors(issues: readonly v.BaseIssue<unknown>[], language: LanguageCode): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path?.map((part) => String(part.key)).join('.') ?? '';
    const list = (errors[field] ??= []);
    const said = messageFor(issue, language);
    if (!list.includes(said)) list.push(said);
  }
  return errors;
}

function messageFor(issue: v.BaseIssue<unknown>, language: LanguageCode): string {
  const texts = commonTexts[language];
  if (issue.input === undefined || issue.input === '') return texts.inputRequired;
  // Of a list it would not be letters that are too many.
  const letters = typeof issue.input === 'string' && 'requirement' in issue ? issue.requirement : undefined;
  if (issue.type === 'max_length' && typeof letters === 'number') return texts.maxLength(letters);
  if (issue.type === 'min_length' && typeof letters === 'number') return texts.minLength(letters);
  return issue.expected === 'number' ? texts.notANumber : texts.invalidValue;
}
