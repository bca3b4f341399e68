import { Hono } from 'hono';
import { sql } from 'kysely';
import { isLanguageCode, type LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { type Question, questionPage, questionPageHeaders as headers } from '#server/html/question-page.ts';
import type { ContextOf } from '#server/server-feature.ts';
import type { SalesNoticeChoice } from '../../rules/sales-notice.ts';
import chi from '../../texts/notices/chi.ts';
import eng from '../../texts/notices/eng.ts';
import jpn, { type NoticePageTexts } from '../../texts/notices/jpn.ts';
import kor from '../../texts/notices/kor.ts';
import zhtw from '../../texts/notices/zhtw.ts';
import { endSalesMailsPath, noticeOfToken } from './end-sales-mails.ts';

const texts: Record<LanguageCode, NoticePageTexts> = { jpn, eng, chi, zhtw, kor };

/**
 * Ends an operator's mails about the sales of a site without a login (RFC 8058): a POST ends them, one with `?start`
 * begins them again. A GET shows a question and changes nothing, because mail scanners open every link.
 */
export function createNoticeRoutes(database: Database, contextOf: ContextOf): Hono {
  const routes = new Hono();
  routes.on(['GET', 'HEAD', 'POST'], `${endSalesMailsPath}/:token`, async (c) => {
    const context = contextOf(c.req.raw, c.env);
    const notice = await noticeOfToken(database, c.req.param('token'));
    const operator =
      notice &&
      (await database.kysely
        .selectFrom('operator')
        .select('language')
        .where('operator_id', '=', notice.operatorId)
        .executeTakeFirst());
    if (notice === undefined || operator === undefined) {
      const { unknown, unknownMore } = texts[context.language];
      return c.body(questionPage(context.language, { heading: unknown, text: unknownMore }), 404, headers);
    }
    const language = isLanguageCode(operator.language) ? operator.language : context.language;
    const words = texts[language];
    const answer = (said: Question): Response => c.body(questionPage(language, said), 200, headers);
    const stop = { label: words.stop, query: '?' };
    if (c.req.method !== 'POST') return answer({ heading: words.title, text: words.ask, button: stop });
    const isStart = c.req.query('start') !== undefined;
    await setNotice(database.kysely, notice, isStart ? null : 'none');
    if (isStart) return answer({ heading: words.title, text: words.started, button: stop });
    const again = { label: words.start, query: '?start', isAgain: true };
    return answer({ heading: words.stopped, text: words.stoppedMore, button: again });
  });
  return routes;
}

/** What an operator wants to hear from now on; null: what is usual. */
export async function setNotice(
  kysely: Database['kysely'],
  { operatorId, siteKey }: { operatorId: number; siteKey: string },
  choice: SalesNoticeChoice | null,
): Promise<void> {
  await kysely
    .insertInto('sales_notice')
    .values({
      operator_id: operatorId,
      site_key: siteKey,
      choice,
      told_at: null,
      // Who chooses hears of what is sold from now on.
      told_sold_id: sql`coalesce((select max(sold_id) from sold_order where site_key = ${siteKey}), 0)`,
    })
    .onConflict((there) => there.columns(['operator_id', 'site_key']).doUpdateSet({ choice }))
    .execute();
}
