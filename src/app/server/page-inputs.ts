import { readPassed } from '#features/account/rules/passed-doors.ts';
import { decisionOf } from '#features/cookie-consent/server.ts';
import type { LanguageCode, LanguageSource } from '#kernel/language.ts';
import { matchPage } from '#kernel/match-page.ts';
import type { DoorInFront } from '../door-in-place.ts';
import { declaredQuery, divideQuery } from '../page-query.ts';
import { placePath } from '#kernel/preview-path.ts';
import { type HostSite, siteOf } from '#kernel/site-path.ts';
import type { RequestHead } from '#server/http/request-head.ts';
import { languageOf, type SeenAddress } from './context-of-request.ts';
import { doorInFront, type DoorsOfSite } from './door-in-front.ts';

/**
 * All that a page is made of, besides what is published and the time. Rendering sees nothing else of a request, and the
 * cache keeps a page under exactly this: two visitors with equal inputs get the same bytes.
 */
export interface PageInputs {
  protocol: string;
  host: string;
  path: string;
  /** The names that the page declares, and the kept flags. */
  query: string;
  language: LanguageCode;
  languageSource: LanguageSource;
  /** About cookies. */
  hasDecided: boolean;
  /** The door that stands in the place of the page. */
  door?: DoorInFront | undefined;
  /** Of the maker of a rehearsal, at it. */
  rehearsalPass?: string | undefined;
}

/** What the inputs of a page depend on, of a site. */
export interface SiteAsked {
  languages: readonly LanguageCode[];
  /** Undefined: it has none yet. */
  doors?: DoorsOfSite | undefined;
}

/** The inputs of a request for a page of a site, and the part of its query that no page reads. */
export function inputsOf(
  head: RequestHead,
  { protocol, host, hostSite }: SeenAddress & { hostSite: HostSite },
  { languages, doors }: SiteAsked,
): { inputs: PageInputs; unseen: string } {
  const { language, source } = languageOf(head, languages);
  const place = placePath(hostSite, head.path);
  const found = place && matchPage(place.scope, place.address.rest);
  const declared = declaredQuery(found?.definition, found?.params ?? {});
  const { seen: query, unseen } = divideQuery(head.query, source === 'query' ? ['language', ...declared] : declared);
  return {
    inputs: {
      protocol,
      host,
      path: head.path,
      query,
      language,
      languageSource: source,
      hasDecided: decisionOf(head.header) !== undefined,
      door:
        doors &&
        place &&
        found &&
        doorInFront(doors, found, siteOf(hostSite, place.address), readPassed(head.header('cookie') ?? '')),
    },
    unseen,
  };
}

const keyMax = 800;

/** The name under which a page is kept; undefined for a very long one, which any visitor could make up, and for one of a rehearsal. */
export function pageKey(inputs: PageInputs): string | undefined {
  if (inputs.rehearsalPass !== undefined) return undefined;
  const { protocol, host, path, query, language, languageSource, hasDecided, door = '' } = inputs;
  const key = `${protocol}://${host}${path}?${query} ${language} ${languageSource} ${hasDecided} ${door}`;
  return key.length > keyMax ? undefined : key;
}
