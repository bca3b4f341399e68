import { type Context, Hono } from 'hono';
import type { Clock } from '#kernel/clock.ts';
import { toHalfWidth } from '#kernel/half-width.ts';
import { idMax } from '#kernel/limits.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { textOf } from '#server/http/route-body.ts';
import { pageHeaders } from '../page/tool-headers.ts';
import { toolLanguage } from '../page/tool-language.ts';
import { answerChallenge, payNumber } from './charge-steps.ts';
import { challengePage } from './challenge-page.ts';
import { sandboxPath } from './present-charge.ts';
import { expired, withCharge } from './sandbox-charges.ts';
import type { ChargeRow, SandboxDatabase } from './sandbox-tables.ts';
import { tillPage } from './till-page.ts';

export interface SandboxPageServices {
  database: SandboxDatabase;
  clock: Clock;
  contextOf(request: Request, native: unknown): RequestContext;
  tellSoon(): void;
}

const formMaxBytes = 10_000;
/** The forms of these pages send their origin to this server, and to no other site. */
const headers = { ...pageHeaders("form-action 'self'"), 'referrer-policy': 'same-origin' };

/** The pages of the sandbox: 3-D Secure, and a till where anybody can pay a number. They are forms without script. */
export function createSandboxPages({ database, clock, contextOf, tellSoon }: SandboxPageServices): Hono {
  const routes = new Hono().basePath(sandboxPath);

  routes.get('/3ds/:charge', async (c) => {
    const row = await withCharge(database, { charge_id: c.req.param('charge') }, (tx, one) =>
      expired(tx, one, clock()),
    );
    tellSoon();
    return showChallenge(c, row, false);
  });
  routes.post('/3ds/:charge', async (c) => {
    const form = await formOf(c);
    const answer = { isConfirmed: form.get('answer') === 'confirm', code: plain(form.get('code')) };
    const row = await answerChallenge(database, c.req.param('charge'), answer, clock());
    tellSoon();
    return showChallenge(c, row, true);
  });

  routes.get('/till', async (c) => {
    const number = plain(c.req.query('number') ?? null);
    return showTill(c, number, await findNumber(number));
  });
  routes.post('/till', async (c) => {
    const form = await formOf(c);
    const number = plain(form.get('number'));
    const typed = plain(form.get('amount'));
    const amount = /^\d{1,10}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= idMax ? Number(typed) : undefined;
    if (typed !== '' && amount === undefined) return showTill(c, number, await findNumber(number), true);
    await payNumber(database, number, amount, clock());
    tellSoon();
    const query = new URLSearchParams({ number });
    return c.body(null, 303, { ...headers, location: `${sandboxPath}/till?${query.toString()}` });
  });

  const findNumber = async (number: string): Promise<ChargeRow | undefined> =>
    number === '' ? undefined : withCharge(database, { pay_number: number }, (tx, row) => expired(tx, row, clock()));

  /** A challenge that is over leads back to the shop, so that a browser's Back ends there and not here. */
  function showChallenge(c: Context, row: ChargeRow | undefined, isCodeWrong: boolean): Response {
    if (row !== undefined && row.state !== 'requiresAction') {
      return c.body(null, 303, { ...headers, location: row.return_url });
    }
    const { language, header } = contextOf(c.req.raw, c.env);
    const spoken = toolLanguage(row?.language ?? language, header('accept-language'));
    const html = challengePage(row, { language: spoken, isCodeWrong });
    return c.body(html, row === undefined ? 404 : 200, headers);
  }
  function showTill(c: Context, number: string, row: ChargeRow | undefined, isAmountWrong = false): Response {
    const { language, header } = contextOf(c.req.raw, c.env);
    const spoken = toolLanguage(language, header('accept-language'));
    return c.body(tillPage({ language: spoken, number, row, isAmountWrong }), 200, headers);
  }
  return routes;
}

async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await textOf(c.req.raw, formMaxBytes));
}

function plain(typed: string | null): string {
  return toHalfWidth(typed ?? '')
    .replaceAll('\0', '')
    .replace(/[\s,-]/g, '');
}
