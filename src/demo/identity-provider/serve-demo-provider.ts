import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { chooseLanguage, languageCodes, htmlLang, parseAcceptLanguage } from '#kernel/language.ts';
import type { Log } from '#server/log/log.ts';
import { pageHeaders } from '../page/tool-headers.ts';
import { type ToolLanguage, toolLanguage } from '../page/tool-language.ts';
import { type DemoKeys, demoConfiguration, demoPath, sessionCookie } from './demo-configuration.ts';
import { choosePage, consentPage, failedPage } from './demo-provider-pages.ts';
import { demoPerson } from './demo-people.ts';
import { fetchThroughNode } from './fetch-through-node.ts';
import { createMemoryAdapter } from './memory-adapter.ts';

export interface DemoProviderPlace {
  origin: string;
  issuer: string;
  keys: DemoKeys;
  log: Log;
}

type Exchange = [request: IncomingMessage, response: ServerResponse];

const entriesMax = 500;
const bodyMax = 10_000;
const headers = pageHeaders("form-action 'self'");

/** The provider of one origin, with its pages, as a function of web requests. */
export function serveDemoProvider({ origin, issuer, keys, log }: DemoProviderPlace) {
  const provider = new Provider(issuer, {
    ...demoConfiguration(origin, keys, createMemoryAdapter(entriesMax)),
    renderError(ctx) {
      ctx.set(headers);
      ctx.body = failedPage(languageOf(ctx.req, ctx.query['ui_locales']));
    },
  });
  // This server sets the host and the protocol; no such header of a visitor comes this far.
  provider.proxy = true;
  provider.on('server_error', (_, error) => log.error('The identity provider of the demo failed.', { error }));
  const standard = provider.callback();
  const { host } = new URL(origin);

  const answer = async (...[request, response]: Exchange): Promise<void> => {
    const url = request.url ?? '';
    const path = url.slice(demoPath.length).split('?')[0] as string;
    const [, uid, step] = /^\/interaction\/([\w-]+)(?:\/(login|confirm|abort))?$/.exec(path) ?? [];
    if (uid === undefined) {
      if (path === '/auth') forgetSession(request, response);
      Object.assign(request, { originalUrl: url, url: url.slice(demoPath.length) || '/' });
      await standard(request, response);
      return;
    }
    try {
      if (step === undefined) await show(request, response);
      else if (request.method === 'POST') await take(step, request, response);
      else response.writeHead(405, { allow: 'POST' }).end();
    } catch (error) {
      // The interaction has expired, or began in another browser.
      log.info('An interaction with the demo provider ended.', { error });
      response.writeHead(400, headers).end(failedPage(languageOf(request, undefined)));
    }
  };

  async function show(...[request, response]: Exchange): Promise<void> {
    const { uid, prompt, params, session } = await provider.interactionDetails(request, response);
    const view = { uid, host, language: languageOf(request, params['ui_locales']) };
    const person = demoPerson(session?.accountId);
    const isConsent = prompt.name === 'consent' && person !== undefined;
    response.writeHead(200, headers).end(isConsent ? consentPage(view, person) : choosePage(view));
  }

  async function take(step: string, ...[request, response]: Exchange): Promise<void> {
    const { params, session } = await provider.interactionDetails(request, response);
    const finish = (result: Parameters<Provider['interactionFinished']>[2]): Promise<void> =>
      provider.interactionFinished(request, response, result);
    if (step === 'abort') return finish({ error: 'access_denied', error_description: 'The person said no.' });
    if (step === 'login') {
      const person = demoPerson((await formOf(request)).get('person') ?? undefined);
      return person === undefined ? show(request, response) : finish({ login: { accountId: person.id } });
    }
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: String(params['client_id']) });
    grant.addOIDCScope('openid email');
    return finish({ consent: { grantId: await grant.save() } });
  }

  const send = fetchThroughNode((request, response) => void answer(request, response));
  return (request: Request): Promise<Response> => send(onlyKnownHeaders(request));
}

const passedOn = ['accept', 'accept-language', 'authorization', 'content-type', 'cookie'];

/** A person who comes again chooses again. */
function forgetSession(...[request, response]: Exchange): void {
  const others = (request.headers.cookie ?? '').split(/;\s*/).filter((cookie) => !cookie.startsWith(sessionCookie));
  request.headers.cookie = others.join('; ');
  const ended = ['', '.sig'].map(
    (end) => `${sessionCookie}${end}=; Path=${demoPath}; Max-Age=0; HttpOnly; SameSite=Lax`,
  );
  response.setHeader('set-cookie', ended);
}

/** Leaves out what the visitor's browser says about hosts and proxies. */
function onlyKnownHeaders(request: Request): Request {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set('x-forwarded-proto', new URL(request.url).protocol.slice(0, -1));
  const init = { method: request.method, headers, body: request.body, duplex: 'half' };
  return new Request(request.url, init);
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > bodyMax) throw new Error('The form is too large.');
  }
  return new URLSearchParams(text);
}

/** The language that the site asks for, else the browser's. */
function languageOf(request: IncomingMessage, wished: unknown): ToolLanguage {
  const named = request.headers['accept-language'];
  const asked = languageCodes.find((one) => htmlLang[one] === wished);
  return toolLanguage(asked ?? chooseLanguage({ browser: parseAcceptLanguage(named ?? '') }).language, named);
}
