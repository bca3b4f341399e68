import { type Context, Hono } from 'hono';
import { dispositionOf } from '#kernel/file-answer.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { QueuedMail } from '#server/mail/mail.ts';
import type { Mailbox } from '#server/mail/mailbox.ts';
import { mailboxPage, mailboxPath, type Opened } from './mailbox-page.ts';
import { pageHeaders, privateHeaders } from '../page/tool-headers.ts';
import { toolLanguage } from '../page/tool-language.ts';

export interface MailboxServices {
  mailbox: Mailbox;
  contextOf(request: Request, native: unknown): RequestContext;
}

const headers = pageHeaders("frame-src 'self'", "form-action 'self'");
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
 * `/dev/mailbox/{id}/body` (its HTML), `/dev/mailbox/{id}/attachments/{place}`, `/dev/mailbox.json`. Lists are narrowed by `?to=address`.
 */
export function createMailboxRoutes({ mailbox, contextOf }: MailboxServices): Hono {
  const routes = new Hono();

  const page = async (c: Context, opened: Opened): Promise<Response> => {
    const { language, now, header } = contextOf(c.req.raw, c.env);
    const to = c.req.query('to')?.trim() || undefined;
    const html = mailboxPage({
      language: toolLanguage(language, header('accept-language')),
      now,
      to,
      opened,
      mails: await mailbox.list(to),
    });
    return c.html(html, opened.kind === 'unknown' ? 404 : 200, headers);
  };

  routes.get(mailboxPath, (c) => page(c, { kind: 'none' }));
  routes.get(`${mailboxPath}/`, (c) => c.redirect(mailboxPath, 308));
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
    return c.body(withPictures(mail), 200, bodyHeaders);
  });
  routes.get(`${mailboxPath}/:id/attachments/:place`, async (c) => {
    const mail = await mailbox.read(c.req.param('id'));
    const attached = mail?.attachments?.[Number(c.req.param('place'))];
    if (attached === undefined) return c.text('Not found', 404, privateHeaders);
    return c.body(attached.text, 200, {
      ...privateHeaders,
      'content-type': attached.type,
      'content-disposition': dispositionOf(attached.name),
    });
  });
  return routes;
}

/** The HTML of a mail with its own pictures in it, as a mail program shows them. */
function withPictures({ html, pictures = [] }: QueuedMail): string {
  return html.replaceAll(/ src="cid:([^"]*)"/g, (whole, wanted: string) => {
    const picture = pictures.find(({ contentId }) => contentId === wanted);
    return picture === undefined ? whole : ` src="data:${picture.type};base64,${picture.base64}"`;
  });
}
