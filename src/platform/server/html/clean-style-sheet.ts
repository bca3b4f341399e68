import { type CssNode, type CssNodePlain, fromPlainObject, generate, parse, toPlainObject } from 'css-tree';
import { isRecord } from '#kernel/is-record.ts';
import {
  atRules,
  endsOfHref,
  functions,
  imageSets,
  inImageSets,
  inParts,
  parts,
  selectable,
  startsOfHref,
} from './css-vocabulary.ts';

export const styleSheetMaxBytes = 200 * 1024;

export interface StyleProblem {
  what: string;
  line: number;
  column: number;
}

/** A part of the sheet, whatever its type. */
interface Part {
  type: string;
  name?: unknown;
  value?: unknown;
  /** Of a FeatureFunction, its name. */
  feature?: unknown;
  /** Of an AttributeSelector. */
  matcher?: string | null;
  property?: string;
  important?: boolean | string;
  prelude?: Part | null;
  block?: Part | null;
  children?: Part[] | null;
  loc?: { start: { line: number; column: number; offset: number } } | null;
}
type Where = { line: number; column: number; offset: number };

function isPart(value: unknown): value is Part {
  return isRecord(value) && typeof value['type'] === 'string';
}

const begin: Where = { line: 1, column: 1, offset: 0 };

