import { logPath } from '#features/access-log/server.ts';
import { type Endpoint, expandTemplate } from '#kernel/endpoint.ts';
import { apiPrefix, exhibitorPrefix, pathMaxLetters } from '#kernel/limits.ts';
import type { HostSite } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import { type ApiAnswer, jsonAnswer } from '#server/http/api-answer.ts';
import { createCallRoutes } from '#server/http/call-routes.ts';
import { securityHeadersFor } from '#server/http/common-security-headers.ts';
import { isOfForeignPage } from '#server/http/foreign-page.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { RequestHead } from '#server/http/request-head.ts';
import { isFromThisMachine } from '#server/http/this-machine.ts';
import { gateTexts } from './gate-texts.ts';

export interface GateSettings {
  publicUrl: string | undefined;
  /** Only the host of `publicUrl` and the own domains of sites are answered. */
  answersOnlyOwnHosts: boolean;
  /** Where browsers send their access logs; '' is this server. */
  logHost: string;
  trustProxy: boolean;
  hostSite(host: string): HostSite;
  endpoints: readonly Endpoint[];
  /** What other sites, programs and mail providers post to, as the features say. */
  openToOthers: readonly string[];
}

export interface Gate {
  /** What keeps a request out of this server, whatever it asks for; undefined when it may pass. */
  answer(head: RequestHead, context: RequestContext): Promise<ApiAnswer> | undefined;
  /** Whether this server answers under the host of the request. */
  isServedHost(head: RequestHead, context: RequestContext): boolean;
}

const codes = { unknownHost: 421, foreignPage: status.forbidden, longAddress: 414 } as const;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Health checks come by an address. */
const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Every request passes here once. */
export function createGate(settings: GateSettings): Gate {
  const { publicUrl, answersOnlyOwnHosts, logHost, trustProxy, hostSite, endpoints, openToOthers } = settings;
  const own = publicUrl === undefined ? undefined : new URL(publicUrl);
  const beginning = createCallRoutes<true>();
  for (const { method, path, changes } of endpoints) {
    if (method === 'GET' && changes) for (const one of expandTemplate(path)) beginning.add(method, one, true);
  }

  /** A host of ours: that of the server's address, or a site's own domain at the same port. */
  const isOurs = (host: string): boolean => {
    if (own === undefined) return hostSite(host).kind !== 'shared';
    if (host === own.host) return true;
    const named = URL.parse(`${own.protocol}//${host}`);
    if (named === null) return false;
    return named.host === own.host || (named.port === own.port && hostSite(named.host).kind !== 'shared');
  };
  const isServedHost: Gate['isServedHost'] = (head, { host, clientAddress }) =>
    !answersOnlyOwnHosts || isOurs(host) || isFromThisMachine(head, { clientAddress, trustProxy });
  const hostOfLogs = URL.parse(logHost)?.host;
  /** The host of the logs has this one address, and may be this server. */
  const isLog = ({ path }: RequestHead, { host }: RequestContext): boolean => path === logPath && host === hostOfLogs;
  const changes = ({ method, path }: RequestHead): boolean => {
    if (!reading.has(method)) return !openToOthers.some((open) => path === open || path.startsWith(`${open}/`));
    if (!path.startsWith(apiPrefix)) return false;
    const call = path.slice(apiPrefix.length);
    const plain = call.startsWith(exhibitorPrefix) ? call.slice(exhibitorPrefix.length) : call;
    const found = beginning.find('GET', plain);
    return found !== undefined && 'value' in found;
  };

  return {
    isServedHost,
    answer(head, context) {
      if (head.path.length > pathMaxLetters) return say('longAddress', context);
      const isForAnyHost = healthPaths.has(head.path) || isLog(head, context);
      if (!isForAnyHost && !isServedHost(head, context)) {
        return isForReading(head) ? Promise.resolve(redirect(head, context, publicUrl)) : say('unknownHost', context);
      }
      const isOwn = (host: string): boolean => host === context.host || isOurs(host);
      const isKeptOut = (changes(head) || isEmbedded(head)) && isOfForeignPage(head, isOwn);
      return isKeptOut ? say('foreignPage', context) : undefined;
    },
  };
}

/** A call that a page makes for itself, as for a picture: another site's could use up its visitor's tries by it. */
function isEmbedded({ path, header }: RequestHead): boolean {
  return path.startsWith(apiPrefix) && (header('sec-fetch-mode') ?? 'navigate') !== 'navigate';
}

function say(key: keyof typeof codes, context: RequestContext): Promise<ApiAnswer> {
  return jsonAnswer(Promise.reject(new Refusal(codes[key], (language) => gateTexts[language][key])), context);
}

/** A page that somebody opens. */
function isForReading({ method, path, header }: RequestHead): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !path.startsWith(apiPrefix) && (header('accept')?.includes('text/html') ?? false);
}

/** Not for ever: the host may be the domain of a site that is published tomorrow. */
function redirect({ path, query }: RequestHead, context: RequestContext, publicUrl = ''): ApiAnswer {
  const location = publicUrl + path + (query === '' ? '' : `?${query}`);
  const headers = { ...securityHeadersFor(context), location, 'cache-control': 'no-store', vary: 'host' };
  return { status: 302, headers, body: new Uint8Array() };
}
