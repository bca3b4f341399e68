import { sql } from 'kysely';
import { isChoice } from '#features/profile/rules/profile-item.ts';
import { modulesOf } from '#features/site/server.ts';
import type { ChartGroup } from '../../rules/chart.ts';
import { joinedText, type ReadChart, textLabel } from './chart-reader.ts';

/** Questions that are drawn: a questionnaire has some dozens at most. */
const questionsMax = 60;

/** The answers to the questionnaires of a site: how often each choice was taken, and how many wrote something. */
export const readAnswersChart: ReadChart = async ({ database: { kysely } }, { siteKey, site, from, until }) => {
  const { rows } = await sql<{ contentId: number; question: string; choice: string | null; count: number }>`
    select q.content_id as "contentId", a.answer ->> 'entryFormKey' as question, chosen.key as choice,
      count(*)::int as count
    from questionnaire_answer q
      cross join lateral jsonb_array_elements(q.answers) a (answer)
      cross join lateral (
        select c.choice ->> 'key' as key from jsonb_array_elements(a.answer -> 'selectorValue') c (choice)
        where a.answer ->> 'answerMethod' = any(${['GENDER', 'SELECT', 'CHECKBOX']}::text[])
      ) chosen
    where q.site_key = ${siteKey} and q.detail_id = 0 and q.answered_at >= ${new Date(from)}
      and q.answered_at < ${new Date(until)}
    group by 1, 2, 3
    union all
    select q.content_id, a.answer ->> 'entryFormKey', null, count(*)::int
    from questionnaire_answer q cross join lateral jsonb_array_elements(q.answers) a (answer)
    where q.site_key = ${siteKey} and q.detail_id = 0 and q.answered_at >= ${new Date(from)}
      and q.answered_at < ${new Date(until)} and coalesce(a.answer ->> 'textValue', '') <> ''
    group by 1, 2`.execute(kysely);
  const counts = new Map(rows.map((row) => [`${row.contentId}/${row.question}/${row.choice ?? ''}`, row.count]));
  const groups: ChartGroup[] = [];
  for (const { contentId, title, serverContent } of site === undefined ? [] : modulesOf(site, 'questionnaire')) {
    for (const question of serverContent.questions) {
      const { entryFormKey: key, label, selectorItems } = question;
      const of = (choice: string): number => counts.get(`${contentId}/${key}/${choice}`) ?? 0;
      const rowsOf = isChoice(question)
        ? selectorItems.map((item) => ({ label: textLabel(item.label), values: [of(item.key)] }))
        : [{ label: { kind: 'word', word: 'texts' } as const, values: [of('')] }];
      groups.push({
        title: textLabel(label && title ? joinedText(title, label, ' — ') : (label ?? title)),
        rows: rowsOf,
      });
    }
  }
  return {
    unit: null,
    columns: ['answers'],
    groups: groups.slice(0, questionsMax),
    isCut: groups.length > questionsMax,
  };
};
