import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { defaultEventColour } from '#kernel/theme/palette.ts';
import { siteThemeCss } from '#kernel/theme/site-theme.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Mailbox } from '#server/mail/mailbox.ts';
import { mailboxPage, mailboxPath, type Opened } from './mailbox-page.ts';
import { commonSecurityHeaders } from '#server/http/common-security-headers.ts';

export interface MailboxServices {
  mailbox: Mailbox;
  contextOf(request: Request, native: unknown): RequestContext;
}

/** Nobody keeps or finds these pages: they show what was meant for one person. */
const privateHeaders = {
  ...commonSecurityHeaders,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};
const pageHeaders = {
  ...privateHeaders,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};
/** The mail itself, as a mail program shows it: its own styles, no script, no form, an origin of its own. */
const bodyHeaders = {
  ...privateHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; form-action 'none'; base-uri 'none'; " +
    "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
};

/**
 * The mails of the demo, for whoever tries it out: `/dev/mailbox` (list), `/dev/mailbox/{id}` (one mail),
 * `/dev/mailbox/{id}/body` (its HTML), `/dev/mailbox.json`. Lists are narrowed by `?to=address`.
 */
export function createMailboxRoutes({ mailbox, contextOf }: MailboxServices): Hono {
  const routes = new Hono();
  let styleSheet: string | undefined;

  const page = async (c: Context, opened: Opened): Promise<Response> => {
    const { language, now } = contextOf(c.req.raw, c.env);
    const to = c.req.query('to')?.trim() || undefined;
    const html = mailboxPage({ language, now, to, opened, mails: await mailbox.list(to) });
    return c.html(html, opened.kind === 'unknown' ? 404 : 200, pageHeaders);
  };

  routes.get(mailboxPath, (c) => page(c, { kind: 'none' }));
  routes.get(`${mailboxPath}/`, (c) => c.redirect(mailboxPath, 308));
  routes.get(`${mailboxPath}.css`, (c) => {
    styleSheet ??= readStyleSheet();
    return c.text(styleSheet, 200, { ...privateHeaders, 'content-type': 'text/css; charset=utf-8' });
  });
  routes.get(`${mailboxPath}.json`, async (c) => {
    const mails = await mailbox.list(c.req.query('to')?.trim() || undefined);
    const written = mails.map((mail) => ({ ...mail, receivedAt: new Date(mail.receivedAt).toISOString() }));
    return c.json({ mails: written }, 200, privateHeaders);
  });
  routes.get(`${mailboxPath}/:id`, async (c) => {
    const mail = await mailbox.read(c.req.param('id'));
    const form = c.req.query('form') === 'text' ? 'text' : 'html';
    return page(c, mail === undefined ? { kind: 'unknown' } : { kind: 'mail', mail, form });
  });
  routes.get(`${mailboxPath}/:id/body`, async (c) => {
    const mail = await mailbox.read(c.req.param('id'));
    if (mail === undefined) return c.text('Not found', 404, privateHeaders);
    return c.body(mail.html, 200, bodyHeaders);
  });
  return routes;
}

/** The platform's own look, and what the mailbox adds to it. */
function readStyleSheet(): string {
  const shared = ['reset', 'tokens', 'base'].map((name) => `../../platform/web/styles/${name}.css`);
  const sheets = [...shared, 'mailbox.css'].map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));
  return siteThemeCss({ baseColor: defaultEventColour }) + sheets.join('\n');
}
