import type { Clock, Random } from '#kernel/clock.ts';
import { readCookie } from '#kernel/cookie.ts';
import { chooseLanguage, type LanguageCode, parseAcceptLanguage } from '#kernel/language.ts';
import { isAnonymousToken, randomUuid } from '#kernel/random-id.ts';
import type { HostSite } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { RequestHead } from '#server/http/request-head.ts';
import type { Log } from '#server/log/log.ts';

export interface RequestServices {
  clock: Clock;
  random: Random;
  log: Log;
  trustProxy: boolean;
  hostSite(host: string): HostSite;
}

const devices = ['pc', 'sp', 'tablet', 'app'];

const hostsMax = 1_000;
/** The meaning of each host name seen: there are few, and nearly every request names one of them. */
const hosts = new Map<string, string | undefined>();

/** A host name with its port, in lower case; undefined when no address can be made of it. */
function hostOf(sent = ''): string | undefined {
  if (hosts.has(sent)) return hosts.get(sent);
  const host = sent.toLowerCase();
  const isWritten = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/.test(host);
  const read = isWritten && URL.canParse(`http://${host}`) ? host : undefined;
  if (hosts.size < hostsMax && sent.length <= 300) hosts.set(sent, read);
  return read;
}

/** The wishes of a request about its language, the query first. */
export function languageOf(
  { query, header }: Pick<RequestHead, 'query' | 'header'>,
  offered?: readonly LanguageCode[],
): ReturnType<typeof chooseLanguage> {
  return chooseLanguage(
    {
      query: parameterOf(query, 'language'),
      cookie: readCookie(header('cookie') ?? '', 'language'),
      browser: parseAcceptLanguage(header('accept-language') ?? ''),
    },
    offered,
  );
}

function parameterOf(query: string, name: string): string | null {
  return query === '' ? null : new URLSearchParams(query).get(name);
}

/** Where a visitor sees this server: behind a proxy, what the proxy says. */
export interface SeenAddress {
  /** Host name and port, in lower case. */
  host: string;
  hostSite: HostSite;
  protocol: string;
}

export function addressSeen(
  head: RequestHead,
  { trustProxy, hostSite }: Pick<RequestServices, 'trustProxy' | 'hostSite'>,
): SeenAddress {
  const { header } = head;
  const forwarded = trustProxy ? header('x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  const host = hostOf(forwarded ?? header('host')) ?? hostOf(head.host) ?? '';
  const proto = trustProxy ? header('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  return { host, hostSite: hostSite(host), protocol: proto === 'https' ? 'https' : 'http' };
}

export function clientAddressOf({ header, remoteAddress }: RequestHead, trustProxy: boolean): string {
  // The last entry is the proxy's own; a visitor may have made up the earlier ones.
  return (trustProxy ? header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined) ?? remoteAddress;
}

/** The facts of a request's head (core 7); none of them is verified here. */
export function contextOfRequest(head: RequestHead, services: RequestServices): RequestContext {
  const { header } = head;
  const asked = header('language');
  const anonymousToken = header('anonymous-token');
  const device = header('device') ?? '';
  return {
    requestId: randomUuid(services.random),
    now: services.clock(),
    language: asked === undefined ? languageOf(head).language : chooseLanguage({ query: asked }).language,
    ...addressSeen(head, services),
    clientAddress: clientAddressOf(head, services.trustProxy),
    accessToken: header('access-token') || undefined,
    anonymousToken: isAnonymousToken(anonymousToken) ? anonymousToken : undefined,
    passcodes: { portal: header('portal-passcode'), event: header('event-passcode') },
    device: devices.includes(device) ? device : 'pc',
    isDraft: header('preview-agent') === 'previewer',
    consoleUser: header('console-user') ?? parameterOf(head.query, 'consoleUser') ?? undefined,
    header,
    log: services.log,
  };
}

/** The context of a visitor of whom nothing is known but the address that is shown, and the language. */
export function contextOfAnybody(
  {
    host,
    hostSite,
    protocol,
    language,
    consoleUser,
    rehearsalPass,
  }: SeenAddress & Pick<RequestContext, 'language' | 'consoleUser' | 'rehearsalPass'>,
  { requestId, now, log }: Pick<RequestContext, 'requestId' | 'now' | 'log'>,
): RequestContext {
  return {
    requestId,
    now,
    log,
    language,
    host,
    hostSite,
    protocol,
    consoleUser,
    rehearsalPass,
    clientAddress: '',
    accessToken: undefined,
    anonymousToken: undefined,
    passcodes: { portal: undefined, event: undefined },
    device: 'pc',
    isDraft: false,
    header: () => undefined,
  };
}
