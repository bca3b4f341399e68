import * as v from 'valibot';
import { bareRecord } from '#kernel/bare-record.ts';
import type { Answer, CallShape, Endpoint } from '#kernel/endpoint.ts';
import { isIdParameter } from '#kernel/endpoint.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { parseId } from '#kernel/site-path.ts';
import { commonTexts } from './common-texts.ts';
import { lookThrough, placesOfNul } from './input-parts.ts';
import { type FieldErrors, Refusal, refuse } from './refusal.ts';
import type { RequestContext } from './request-context.ts';

/** A contract with its handler. `serve` of the site feature joins the two by their types. */
export interface ServedEndpoint<Contract extends CallShape = Endpoint> {
  endpoint: Contract;
  handle(call: AnsweredCall): Promise<GivenAnswer<unknown>>;
  /** Called before the body is read, which may be large: throws a refusal. */
  admit?: ((context: RequestContext) => void | Promise<void>) | undefined;
}

/** What a handler answers: the answer, and a cookie that the browser is to keep beside it. */
export type GivenAnswer<Data> = Answer<Data> & { cookie?: string };

/** The arguments of every handler; the findings of the entrance come on top. */
export interface AnsweredCall {
  params: Readonly<Record<string, string | number>>;
  query: unknown;
  body: unknown;
  context: RequestContext;
}

export interface RawInput {
  params: Readonly<Record<string, string | number | undefined>>;
  query?: unknown;
  body?: unknown;
}

/**
 * Runs before every handler: finds the site of a call, asks its doors and the caller, and refuses those who may not
 * enter. The handler gets its answer.
 */
export type Entrance<Contract extends CallShape = Endpoint> = (
  endpoint: Contract,
  params: Readonly<Record<string, string | number>>,
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
) => Promise<{ context: RequestContext }>;

/**
 * The way of every call, over HTTP and in process: the entrance, the input, the handler. A refused caller learns
 * nothing, not even what is wrong with the input, and the body is not read.
 */
export async function answerCall<Contract extends CallShape>(
  { endpoint, handle, admit }: ServedEndpoint<Contract>,
  raw: RawInput,
  context: RequestContext,
  enter: Entrance<Contract>,
  readBody = (): Promise<unknown> => Promise.resolve(raw.body),
): Promise<GivenAnswer<unknown>> {
  const params = parseParams(raw.params);
  const typed = isRecord(raw.query) ? raw.query : {};
  const entered = await enter(endpoint, params, typed, context);
  await admit?.(entered.context);
  const read = endpoint.method === 'POST' ? await readBody() : undefined;
  const query = endpoint.query ? parseInput(endpoint.query, typed) : {};
  const body = endpoint.body ? parseInput(endpoint.body, read ?? {}) : undefined;
  return handle({ ...entered, params, query, body });
}

/** The parameters, ids as numbers; an address with an invalid id is not found. */
function parseParams(raw: RawInput['params']): Record<string, string | number> {
  const params = bareRecord<string | number>();
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    const parsed = isIdParameter(name) ? parseId(String(value)) : String(value);
    if (parsed === undefined || parsed === '' || String(parsed).includes('\0')) throw refuse('notFound');
    params[name] = parsed;
  }
  return params;
}

function parseInput(schema: v.GenericSchema, value: unknown): unknown {
  const { hasNul } = lookThrough(value);
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (!result.success) throw refuseInput((language) => fieldErrors(result.issues, language));
  const wrong = hasNul ? placesOfNul(result.output) : [];
  if (wrong.length === 0) return result.output;
  throw refuseInput((language) =>
    Object.fromEntries(wrong.map((place) => [place, [commonTexts[language].invalidValue]])),
  );
}

function refuseInput(errors: (language: LanguageCode) => FieldErrors): Refusal {
  return new Refusal(status.invalid, (language) => commonTexts[language].invalid, errors);
}

function fieldErrors(issues: readonly v.BaseIssue<unknown>[], language: LanguageCode): FieldErrors {
  const errors: FieldErrors = bareRecord();
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
  // The messages count letters, which would be wrong for a list.
  const letters = typeof issue.input === 'string' && 'requirement' in issue ? issue.requirement : undefined;
  if (issue.type === 'max_length' && typeof letters === 'number') return texts.maxLength(letters);
  if (issue.type === 'min_length' && typeof letters === 'number') return texts.minLength(letters);
  return issue.expected === 'number' ? texts.notANumber : texts.invalidValue;
}
