import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { htmlLang, isLanguageCode, type LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { escapeHtml } from '#server/html/escape-html.ts';
import type { ContextOf } from '#server/server-feature.ts';
import { noticeTexts } from './notice-texts.ts';
import { setMails } from './notice-settings.ts';
import { profileOfToken, unsubscribePath } from './unsubscribe.ts';

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.8 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{box-sizing:border-box;width:min(100%,32rem);padding:2rem 1.5rem;line-break:strict;word-break:auto-phrase}
h1{font-size:1.375rem;line-height:1.45;margin:0 0 1rem}p{margin:0 0 1.5rem}
button{font:inherit;font-weight:700;min-height:3rem;width:100%;padding:.5rem 1.5rem;border:0;border-radius:.75rem;background:#1f4fd8;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #1f4fd8;outline-offset:3px}
button.again{background:none;border:1px solid currentColor;color:inherit}`;
const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
};

interface Said {
  heading: string;
  text: string;
  button?: { label: string; query: string; isAgain?: boolean };
}

/**
 * Ends the mails of a person without a login (RFC 8058): a POST to the address ends them, whatever its body; one with
 * `?start` begins them again. A GET shows a question and changes nothing, because mail scanners open every link.
 */
export function createUnsubscribeRoutes(database: Database, contextOf: ContextOf): Hono {
  const routes = new Hono();
  const languageOf = async (profileId: number): Promise<LanguageCode | undefined> => {
    const row = await database.kysely
      .selectFrom('chat_profile')
      .select('language')
      .where('chat_profile_id', '=', profileId)
      .executeTakeFirst();
    return row !== undefined && isLanguageCode(row.language) ? row.language : undefined;
  };

  routes.on(['GET', 'HEAD', 'POST'], `${unsubscribePath}/:token`, async (c) => {
    const context = contextOf(c.req.raw, c.env);
    const profileId = await profileOfToken(database, c.req.param('token'));
    const language = profileId === undefined ? undefined : await languageOf(profileId);
    if (profileId === undefined || language === undefined) {
      const { page } = noticeTexts[context.language];
      return c.body(documentOf(context.language, { heading: page.unknown, text: page.unknownMore }), 404, headers);
    }
    const { page } = noticeTexts[language];
    const answer = (said: Said): Response => c.body(documentOf(language, said), 200, headers);
    if (c.req.method !== 'POST') {
      return answer({ heading: page.title, text: page.ask, button: { label: page.stop, query: '?' } });
    }
    const isStart = c.req.query('start') !== undefined;
    await setMails(database, profileId, isStart);
    if (isStart) return answer({ heading: page.title, text: page.started, button: { label: page.stop, query: '?' } });
    const again = { label: page.start, query: '?start', isAgain: true };
    return answer({ heading: page.stopped, text: page.stoppedMore, button: again });
  });
  return routes;
}

function documentOf(language: LanguageCode, { heading, text, button }: Said): string {
  const form =
    button === undefined
      ? ''
      : `<form method="post" action="${button.query}"><button${button.isAgain ? ' class="again"' : ''}>${escapeHtml(button.label)}</button></form>`;
  return `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(heading)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${form}</main></body></html>`;
}
