import type { Endpoint, Where, Who } from '#kernel/endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { anonymousTokenLength } from '#kernel/limits.ts';
import { refusalReasons } from '#kernel/refusal-reason.ts';
import { type AnswerDescription, jsonOf, type Parameter, referTo } from './document.ts';
import type { JsonSchema } from './json-schema.ts';

const header = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'header',
  description,
  schema,
});
const text: JsonSchema = { type: 'string' };
/** Longer ones were made up. */
const shortText: JsonSchema = { type: 'string', maxLength: 200 };

/** The headers of docs/calls.md; all may be left out. */
export const commonHeaders: Record<string, Parameter> = {
  Language: header(
    'Language',
    `The language of texts and messages: ${languageCodes.join(', ')}. Any other is answered in the first.`,
    {
      type: 'string',
      examples: [...languageCodes],
    },
  ),
  AppType: header('App-Type', 'Event when an event is known, else Portal.', { enum: ['Portal', 'Event'] }),
  Device: header('device', 'The kind of device.', { enum: ['pc', 'sp', 'tablet', 'app'] }),
  ForMember: header('for-member', 'The userId of the member for whom the page was made.', shortText),
  AnonymousToken: header('anonymous-token', "The visitor's own token.", {
    type: 'string',
    pattern: `^[A-Za-z0-9]{${anonymousTokenLength}}$`,
  }),
  ConsoleUser: header('console-user', "A console user's key.", shortText),
  PreviewAgent: header('preview-agent', 'Asks for the draft.', { const: 'previewer' }),
};

interface CommonAnswer {
  name: string;
  description: string;
}

/** Every status that is not 200, with its meaning in all calls. */
export const refusals: Record<number, CommonAnswer> = {
  400: { name: 'BadRequest', description: 'The request is not well formed.' },
  401: { name: 'Unknown', description: 'No API key that works.' },
  403: { name: 'Forbidden', description: 'Not allowed: by invitation, for members, or for previewers only.' },
  404: { name: 'NotFound', description: 'There is no such thing, or it belongs to another site.' },
  402: {
    name: 'PaymentFailed',
    description: 'A payment was refused; `orderId` stands beside it where places are held.',
  },
  405: { name: 'MethodNotAllowed', description: 'The call has another method.' },
  408: { name: 'Timeout', description: 'The call took longer than 30 seconds.' },
  409: { name: 'Conflict', description: 'In conflict with what is.' },
  410: { name: 'Gone', description: 'It was here once.' },
  413: { name: 'TooLarge', description: 'The body is too large.' },
  415: { name: 'UnsupportedMedia', description: 'The type of the body is not known.' },
  422: { name: 'Invalid', description: 'What was sent is not valid; `errors` says what, by field.' },
  429: { name: 'TooMany', description: 'Tried too often; `Retry-After` has the seconds until a try is free.' },
  431: { name: 'HeadersTooLarge', description: 'The headers are longer than 16 KB; the answer has no body.' },
  461: { name: 'PasscodeRequired', description: 'The site is locked, and the passcode is missing or wrong.' },
  500: { name: 'Failed', description: 'A fault of the server.' },
  503: { name: 'Unavailable', description: 'Not ready, or maintenance.' },
  551: { name: 'TokenExpired', description: 'The access token has expired: refresh it and try again, once.' },
  552: { name: 'SessionEnded', description: 'The session has ended: log in again.' },
};

/** What every call may answer, whoever makes it. */
export const commonStatuses = [400, 405, 408, 429, 431, 500, 503];
export const behindPasscode: readonly Where[] = ['pastPasscode', 'site', 'content', 'detail'];

/** Every status a call may answer besides 200: its own, and those that follow from the rest of its contract. */
export function statusesOf({ who, at, query, body, statuses = [] }: Endpoint): number[] {
  const isBehindDoors = behindPasscode.includes(at);
  const all = new Set([
    ...commonStatuses,
    ...statuses,
    ...(at === 'nowhere' ? [] : [403, 404]),
    ...(isBehindDoors ? [461] : []),
    ...(who === 'anyone' ? [] : [409]),
    ...(at === 'content' || at === 'detail' ? [410] : []),
    ...(isBehindDoors || who !== 'anyone' ? [551, 552] : []),
    ...(query || body ? [422] : []),
    ...(body ? [413, 415] : []),
  ]);
  return [...all].sort((a, b) => a - b);
}

/** Who may make a call, in words. */
export const whoSays: Record<Who, string> = {
  anyone: 'Anyone.',
  visitor: 'Anyone; a member is answered as who they are.',
  activeVisitor: 'Anyone but a blocked member.',
  member: 'Members.',
  activeMember: 'Members who are not blocked.',
  staff: 'Reception staff.',
  previewer: 'Previewers, of the draft.',
};

/** The level of a call, in words. */
export const whereSays: Record<Where, string> = {
  nowhere: 'About no site.',
  outside: 'Before the doors of the site.',
  account: 'Before the doors of the site; about the published site also in a preview.',
  pastPasscode: 'Behind the passcode of the site alone.',
  site: 'Behind the doors of the site.',
  content: 'Behind the doors of the site and the locks of the content.',
  detail: 'Behind the doors of the site and the locks of the detail.',
};

const refusalSchemas: Readonly<Record<string, string>> = {
  Invalid: 'FieldErrors',
  Conflict: 'ConflictError',
  TooLarge: 'FileError',
  UnsupportedMedia: 'FileError',
};

export const refusalResponses: Record<string, AnswerDescription> = Object.fromEntries(
  Object.values(refusals).map(({ name, description }) => [
    name,
    name === 'HeadersTooLarge'
      ? { description }
      : { description, content: jsonOf(referTo('schemas', refusalSchemas[name] ?? 'Error')) },
  ]),
);

const message: JsonSchema = { type: 'string', description: 'For the visitor, in the language of the call.' };
const reason: JsonSchema = { enum: [...refusalReasons], description: 'Of a 403: what would open the door.' };
const lists: JsonSchema = {
  type: 'array',
  description:
    'Beside the reason `ticket`: the tickets of each list, of which one, or all with isAnd, open the content.',
  items: {
    type: 'object',
    properties: {
      isAnd: { type: 'boolean' },
      tickets: {
        type: 'array',
        items: {
          type: 'object',
          properties: { name: text, link: text, isHeld: { type: 'boolean' } },
          required: ['name', 'link', 'isHeld'],
        },
      },
    },
    required: ['isAnd', 'tickets'],
  },
};
const orderId: JsonSchema = { description: 'Of an order whose places are held for its payment.' };
const errors: JsonSchema = { type: 'object', additionalProperties: { type: 'array', items: text } };

export const commonSchemas: Record<string, JsonSchema> = {
  Error: { type: 'object', properties: { message, reason, lists, orderId }, required: ['message'] },
  ConflictError: {
    type: 'object',
    description: 'docs/calls.md says what stands beside which reason.',
    properties: {
      message,
      reason,
      current: { description: 'What is stored now, where somebody else has changed it.' },
      problems: { description: 'What prevents a purchase.' },
      orderId,
      order: { description: 'An order as it is now.' },
    },
    required: ['message'],
  },
  FieldErrors: { type: 'object', properties: { message, errors }, required: ['message', 'errors'] },
  FileError: {
    type: 'object',
    description: 'Of a body, or of the file in one of its fields, which `errors` names.',
    properties: { message, errors },
    required: ['message'],
  },
};