/** An address inside the site: a stored picture, or an element of the page. */
const ownAddress = /^(\/media\/[0-9a-z][0-9a-z.-]*|#[\w-]+)$/;
const plainName = /^-?[a-z][a-z0-9-]*$/i;
const ownName = /^--[\w\u0080-\uffff-]*$/;
const nestingMax = 32;

/**
 * An organiser's style sheet as it is served: parsed, with only those rules that are known to load nothing from another
 * host, and written anew. The problems say what is missing and where it stood.
 */
export function cleanStyleSheet(css: string): { css: string; problems: StyleProblem[] } {
  const problems: StyleProblem[] = [];
  const refuse = (what: string, { loc }: Part): void => {
    problems.push({ what, line: loc?.start.line ?? 1, column: loc?.start.column ?? 1 });
  };
  const nothing = (what: string) => ({ css: '', problems: [{ what, line: 1, column: 1 }] });
  if (Buffer.byteLength(css) > styleSheetMaxBytes) {
    return nothing(`more than ${styleSheetMaxBytes / 1024} KB`);
  }
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  if (/[\0-\x08\x0b\x0e-\x1f\x7f]/.test(css)) {
    return nothing('control characters');
  }

  const kept = (children: readonly Part[], depth: number): Part[] =>
    children.flatMap((child): Part[] => {
      if (child.type === 'Comment' || isBlank(child)) return [];
      if (depth > nestingMax) return refused('too many blocks inside each other', child);
      if (child.type === 'Declaration') return isClean(problemOfDeclaration(child), child) ? [child] : [];
      if (child.type === 'Rule') return keptBlock(child, problemOf(child.prelude!), depth);
      if (child.type === 'Atrule') return keptAtRule(child, depth);
      // A rule inside another one, which does not begin with `&`.
      if (child.type === 'Raw' && depth > 0 && /\{/.test(String(child.value))) {
        return nested(child).flatMap((one) =>
          one.type === 'Raw' ? refused(unreadable(one), one) : kept([one], depth),
        );
      }
      return refused(unreadable(child), child);
    });
  const refused = (what: string, part: Part): [] => {
    refuse(what, part);
    return [];
  };
  const isClean = (problem: string | undefined, part: Part): boolean => {
    if (problem !== undefined) refuse(problem, part);
    return problem === undefined;
  };
  const keptBlock = (part: Part, problem: string | undefined, depth: number): Part[] => {
    if (!isClean(problem, part)) return [];
    const { block } = part;
    if (!block) return [part];
    const children = kept(block.children ?? [], depth + 1);
    return children.length === 0 ? [] : [{ ...part, block: { ...block, children } }];
  };
  const keptAtRule = (part: Part, depth: number): Part[] => {
    const name = String(part.name).toLowerCase();
    // The server says it by a header.
    if (name === 'charset') return [];
    if (!atRules.has(name)) return refused(`@${name.slice(0, 40)}`, part);
    return keptBlock(part, part.prelude ? problemOf(part.prelude) : undefined, depth);
  };

  const sheet = { type: 'StyleSheet', children: kept(read(css, begin), 0) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its parts come from toPlainObject, and stay whole.
  return { css: generate(fromPlainObject(sheet as unknown as CssNodePlain)), problems };
}

function read(css: string, at: Where): Part[] {
  const tree: CssNode = parse(css, { positions: true, parseCustomProperty: true, ...at });
  const sheet: unknown = toPlainObject(tree);
  return (isPart(sheet) && sheet.children) || [];
}

function nested({ value, loc }: Part): Part[] {
  const text = String(value);
  const found = read(text, loc?.start ?? begin);
  // What is no rule even then is told as it was.
  return found.every(({ type }) => type !== 'Rule') ? [{ type: 'Raw', value, loc: loc ?? null }] : found;
}

function isBlank({ type, value }: Part): boolean {
  return type === 'WhiteSpace' || (type === 'Raw' && /^[\s;]*$/.test(String(value)));
}

function unreadable({ type, value }: Part): string {
  return type === 'Raw' ? `what cannot be read: ${excerpt(String(value))}` : 'signs of HTML';
}

function problemOfDeclaration(part: Part): string | undefined {
  const { property = '', important, value } = part;
  const isOwn = property.startsWith('--');
  if (!(isOwn ? ownName : plainName).test(property)) return `the property ${excerpt(property)}`;
  if (/^(behavior|-moz-binding|-ms-behavior)$/i.test(property)) return `the property ${property}`;
  if (typeof important === 'string') return `!${excerpt(important)}`;
  // At the end of a sheet the parser takes it for a value; read again, it is none.
  if (!isPart(value) || (!isOwn && value.type === 'Value' && value.children?.length === 0))
    return `what cannot be read: ${excerpt(property)}:`;
  return problemOf(value);
}

/** What may not be in a selector, a prelude or a value; undefined when all of it is known. */
function problemOf(part: Part, within = ''): string | undefined {
  const { type, value, name } = part;
  if (type === 'Raw') return isBlank(part) || isWord(part, within) ? undefined : unreadable(part);
  if (!parts.has(type)) return `what cannot be read (${type})`;
  if (type === 'Url') return ownAddress.test(String(value)) ? undefined : `url(${excerpt(String(value))})`;
  if (type === 'Declaration') return problemOfDeclaration(part);
  if (type === 'AttributeSelector') return problemOfAttribute(part);
  if (type === 'Function' || type === 'FeatureFunction') return problemOfFunction(part, within);
  if (imageSets.has(within)) {
    if (type === 'String') return ownAddress.test(String(value)) ? undefined : `url(${excerpt(String(value))})`;
  }
  if (within === 'attr' && type === 'Identifier' && /url/i.test(String(name))) return 'attr() with an address';
  return firstProblem(part, type.startsWith('Pseudo') ? 'pseudo' : within);
}

function problemOfFunction(part: Part, within: string): string | undefined {
  const name = String(part.name ?? part.feature).toLowerCase();
  const isKnown = imageSets.has(within) ? inImageSets.has(name) : functions.has(name) || imageSets.has(name);
  if (!isKnown) return `${excerpt(name)}()`;
  if (name === 'attr') {
    const [named] = part.children ?? [];
    if (named?.type !== 'Identifier' || !selectable.test(String(named.name)))
      return 'attr() with an attribute that it may not read';
  }
  return firstProblem(part, name);
}

function problemOfAttribute({ name: named, matcher, value: sought }: Part): string | undefined {
  const name = isPart(named) ? String(named.name) : '';
  if (!selectable.test(name)) return `a selector by the attribute ${excerpt(name)}`;
  if (!matcher || matcher === '=' || inParts.test(name)) return undefined;
  const text = isPart(sought) ? String(sought.value ?? sought.name) : '';
  const isKindOfLink = matcher === '^=' ? startsOfHref.test(text) : matcher === '$=' && endsOfHref.test(text);
  return /^href$/i.test(name) && isKindOfLink ? undefined : `a selector by a part of the attribute ${excerpt(name)}`;
}

/** Every part inside, under whatever name it stands. */
function firstProblem(part: Part, within: string): string | undefined {
  for (const [key, inner] of Object.entries(part)) {
    if (key === 'loc') continue;
    for (const one of Array.isArray(inner) ? inner : [inner]) {
      if (!isPart(one)) continue;
      const problem = problemOf(one, within);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

/** `::part(name)`, `:state(open)`. */
function isWord({ value }: Part, within: string): boolean {
  return within === 'pseudo' && /^[\w ,-]+$/.test(String(value));
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
