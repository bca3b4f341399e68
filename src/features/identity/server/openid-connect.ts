import { createHash } from 'node:crypto';
import type * as Client from 'openid-client';
import { mailAddressProblem, readMailAddress } from '#features/account/rules/credentials.ts';
import { demoIssuer } from '#features/site/rules/identity-issuer.ts';
import type { Clock } from '#kernel/clock.ts';
import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { createOutsideFetch, type Fetch } from '#server/outside/outside-fetch.ts';
import { isNearHost } from '#server/outside/public-address.ts';
import { ProviderProblem, providerProblem } from './provider-problem.ts';
import { providerFetch } from './provider-fetch.ts';

/** The provider that a server in demo mode brings along; the server calls it in its own process. */
export interface DemoProvider {
  /** Its issuer for visitors who see this origin. */
  issuer(origin: string): string;
  client(): Promise<{ clientId: string; clientSecret: string }>;
  fetch(request: Request): Promise<Response>;
}

export interface OpenIdSettings {
  clock: Clock;
  /** Undefined outside demo mode. */
  demo: DemoProvider | undefined;
  /** Hosts of the operator's own network that may be providers. */
  nearHosts?: readonly string[] | undefined;
  /** The network; tests give another one. */
  fetch?: Fetch;
}

/** A provider as a site's settings name it. */
export interface ProviderSetting {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
}

interface Departure {
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  language: LanguageCode;
}

interface Arrival {
  redirectUri: string;
  /** The query the provider came back with. */
  answer: string;
  nonce: string;
  codeVerifier: string;
}

/** The identity of a visitor, as the provider has proven it. */
export interface Person {
  subject: string;
  /** Null unless the provider says that it has verified it. */
  mail: string | null;
}

/** Logging in by OpenID Connect: authorization code with PKCE, state and nonce. Throws a ProviderProblem. */
export interface OpenIdConnect {
  /** Whether the server brings a provider along. */
  hasDemo: boolean;
  /** Whether this server may call a provider there, as far as its address tells. */
  mayCall(issuer: string): boolean;
  addressOf(provider: ProviderSetting, departure: Departure): Promise<string>;
  personOf(provider: ProviderSetting, arrival: Arrival): Promise<Person>;
  /** Whether a provider answers, and knows the client; it throws nothing. */
  tryOut(provider: ProviderSetting, redirectUri: string): Promise<TriedProvider>;
}

interface TriedProvider {
  isReached: boolean;
  client: 'right' | 'wrong' | 'unknown';
}

/** The limit for one request to a provider, in seconds: a visitor is waiting. */
const patience = 5;
/** How long a provider's metadata is kept. */
const knownForMs = 60 * 60_000;
const knownMax = 200;
/** The longest subject that OpenID Connect allows. */
const subjectMax = 255;

interface Known {
  config: Promise<Client.Configuration>;
  until: number;
}

