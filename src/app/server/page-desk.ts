import type { IncomingMessage, ServerResponse } from 'node:http';
import { passIn } from '#features/rehearsal/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { languageCodes } from '#kernel/language.ts';
import { pathMaxLetters } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import { securityHeadersFor } from '#server/http/common-security-headers.ts';
import { baseOf, siteOf } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { headOfIncoming, headOfRequest, type RequestHead } from '#server/http/request-head.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import { createFairQueue, Shed } from '#server/limits/fair-queue.ts';
import { busyPage, busySeconds } from './busy-page.ts';
import { addressSeen, languageOf, type RequestServices } from './context-of-request.ts';
import { emptyPage } from './empty-page.ts';
import { type KeptPage, makePage, sendPage } from './kept-page.ts';
import { addressOfMoved } from './moved-event.ts';
import type { PageCache, PageCacheCounts } from './page-cache.ts';
import { inputsOf, type PageInputs, pageKey, type SiteAsked } from './page-inputs.ts';
import { type PagePlace, placeOf, siteShown } from './page-place.ts';
import { toResponse } from './page-response.ts';
import { rehearsalHeaders, secretHeaders } from './security-headers.ts';
import { type PageServices, servePage } from './serve-page.ts';

/** Pages that are loaded or rendered at the same time: one renders while the others wait for the database. */
const atOnce = 3;
/** About a second of rendering. */
const waitingMax = 100;

export interface PageCounts extends PageCacheCounts {
  /** Since the start. */
  made: number;
  /** Now. */
  running: number;
  waiting: number;
  /** Not made since the start, because too many waited. */
  shed: number;
}

export interface PageDesk {
  /** Answers a page from the cache, before any framework; false when it cannot. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Makes a page, or the redirect that its address leads to. */
  fetch(request: Request, native: unknown): Promise<Response>;
  counts(): PageCounts;
}

interface PageDeskServices extends PageServices, Pick<RequestServices, 'trustProxy'> {
  cache: PageCache;
  /** The address of this server on the internet. */
  publicUrl: string | undefined;
  contextOf(request: Request, native: unknown): RequestContext;
  /** Of every page. */
  htmlHeaders: Readonly<Record<string, string>>;
}

type Made = { page: KeptPage } | { location: string };

/**
 * Reads the inputs of a request for a page once, and answers by them alone. A page that is not kept is made once for all
 * who ask for it at the same time, and a few at a time.
 */
