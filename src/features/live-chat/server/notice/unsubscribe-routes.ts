import { Hono } from 'hono';
import { isLanguageCode, type LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { type Question, questionPage, questionPageHeaders as headers } from '#server/html/question-page.ts';
import type { ContextOf } from '#server/server-feature.ts';
import { noticeTexts } from './notice-texts.ts';
import { setMails } from './notice-settings.ts';
import { profileOfToken, unsubscribePath } from './unsubscribe.ts';

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
      return c.body(questionPage(context.language, { heading: page.unknown, text: page.unknownMore }), 404, headers);
    }
    const { page } = noticeTexts[language];
    const answer = (said: Question): Response => c.body(questionPage(language, said), 200, headers);
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
