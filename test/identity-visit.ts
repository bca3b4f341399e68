import type { TestSite } from './start-test-site.ts';

export interface IdentityVisit {
  /** The callback that the provider sends the browser to, not yet opened. */
  callback: string;
  /** The secret of the browser that began the login. */
  browserKey: string;
}

export interface Choice {
  /** One of the demo's people; undefined: the visitor cancels at the first page. */
  person?: string;
  /** False: the visitor does not consent to share their data with the site. */
  allows?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** The cookies of an earlier visit by the same browser. */
  cookies?: Map<string, string>;
}

/** The demo's provider as a browser walks through it: its pages, forms and cookies. */
export async function visitProvider(
  site: TestSite,
  start: { url: string; browser_key: string },
  { person, allows = true, headers = {}, cookies = new Map() }: Choice = {},
): Promise<IdentityVisit> {
  const { origin, host } = new URL(start.url);
  const open = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const response = await site.hiroba.fetch(
      new Request(new URL(address, origin), {
        method: form === undefined ? 'GET' : 'POST',
        headers: {
          host,
          accept: 'text/html',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        body: form === undefined ? null : new URLSearchParams(form),
        redirect: 'manual',
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  /** Follows until a page is shown or the provider is done. */
  const follow = async (response: Response): Promise<{ html: string } | { callback: string }> => {
    let at = response;
    for (let hops = 0; hops < 5; hops += 1) {
      const next = at.headers.get('location');
      if (next === null) return { html: await at.text() };
      if (next.includes('/identity/callback')) return { callback: next };
      at = await open(next);
    }
    throw new Error('The provider leads round in a circle.');
  };
  const press = async (html: string, step: string, form: Record<string, string> = {}) => {
    const action = new RegExp(`action="([^"]+/${step})"`).exec(html)?.[1];
    if (action === undefined) throw new Error(`There is no way to ${step}: ${html}`);
    return follow(await open(action, form));
  };

  let at = await follow(await open(start.url));
  if ('html' in at)
    at = person === undefined ? await press(at.html, 'abort') : await press(at.html, 'login', { person });
  if ('html' in at) at = await press(at.html, allows ? 'confirm' : 'abort');
  if ('html' in at) throw new Error(`The provider has more to say: ${at.html}`);
  return { callback: at.callback, browserKey: start.browser_key };
}
