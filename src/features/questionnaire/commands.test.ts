import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boothDocuments } from '#features/booth/documents.ts';
import { questionnaireDocuments } from './documents.ts';
import { byteOrderMark } from '#kernel/csv.ts';
import type { Database } from '#server/database/database.ts';
import { publishTestSites } from '../../../test/published-site.ts';
import { type HirobaRun, runHiroba } from '../../../test/run-hiroba.ts';
import { eventFile, portalFile } from '../../../test/site-folders.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { testMember } from '../../../test/test-member.ts';

const serverContent = v.parse(questionnaireDocuments[0]?.serverContent, {
  questions: [
    { detailId: 1, entryFormKey: 'name', answerMethod: 'NAME', label: { jpn: 'お名前', eng: 'Name' } },
    {
      detailId: 2,
      entryFormKey: 'day',
      answerMethod: 'CHECKBOX',
      label: { jpn: '来場日' },
      selectorItems: [
        { key: 'a', label: { jpn: '1日目' } },
        { key: 'b', label: { jpn: '2日目' } },
      ],
    },
    { detailId: 3, entryFormKey: 'wish', answerMethod: 'TEXT', label: { jpn: 'ご要望' } },
  ],
});

const booth = v.parse(boothDocuments[0]?.item, {
  detailId: 3,
  items: {
    title: { value: { jpn: '蒼井精機' } },
    questionnaire: {
      enable: true,
      questions: [{ detailId: 1, entryFormKey: 'wish', answerMethod: 'TEXT', label: { jpn: '作りたいもの' } }],
    },
  },
});

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await publishTestSites(database, [
    { site: portalFile() },
    {
      site: eventFile({ portalId: 1, eventId: 12 }),
      modules: [
        { moduleCode: 'questionnaire', contentId: 71, serverContent },
        { moduleCode: 'booth', contentId: 200, items: [booth] },
      ],
    },
  ]);
});
afterAll(() => database.close());

const run = (...words: string[]): Promise<HirobaRun> => runHiroba(database, words);

const answer = (entryFormKey: string, answerMethod: string, textValue = '', selectorValue: object[] = []) => ({
  entryFormKey,
  answerMethod,
  textValue,
  selectorValue,
});
async function store(
  who: { member_id: number | null; visitor_hash: string | null },
  answers: object[],
  place = { content_id: 71, detail_id: 0 },
): Promise<void> {
  await database.kysely
    .insertInto('questionnaire_answer')
    .values({
      ...who,
      site_key: 'event/12',
      ...place,
      form_key: 'k'.repeat(36),
      language: 'jpn',
      answers: JSON.stringify(answers),
      answered_at: new Date('2026-11-20T10:00:00+09:00'),
    })
    .execute();
}

// Each command sees what the earlier tests stored.
describe('hiroba questionnaire', () => {
  it('says that nobody has answered, and refuses unknown contents and sites', async () => {
    expect((await run('questionnaire', 'event/12')).said).toEqual(['Nobody has answered a questionnaire of event/12.']);
    expect(await run('questionnaire', 'event/12', '72')).toMatchObject({
      code: 1,
      complained: 'event/12 shows no questionnaire 72.',
    });
    expect(await run('questionnaire', 'event/12', 'x')).toMatchObject({ code: 1, complained: '"x" is no id.' });
    expect((await run('questionnaire', 'event/99')).code).toBe(1);
  });

  it('writes the answers as CSV with a byte order mark, without formulas, in the order of the form', async () => {
    const { memberId } = await testMember(database, 'portal/1', 0);
    await store({ member_id: memberId, visitor_hash: null }, [
      answer('name', 'NAME', '', [
        { key: 'last_name', value: '汐見' },
        { key: 'first_name', value: '花子' },
      ]),
      answer('day', 'CHECKBOX', '', [
        { key: 'a', value: 'a' },
        { key: 'b', value: 'b' },
      ]),
      answer('wish', 'TEXT', '=HYPERLINK("https://evil.example")'),
    ]);
    await store({ member_id: null, visitor_hash: 'h' }, [
      answer('day', 'CHECKBOX', '', [{ key: 'gone', value: 'gone' }]),
      answer('wish', 'TEXT', '一行目\n「"二行目"」'),
      answer('dropped', 'TEXT', '前の質問への回答'),
    ]);
    expect((await run('questionnaire', 'event/12')).said).toEqual(['71\t-\t2']);
    const { said } = await run('questionnaire', 'event/12', '71');
    expect(said.join('\n').split('\r\n')).toEqual([
      `${byteOrderMark}回答日時,会員番号,言語,お名前 姓,お名前 名,来場日,ご要望,dropped`,
      `2026.11.20 10:00,${memberId},jpn,汐見,花子,1日目 / 2日目,"'=HYPERLINK(""https://evil.example"")",`,
      '2026.11.20 10:00,,jpn,,,gone,"一行目\n「""二行目""」",前の質問への回答',
    ]);
  });

  it('writes the answers to the questionnaire of a booth, and refuses unknown booths', async () => {
    const place = { content_id: 200, detail_id: 3 };
    await store({ member_id: null, visitor_hash: 'h' }, [answer('wish', 'TEXT', 'ねじ')], place);
    expect((await run('questionnaire', 'event/12')).said).toEqual(['71\t-\t2', '200\t3\t1']);
    const { said } = await run('questionnaire', 'event/12', '200', '3');
    expect(said.join('\n').split('\r\n')).toEqual([
      `${byteOrderMark}回答日時,会員番号,言語,作りたいもの`,
      '2026.11.20 10:00,,jpn,ねじ',
    ]);
    expect((await run('questionnaire', 'event/12', '200', '9')).complained).toBe(
      'event/12 shows no questionnaire 200 9.',
    );
  });
});
