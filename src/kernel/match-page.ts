import { bareRecord } from './bare-record.ts';
import { type PageDefinition, type PageName, type PageParams, pages, previewPage } from './page.ts';
import type { Scope } from './scope.ts';

type KnownPage = PageDefinition & { name: PageName | 'preview' };

export interface PageMatch {
  definition: KnownPage;
  /** Decoded, and not checked yet. */
  params: PageParams;
}

interface Pattern {
  definition: KnownPage;
  segments: readonly string[];
  /** Literal segments first, from the left: `module/ticket/:contentId` before `module/:moduleCode/:contentId`. */
  rank: string;
  omitted: number;
}

/** The patterns by their number of segments; the first that fits is the page. */
const patterns: readonly (readonly Pattern[])[] = byLength([...pages, previewPage].flatMap(patternsOf));

/** The page of a path inside a site; undefined for an unknown one. Pages of the table exist in every scope unless it says otherwise. */
export function matchPage(scope: Scope, rest: string): PageMatch | undefined {
  const parts = rest === '' ? [] : rest.split('/');
  for (const { definition, segments } of patterns[parts.length] ?? []) {
    if (definition.notInScopes?.includes(scope)) continue;
    if (definition === previewPage && scope !== 'none') continue;
    const params = paramsOf(segments, parts);
    if (params !== undefined) return { definition, params };
  }
  return undefined;
}

function patternsOf(definition: KnownPage): Pattern[] {
  const whole = definition.path === '' ? [] : definition.path.replaceAll('?', '').split('/');
  return shapesOf(whole).map((segments) => ({
    definition,
    segments,
    omitted: whole.length - segments.length,
    rank: segments.map((segment) => (isParameter(segment) ? '1' : '0')).join(''),
  }));
}

/** Every parameter may be left out (core 2.1); the last ones of a row first, since their place names them. */
function shapesOf(segments: readonly string[]): string[][] {
  const start = segments.findIndex(isParameter);
  if (start === -1) return [[...segments]];
  const length = [...segments.slice(start), '/'].findIndex((segment) => !isParameter(segment));
  const before = segments.slice(0, start + length);
  return shapesOf(segments.slice(start + length)).flatMap((after) =>
    Array.from({ length: length + 1 }, (_, left) => [...before.slice(0, before.length - left), ...after]),
  );
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}

function byLength(all: readonly Pattern[]): Pattern[][] {
  const lengths: Pattern[][] = [];
  for (const pattern of all) (lengths[pattern.segments.length] ??= []).push(pattern);
  for (const list of lengths)
    list?.sort((a, b) => (a.rank === b.rank ? a.omitted - b.omitted : a.rank < b.rank ? -1 : 1));
  return lengths;
}

function paramsOf(segments: readonly string[], parts: readonly string[]): PageParams | undefined {
  const params = bareRecord<string>();
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]!;
    if (!isParameter(segment)) {
      if (segment !== part) return undefined;
      continue;
    }
    if (part === '') return undefined;
    params[segment.slice(1)] = decode(part);
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