export function createPageDesk(services: PageDeskServices): PageDesk {
  const { cache, contextOf, htmlHeaders, site } = services;
  const queue = createFairQueue({ atOnce, waitingMax });
  const making = new Map<string, Promise<Made>>();
  let made = 0;

  const make = async (inputs: PageInputs, context: RequestContext, key: string | undefined): Promise<Made> => {
    made += 1;
    const answer = await servePage(inputs, context, services);
    if ('location' in answer) return answer;
    const secret = inputs.rehearsalPass !== undefined ? rehearsalHeaders : answer.isSecret ? secretHeaders : {};
    const headers: Record<string, string> = { ...htmlHeaders, ...securityHeadersFor(inputs), ...secret };
    if (answer.status === status.unavailable) headers['retry-after'] = String(busySeconds);
    const page = makePage(answer.status, answer.html, headers);
    if (answer.isKept && !answer.isSecret && inputs.rehearsalPass === undefined) cache.keep(page, key, answer.stamp);
    return { page };
  };

  const makeOnce = async (inputs: PageInputs, context: RequestContext): Promise<Made> => {
    const key = pageKey(inputs);
    const begun = key === undefined ? undefined : making.get(key);
    if (begun !== undefined) {
      try {
        return await begun;
      } catch (error) {
        // The visitor who asked first had asked for too much; the next one has a place of their own.
        if (!(error instanceof Shed)) throw error;
      }
    }
    const own = queue.run(addressGroup(context.clientAddress), () => make(inputs, context, key));
    if (key !== undefined) {
      making.set(key, own);
      const forget = (): void => {
        if (making.get(key) === own) making.delete(key);
      };
      own.then(forget, forget);
    }
    return own;
  };

  const rehearsalAt = ({ address, hostSite }: PagePlace) => {
    const found = site.directory.find(siteOf(hostSite, address));
    return found?.rehearsal === undefined ? undefined : found;
  };

  const redirect = (code: number, location: string): Response =>
    new Response(null, { status: code, headers: { location, 'cache-control': 'no-cache' } });

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const head = plainHead(headOfIncoming(request));
      if (head === undefined || head.path.length > pathMaxLetters) return false;
      const seen = addressSeen(head, services);
      const place = placeOf(head, seen.hostSite);
      // Who may see a rehearsal is looked up.
      if (!('location' in place) && rehearsalAt(place) !== undefined) return false;
      const shown = 'location' in place ? undefined : siteShown(place, site.directory);
      const asked = shown?.isBlank ? blank : shown && askedOf(site.store.siteNow(shown.identity));
      if (asked === undefined) return false;
      const key = pageKey(inputsOf(head, seen, asked).inputs);
      const page = key === undefined ? undefined : cache.find(key);
      if (page === undefined) return false;
      const before = page.bytes();
      sendPage(page, request.headers['accept-encoding'], request.headers['if-none-match'], response);
      if (page.bytes() !== before) cache.weigh(key!);
      return true;
    },
    async fetch(request, native) {
      const head = headOfRequest(request, native);
      const context = contextOf(request, native);
      const place = placeOf(head, context.hostSite);
      if ('location' in place) return redirect(place.status, place.location);
      const accepted = request.headers.get('accept-encoding') ?? undefined;
      const rehearsal = rehearsalAt(place);
      const isTheirs = rehearsal !== undefined && (await site.doors.isThere(rehearsal, context));
      const rehearsalPass = isTheirs ? passIn(context) : undefined;
      const moved = await addressOfMoved(place, head, services);
      if (moved !== undefined) return redirect(308, moved);
      const shown = siteShown(place, site.directory, rehearsalPass);
      if (shown === undefined) {
        const visitor = { ...context, language: languageOf(head).language };
        const isHome = head.path === `${baseOf(context.hostSite)}/`;
        const shownHere = await emptyPage(site, visitor, services.renderer.styleSheets, isHome);
        const code = isHome && shownHere.hasEvents ? status.ok : status.notFound;
        return toResponse(makePage(code, shownHere.text, htmlHeaders), accepted, undefined);
      }
      const published = shown.isBlank ? undefined : await site.store.site(shown.identity);
      const { inputs, unseen } = inputsOf(head, context, askedOf(published) ?? blank);
      try {
        const answer = await makeOnce({ ...inputs, rehearsalPass }, context);
        if ('location' in answer) return redirect(302, withUnseen(answer.location, unseen));
        const response = toResponse(answer.page, accepted, request.headers.get('if-none-match') ?? undefined);
        cache.weigh(pageKey(inputs) ?? '');
        return response;
      } catch (error) {
        if (!(error instanceof Shed)) throw error;
        const headers = { ...htmlHeaders, 'cache-control': 'no-store', 'retry-after': String(busySeconds) };
        return new Response(busyPage(inputs.language), { status: 503, headers });
      }
    },
    counts: () => ({ ...cache.counts(), ...queue.counts(), made }),
  };
}

/** A site that was never published. */
const blank: SiteAsked = { languages: languageCodes };

function askedOf(published: PublishedSite | undefined): SiteAsked | undefined {
  return published && { languages: published.document.languages, doors: published };
}

/** An address as every path of the server sees it: without dots, and as `URL` writes it. */
function plainHead(head: RequestHead): RequestHead | undefined {
  if (/^[\w/-]+$/.test(head.path) && !head.query.includes('#')) return head;
  const address = `http://host${head.path}?${head.query}`;
  if (!head.path.startsWith('/') || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return { ...head, path: pathname, query: search.slice(1) };
}

/** A counter of visitors finds in the address what a page does not read. */
function withUnseen(location: string, unseen: string): string {
  return unseen === '' ? location : `${location}${location.includes('?') ? '&' : '?'}${unseen}`;
}
