import type * as v from 'valibot';

/** `Id` parameters are numbers, all others texts. */
type ParamValue<Name extends string> = Name extends `${string}Id` | 'id' ? number : string;
type Names<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Optional<Path> = Path extends `${string}[${infer Part}]${infer Rest}` ? Names<Part> | Optional<Rest> : never;
export type ParamsOf<Path extends string> = {
  [Name in Exclude<Names<Path>, Optional<Path>>]: ParamValue<Name>;
} & { [Name in Optional<Path>]?: ParamValue<Name> | undefined };

// Inferred from each contract; `unknown` would forbid schemas that transform.
// oxlint-disable-next-line typescript/no-explicit-any
type Schema = v.GenericSchema<any, any>;

/**
 * What a call sends and answers, whoever may make it. The server's route, the typed client and the description of the
 * calls follow from it. `path` is below the prefix of its API; `{name}` is a parameter, `[/{name}]` an optional one.
 */
export interface CallShape {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** One sentence for the API description, with the requirement or source it comes from. */
  summary: string;
  query?: Schema;
  body?: Schema;
  /** How the browser sends the body; the server takes form-style and JSON alike. */
  bodyKind?: 'form' | 'json' | 'multipart';
  /** The longest form-style or JSON body in bytes, where `bodyMaxBytes` is too little. A multipart body has room for a picture. */
  bodyMaxBytes?: number;
  /** Its files may come over a slow line: it is given up after `uploadTimeoutMs`, and not after `requestTimeoutMs`. */
  takesTime?: true;
  /** The `data` member of the answer. */
  answer: Schema;
  /** What the answer has beside `data`: an object, whose members stand next to it. */
  beside?: Schema;
  /** The answer is a file of this media type, or of one of these, without an envelope; `answer` is then `fileSchema`. */
  fileType?: string | readonly string[];
  /** The browser may ask for `data` as a file; its name begins so. */
  savedAs?: string;
  /** The answer also carries `total`, `lastPage` and `nextPageUrl`. */
  paged?: true;
  /** Statuses besides those that every call may answer and those that follow from who may call, `query` and `body`. */
  statuses?: readonly number[];
  /** The GET uses something up or begins something. HEAD is answered 405, because nobody would receive what was made. */
  changes?: true;
}

/** A call of visitors, below /web_api/v2/. */
export interface Endpoint extends CallShape {
  who: Who;
  at: Where;
  /** The call is about the portal, also on the domain of one of its events. */
  isOfPortal?: true;
  /** A POST that a previewer may make in a draft, where nothing else can be changed (ACCESS-046). */
  isInDrafts?: true;
}

/**
 * Who may make a call; the server asks before it reads the body. A caller with a preview link is a visitor, and may see
 * drafts besides.
 */
export type Who =
  /** Nobody is asked who they are. */
  | 'anyone'
  /** Anyone; the handler is told which member asks, if one does. */
  | 'visitor'
  /** Anyone but a member whom the organiser has blocked (ACCESS-048). */
  | 'activeVisitor'
  | 'member'
  /** A member whom the organiser has not blocked (ACCESS-048). */
  | 'activeMember'
  /** An active member who is reception staff at the site. */
  | 'staff'
  /**
   * Who may see the draft of the site, which is what the call is about (ACCESS-037). That may be a preview link, so the
   * handler is told of no member.
   */
  | 'previewer';

/** Where a call stands: which doors it passes on its way, and what its handler finds there. */
export type Where =
  /** It is about no site. */
  | 'nowhere'
  /** Before the doors of a site; in a preview of its draft. */
  | 'outside'
  /** Before the doors, and the published site also in a preview: accounts are the same there. */
  | 'account'
  /** Behind the passcode and before all other doors: a member who is not invited sees which account is logged in (core 4.3). */
  | 'pastPasscode'
  /** Behind the doors of a site: passcode, invitation, login at the start. */
  | 'site'
  /** Behind these and the locks of the content that the address names: console users, login, tickets. */
  | 'content'
  /** Behind these and the locks of the detail that the address names. */
  | 'detail';

/**
 * Where a call of a path may stand: one that names a detail cannot stop at its content, one that names nothing has no
 * content's locks to pass.
 */
type WhereOf<Path extends string> =
  'detailId' extends Names<Path>
    ? Exclude<Where, 'content'>
    : 'contentId' extends Names<Path>
      ? Exclude<Where, 'detail'>
      : Exclude<Where, 'content' | 'detail'>;

export function endpoint<const E extends Endpoint>(definition: E & { at: WhereOf<E['path']> }): E {
  return definition;
}

export type QueryOf<E extends CallShape> = E['query'] extends Schema
  ? v.InferOutput<E['query']>
  : Record<string, never>;
export type QueryInputOf<E extends CallShape> = E['query'] extends Schema ? v.InferInput<E['query']> : undefined;
export type BodyOf<E extends CallShape> = E['body'] extends Schema ? v.InferOutput<E['body']> : undefined;
export type BodyInputOf<E extends CallShape> = E['body'] extends Schema ? v.InferInput<E['body']> : undefined;
export type AnswerOf<E extends CallShape> = v.InferInput<E['answer']>;

/** The members that the answer of a contract has beside `data`. */
export type BesideOf<E extends CallShape> = E['beside'] extends Schema ? v.InferInput<E['beside']> : unknown;

/** What a call answers: `data`, and for a list where it stands. */
export interface Answer<Data> {
  data: Data;
  total?: number;
  lastPage?: number;
  nextPageUrl?: string | null;
}

/** The path of a call below /web_api/v2/ with its parameters filled in; an absent optional parameter drops its segment. */
export function buildPath(template: string, params: Readonly<Record<string, string | number | undefined>>): string {
  return template
    .replace(/\[([^\]]*)\]/g, (_, part: string) => {
      const [, name = ''] = /\{(\w+)\}/.exec(part) ?? [];
      return params[name] === undefined ? '' : part;
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name];
      if (value === undefined) throw new TypeError(`The call ${template} needs ${name}.`);
      return encodeURIComponent(String(value));
    });
}

/** What one call differs by from every other: no two contracts share a method and a path. */
export function endpointKey({ method, path }: Pick<CallShape, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** Every concrete form of a template, with its optional parts in and out: `a/{b}[/{c}]` is `a/{b}` and `a/{b}/{c}`. */
export function expandTemplate(template: string): string[] {
  const match = /\[([^\]]*)\]/.exec(template);
  if (match === null) return [template];
  const before = template.slice(0, match.index);
  const after = template.slice(match.index + match[0].length);
  return [...expandTemplate(before + after), ...expandTemplate(before + match[1] + after)];
}

export function isIdParameter(name: string): boolean {
  return name === 'id' || name.endsWith('Id');
}
