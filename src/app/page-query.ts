import { type PageDefinition, pageNamed, type PageParams } from '#kernel/page.ts';
import { moduleOf } from './modules.ts';

/** Query flags that stay in the address across navigation (core 4.6). */
export const keptFlags = ['consoleUser', 'isApplication', 'isDraft', 'exhibitor_account'] as const;

const flagMax = 200;

/** The kept flags of an address, as links take them along; '' when there are none. */
export function keptQueryOf(query: URLSearchParams, isDraft = false): string {
  const kept = new URLSearchParams();
  // Links in the preview of a detail lead to the draft.
  if (isDraft) kept.set('isDraft', 'true');
  for (const flag of keptFlags) {
    const value = query.get(flag);
    if (value !== null && value.length <= flagMax) kept.set(flag, value);
  }
  return kept.toString();
}

/** A query as a page that reads some names sees it, and what it does not see. Two queries that it sees alike are one text. */
export function divideQuery(query: string, names: readonly string[]): { seen: string; unseen: string } {
  if (query === '') return { seen: '', unseen: '' };
  const all = new URLSearchParams(query);
  const seen = new URLSearchParams();
  for (const name of new Set([...names, ...keptFlags])) {
    for (const value of all.getAll(name)) seen.append(name, value);
    all.delete(name);
  }
  return { seen: seen.toString(), unseen: all.toString() };
}

const nothing: readonly string[] = [];
/** An unknown page is told by the screen of the error page. */
const ofUnknown = pageNamed('error').query ?? nothing;

/** The names in the query that the HTML of a page depends on, besides the flags that every page keeps and the language. */
export function declaredQuery(definition: PageDefinition | undefined, { moduleCode }: PageParams): readonly string[] {
  if (definition === undefined) return ofUnknown;
  const own = definition.query ?? nothing;
  if (moduleCode === undefined || definition.layout === 'preview') return own;
  const { listQuery, detailQuery, list } = moduleOf(String(moduleCode));
  const isDetail = definition.path.includes(':detailId');
  // A detail of a ticket has its address above the list, to which the query goes along.
  const ofScreen = isDetail ? detailQuery : list === undefined ? undefined : listQuery;
  return ofScreen ?? own;
}

/** What changes the look of a list and not what is in it. */
const looks = ['view'];

/**
 * The part of a query that belongs to the address of a page, as search engines and links know it: the ticket of a ticket's
 * page, the number of a list's page from the second on. A list that is searched or filtered is no page of its own.
 */
export function addressQueryOf(definition: PageDefinition | undefined, params: PageParams, query: string): string {
  if (definition === undefined || query === '') return '';
  const declared = declaredQuery(definition, params);
  const asked = new URLSearchParams(query);
  const own = definition.addressQuery ?? ['page'];
  const isSearched = declared.some((name) => ![...own, ...looks].includes(name) && asked.has(name));
  if (definition.addressQuery === undefined && isSearched) return '';
  const address = new URLSearchParams();
  for (const name of own) {
    const value = asked.get(name);
    if (
      value !== null &&
      declared.includes(name) &&
      /^[1-9]\d{0,9}$/.test(value) &&
      !(name === 'page' && value === '1')
    )
      address.set(name, value);
  }
  return address.toString();
}