export function createOpenIdConnect(settings: OpenIdSettings): OpenIdConnect {
  const { clock, demo, nearHosts = [] } = settings;
  const outside = settings.fetch ?? createOutsideFetch({ nearHosts });
  const known = new Map<string, Known>();

  /**
   * A provider's metadata is asked for once an hour, by all visitors together; when that fails, the older answer
   * counts.
   */
  const configOf = async (provider: ProviderSetting, redirectUri: string): Promise<Client.Configuration> => {
    const resolved = await resolve(provider, redirectUri);
    const key = createHash('sha256')
      .update(`${resolved.issuer}\0${resolved.clientId}\0${resolved.clientSecret ?? ''}`)
      .digest('base64url');
    const before = known.get(key);
    if (before !== undefined && before.until > clock()) return before.config;
    const config = discover(resolved).catch((error: unknown) => {
      if (before === undefined) known.delete(key);
      else known.set(key, before);
      if (before === undefined) throw error;
      return before.config;
    });
    known.delete(key);
    if (known.size >= knownMax) known.delete(known.keys().next().value!);
    known.set(key, { config, until: clock() + knownForMs });
    return config;
  };

  return {
    hasDemo: demo !== undefined,

    mayCall(issuer) {
      if (demo !== undefined) return true;
      if (issuer === demoIssuer) return false;
      const { hostname } = new URL(issuer);
      return !isNearHost(hostname) || nearHosts.includes(hostname);
    },

    async addressOf(provider, { redirectUri, state, nonce, codeVerifier, language }) {
      try {
        const client = await import('openid-client');
        const config = await configOf(provider, redirectUri);
        const address = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ui_locales: htmlLang[language],
        });
        if (!/^https?:$/.test(address.protocol)) throw new TypeError('The provider is nowhere a browser can go.');
        return address.href;
      } catch (error) {
        throw await providerProblem(error);
      }
    },

    async personOf(provider, { redirectUri, answer, nonce, codeVerifier }) {
      try {
        const client = await import('openid-client');
        const config = await configOf(provider, redirectUri);
        const back = new URL(redirectUri);
        back.search = answer;
        const tokens = await client.authorizationCodeGrant(config, back, {
          pkceCodeVerifier: codeVerifier,
          expectedNonce: nonce,
          // The server found the attempt by its state.
          expectedState: back.searchParams.get('state') ?? '',
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        const subject = claims?.sub ?? '';
        if (claims === undefined || subject === '' || subject.length > subjectMax || /\p{Cc}/u.test(subject)) {
          throw new ProviderProblem('notGenuine', 'no subject');
        }
        const asks = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
        // Fails when the answer is about another subject.
        const more = asks ? await client.fetchUserInfo(config, tokens.access_token, subject) : claims;
        return { subject, mail: verifiedMail(more) };
      } catch (error) {
        throw await providerProblem(error);
      }
    },

    tryOut,
  };

  /** The address of a provider and how it is called: the demo's in process, all others over the network. */
  async function resolve(provider: ProviderSetting, redirectUri: string): Promise<ResolvedProvider> {
    const { issuer } = provider;
    if (issuer !== demoIssuer) {
      const networks = { outside, here: settings.fetch, isDemo: demo !== undefined, nearHosts };
      return { ...provider, send: providerFetch(issuer, networks) };
    }
    if (demo === undefined) throw new ProviderProblem('unavailable', 'the provider of the demo outside of it');
    return { ...(await demo.client()), ...demoOf(demo, redirectUri) };
  }

  async function tryOut(provider: ProviderSetting, redirectUri: string): Promise<TriedProvider> {
    const client = await import('openid-client');
    let config: Client.Configuration;
    try {
      config = await discover(await resolve(provider, redirectUri));
    } catch {
      return { isReached: false, client: 'unknown' };
    }
    const { authorization_endpoint: place, token_endpoint: tokens } = config.serverMetadata();
    if (place === undefined || tokens === undefined) return { isReached: false, client: 'unknown' };
    try {
      await client.genericGrantRequest(config, 'authorization_code', {
        code: 'none',
        redirect_uri: redirectUri,
        code_verifier: client.randomPKCECodeVerifier(),
      });
      return { isReached: true, client: 'unknown' };
    } catch (error) {
      return { isReached: true, client: clientIn(client, error) };
    }
  }

  async function discover({ issuer, clientId, clientSecret, send }: ResolvedProvider): Promise<Client.Configuration> {
    const client = await import('openid-client');
    const isInsecure = issuer.startsWith('http:');
    const found = await client.discovery(new URL(issuer), clientId, {}, client.None(), {
      timeout: patience,
      [client.customFetch]: ownFetch(send),
      ...(isInsecure && { execute: [client.allowInsecureRequests] }),
    });
    const metadata = found.serverMetadata();
    const { supportsPKCE: _, ...server } = metadata;
    const byPost = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false;
    const proves = byPost ? client.ClientSecretPost : client.ClientSecretBasic;
    const config = new client.Configuration(
      server,
      clientId,
      {},
      clientSecret === null ? client.None() : proves(clientSecret),
    );
    config.timeout = patience;
    config[client.customFetch] = ownFetch(send);
    if (isInsecure) client.allowInsecureRequests(config);
    // The library would trust the connection alone, without the signature.
    client.enableNonRepudiationChecks(config);
    return config;
  }
}

/** A provider that refuses the code has taken the client before it (RFC 6749, 5.2). */
function clientIn(client: typeof Client, error: unknown): TriedProvider['client'] {
  if (error instanceof client.WWWAuthenticateChallengeError) return 'wrong';
  if (!(error instanceof client.ResponseBodyError)) return 'unknown';
  if (error.error === 'invalid_grant') return 'right';
  return error.error === 'invalid_client' || error.error === 'unauthorized_client' ? 'wrong' : 'unknown';
}

interface ResolvedProvider extends ProviderSetting {
  send(address: string, request: RequestInit): Promise<Response>;
}

function demoOf(demo: DemoProvider, redirectUri: string): Pick<ResolvedProvider, 'issuer' | 'send'> {
  return {
    issuer: demo.issuer(new URL(redirectUri).origin),
    send: (address, request) => demo.fetch(new Request(address, request)),
  };
}

/** The fetch of the library, which calls it with fewer kinds of a body. */
function ownFetch(send: ResolvedProvider['send']): Client.CustomFetch {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library and the DOM each have a type of a request.
  return send as Client.CustomFetch;
}

/** Some providers send the flag as a text. */
function verifiedMail(claims: Readonly<Record<string, unknown>>): string | null {
  const { email, email_verified: isVerified } = claims;
  if (typeof email !== 'string' || (isVerified !== true && isVerified !== 'true')) return null;
  const mail = readMailAddress(email);
  return mailAddressProblem(mail) === undefined ? mail : null;
}
