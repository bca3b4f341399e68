import { basePath } from '#kernel/limits.ts';
import { isModuleCode, type SiteType } from '#kernel/module-code.ts';
import { pages } from '#kernel/page.ts';
import { deepLinkTarget } from '#kernel/deep-link.ts';
import { parseId, sharedHost } from '#kernel/site-path.ts';
import type { ParsedModule } from './import-modules.ts';
import type { Place, PlacedProblem } from './import-problem.ts';

/** The fields that hold an address a visitor may follow. */
const linkFields = new Set(['link', 'url', 'mapUrl', 'placeMapUrl', 'organizerUrl', 'urlTerms', 'urlPrivacy']);
const htmlLink = /<a [^>]*?href="(\/[^"]*)"/g;

export interface LinkTargets {
  siteType: SiteType;
  /** By their contentIds. */
  contents: ReadonlyMap<number, { moduleCode: string; detailIds: ReadonlySet<number> }>;
}

/** What links of a site may lead to: thousands of items may link to thousands. */
export function linkTargets(siteType: SiteType, modules: readonly ParsedModule[]): LinkTargets {
  const contents = modules.map(({ document: { contentId, moduleCode }, items }) => {
    const detailIds = new Set(items.map(({ detailId }) => detailId));
    return [contentId, { moduleCode, detailIds }] as const;
  });
  return { siteType, contents: new Map(contents) };
}

/** Paths of this site that have no page. */
export function checkLinks(value: unknown, under: Place, targets: LinkTargets): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  const check = (address: string, place: Place) => {
    if (!address.startsWith('/')) return;
    const expected = expectedTarget(address, targets);
    if (expected !== undefined) problems.push({ place, expected, found: `"${address}"` });
  };
  const walk = (item: unknown, place: Place, isLink: boolean): void => {
    if (typeof item === 'string') {
      if (isLink) check(item, place);
      else for (const [, address = ''] of item.matchAll(htmlLink)) check(address, place);
    } else if (typeof item === 'object' && item !== null) {
      for (const [key, part] of Object.entries(item)) {
        walk(part, [...place, Array.isArray(item) ? Number(key) : key], linkFields.has(key));
      }
    }
  };
  walk(value, under, false);
  return problems;
}

/** Undefined when the address leads to a page of the site; else the expected form. */
function expectedTarget(address: string, { siteType, contents }: LinkTargets): string | undefined {
  const segments = address
    .split(/[?#]/)[0]!
    .split('/')
    .filter((segment) => segment !== '');
  // Another site of the shared host: this file cannot tell whether it exists.
  if (`/${segments[0]}` === basePath) return undefined;
  // A deep link names its site itself.
  if (segments[0] === 'uri' && deepLinkTarget(sharedHost, segments.slice(1).join('/')) !== undefined) return undefined;
  // An event of the portal: this file cannot tell whether it exists.
  if (siteType === 'portal' && segments[0] === 'event' && parseId(segments[1]) !== undefined) return undefined;
  if (!pages.some(({ path }) => matchesPath(path, segments))) return 'the path of a page of this site';
  if (segments[0] !== 'module' || segments.length === 1) return undefined;

  // The page that registers in a chat stands between the module and its content.
  const isContact = segments[1] === 'live_chat' && segments[2] === 'contact';
  const [, code, content, detail] = isContact ? segments.toSpliced(2, 1) : segments;
  if (!isModuleCode(code, siteType)) return `a module of this site, not ${code}`;
  if (content === undefined || content === 'contentId') return undefined;
  const contentId = parseId(content);
  const found = contentId === undefined ? undefined : contents.get(contentId);
  if (found?.moduleCode !== code) return `a content of this site: there is no ${code} with contentId ${content}`;
  const detailId = parseId(detail);
  if (detailId === undefined || found.detailIds.has(detailId)) return undefined;
  return `an item of this site: ${code} ${content} has no detailId ${detail}`;
}

function matchesPath(path: string, segments: readonly string[]): boolean {
  const parts = path.split('/').filter((part) => part !== '');
  const required = parts.filter((part) => !part.endsWith('?')).length;
  if (segments.length > parts.length || segments.length < required) return false;
  return segments.every((segment, index) => parts[index]!.startsWith(':') || parts[index] === segment);
}
