import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Configuration, JWKS } from 'oidc-provider';
import { demoPerson } from './demo-people.ts';

export const demoPath = '/dev/idp';
export const demoClientId = 'hiroba';
export const sessionCookie = 'demo-idp-session';

/** Made once in a process, when somebody comes for the first time. */
export interface DemoKeys {
  jwks: JWKS;
  cookieKeys: string[];
  clientSecret: string;
}

export function makeDemoKeys(): DemoKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' };
  return {
    jwks: { keys: [key] },
    cookieKeys: [randomBytes(32).toString('base64url')],
    clientSecret: randomBytes(32).toString('base64url'),
  };
}

const minute = 60;

/** The provider as visitors of one origin see it: code with PKCE only, for one client, this server. */
export function demoConfiguration(
  origin: string,
  { jwks, cookieKeys, clientSecret }: DemoKeys,
  adapter: NonNullable<Configuration['adapter']>,
): Configuration {
  return {
    adapter,
    jwks,
    clients: [
      {
        client_id: demoClientId,
        client_secret: clientSecret,
        redirect_uris: ['/web', ''].map((base) => `${origin}${base}/identity/callback`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    responseTypes: ['code'],
    scopes: ['openid', 'email'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
    },
    interactions: { url: (_, { uid }) => `${demoPath}/interaction/${uid}` },
    cookies: {
      keys: cookieKeys,
      names: { session: sessionCookie, interaction: 'demo-idp-interaction', resume: 'demo-idp-resume' },
      long: { path: demoPath, httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: {
      Interaction: 10 * minute,
      Session: 10 * minute,
      Grant: 10 * minute,
      AuthorizationCode: minute,
      AccessToken: 5 * minute,
      IdToken: 5 * minute,
    },
    findAccount(_, id) {
      const person = demoPerson(id);
      if (person === undefined) return undefined;
      const { mail, isVerified } = person;
      return { accountId: id, claims: () => ({ sub: id, email: mail, email_verified: isVerified }) };
    },
  };
}
