import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** The errors and variations of a provider. */
export interface Forgery {
  /** Claims that override those of the ID token. */
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Signs with an unknown key. */
  isForeignKey?: boolean;
  /** Leaves the signature out. */
  isUnsigned?: boolean;
  userinfo?: Record<string, unknown>;
  metadata?: Record<string, unknown>;
  /** Replaces the answer of an address that ends so. */
  answers?: Readonly<Record<string, () => Response | Promise<Response>>>;
}

export interface ForgingProvider {
  issuer: string;
  fetch(address: string, request: RequestInit): Promise<Response>;
  /** The requested paths. */
  asked: string[];
  /** The last request to the token endpoint. */
  token: { form: URLSearchParams; authorization: string | null } | undefined;
  forge(forgery: Forgery): void;
  /** The code challenge that the next code belongs to. */
  expect(challenge: string, nonce: string): void;
}

/** A provider that lies on demand, and otherwise follows the standard. It works without the network. */
export function forgingProvider(issuer = 'https://id.example.jp'): ForgingProvider {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let forgery: Forgery = {};
  let challenge = '';
  let nonce = '';

  const idToken = (): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, sub: 'somebody', aud: 'hiroba', iat: now, exp: now + 300, nonce, ...forgery.claims };
    const header = { alg: forgery.isUnsigned ? 'none' : 'ES256', kid: 'one', ...forgery.header };
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = `${part(header)}.${part(claims)}`;
    if (forgery.isUnsigned) return `${signed}.`;
    const { privateKey } = forgery.isForeignKey ? foreign : own;
    const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  };

  const provider: ForgingProvider = {
    issuer,
    asked: [],
    token: undefined,
    forge(next) {
      forgery = next;
    },
    expect(nextChallenge, nextNonce) {
      challenge = nextChallenge;
      nonce = nextNonce;
    },
    async fetch(address, request) {
      const { pathname } = new URL(address);
      provider.asked.push(pathname);
      const other = Object.entries(forgery.answers ?? {}).find(([end]) => pathname.endsWith(end));
      if (other !== undefined) return other[1]();
      if (pathname.endsWith('/.well-known/openid-configuration')) {
        return Response.json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          userinfo_endpoint: `${issuer}/me`,
          id_token_signing_alg_values_supported: ['ES256'],
          ...forgery.metadata,
        });
      }
      if (pathname.endsWith('/jwks')) {
        return Response.json({
          keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }],
        });
      }
      if (pathname.endsWith('/me')) return Response.json({ sub: 'somebody', ...forgery.userinfo });
      if (!pathname.endsWith('/token')) return new Response('Not found', { status: 404 });
      const form = new URLSearchParams(String(request.body));
      provider.token = { form, authorization: new Headers(request.headers).get('authorization') };
      const verifier = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (verifier !== challenge) return Response.json({ error: 'invalid_grant' }, { status: 400 });
      return Response.json({ access_token: 'theirs', token_type: 'Bearer', id_token: idToken() });
    },
  };
  return provider;
}
