import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boothDocuments } from './documents.ts';
import { boothsOfExhibitor, exhibitorsOf } from './server/exhibitor/exhibitors.ts';
import { findMember } from '#features/account/server/find-members.ts';
import type { Database } from '#server/database/database.ts';
import * as v from 'valibot';
import { publishTestSites } from '../../../test/published-site.ts';
import { type HirobaRun, runHiroba } from '../../../test/run-hiroba.ts';
import { eventFile, portalFile } from '../../../test/site-folders.ts';
import { testDatabase } from '../../../test/test-database.ts';

const booth = (detailId: number): unknown =>
  v.parse(boothDocuments[0]?.item, {
    detailId,
    items: { title: { value: { jpn: `出展者${detailId}` } } },
    exhibitorAdministrators: [
      { id: 1, nickname: { jpn: '佐伯' } },
      { id: 2, nickname: { jpn: '戸倉' } },
    ],
  });

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await publishTestSites(database, [
    { site: portalFile() },
    {
      site: eventFile({ portalId: 1, eventId: 12 }),
      modules: [{ moduleCode: 'booth', contentId: 200, items: [booth(3), booth(4)] }],
    },
  ]);
});
afterAll(() => database.close());

const run = (...words: string[]): Promise<HirobaRun> => runHiroba(database, words);
const tie = (...words: string[]) => run('exhibitor', 'event/12', ...words);
const [hanako, taro] = ['hanako@example.jp', 'taro@example.jp'];
const roles = async (): Promise<string[]> => (await run('member', 'event/12')).said;
const idOf = async (mail: string): Promise<number> =>
  (await findMember(database, 'portal/1', mail))?.memberId as number;

// Each step sees the changes of the earlier ones.
describe('the command about exhibitors', () => {
  it('makes members exhibitors of booths, gives them the role and lists them', async () => {
    await run('member', 'event/12', '--add', hanako, taro);
    expect((await tie()).said).toEqual(['event/12 has no exhibitors.']);
    expect((await tie('200', '3', hanako, '--as', '1')).said).toEqual([
      `${hanako} is an exhibitor of booth 200 3 of event/12, as person 1.`,
    ]);
    expect((await tie('200', '4', hanako)).said).toEqual([`${hanako} is an exhibitor of booth 200 4 of event/12.`]);
    expect((await tie()).said).toEqual([`200\t3\t${hanako}\t1`, `200\t4\t${hanako}\t-`]);
    expect(await roles()).toEqual([`${hanako}\t-\texhibitor`, `${taro}\t-`]);
    expect(await exhibitorsOf(database, 'event/12', { contentId: 200, detailId: 3 })).toEqual([
      { memberId: await idOf(hanako), administratorId: 1 },
    ]);
    expect(await boothsOfExhibitor(database, 'event/12', await idOf(hanako))).toEqual([
      { contentId: 200, detailId: 3, administratorId: 1 },
      { contentId: 200, detailId: 4, administratorId: undefined },
    ]);
  });

  it('changes which person of a booth a member is, and allows no two members to be the same person', async () => {
    expect((await tie('200', '3', taro, '--as', '1')).complained).toBe(
      'Another member is person 1 of booth 200 3 of event/12. Remove that member first with --remove.',
    );
    expect(await roles()).toEqual([`${hanako}\t-\texhibitor`, `${taro}\t-`]);
    await tie('200', '3', hanako, '--as', '2');
    expect((await tie('200', '3', taro, '--as', '1')).code).toBe(0);
    expect(await exhibitorsOf(database, 'event/12', { contentId: 200, detailId: 3 })).toMatchObject([
      { administratorId: 2 },
      { administratorId: 1 },
    ]);
  });

  it('removes an exhibitor from a booth, and takes the role away with the last booth', async () => {
    const gone = (id: string) => tie('200', id, hanako, '--remove').then(({ said }) => said[0]);
    expect(await gone('3')).toBe(`${hanako} is no longer an exhibitor of booth 200 3 of event/12.`);
    expect(await gone('3')).toBe(`${hanako} is not an exhibitor of booth 200 3 of event/12.`);
    expect((await roles())[0]).toBe(`${hanako}\t-\texhibitor`);
    await gone('4');
    expect((await roles())[0]).toBe(`${hanako}\t-`);
  });

  it.each([
    [['200', '9', hanako], 'The draft of event/12 shows no booth 200 9.'],
    [['10', '3', hanako], 'The draft of event/12 shows no booth 10 3.'],
    [['200', 'x', hanako], '"x" is no id.'],
    [['200', '3', hanako, '--as', '7'], 'The booth has no person 7, but 1, 2.'],
    [
      ['200', '3', 'x@example.jp'],
      'x@example.jp is no member of portal/1. `hiroba member event/12 --add x@example.jp` makes one.',
    ],
    [['200', '3'], 'Write: hiroba exhibitor event/12 200 3 hanako@example.jp'],
    [['200', '3', hanako, '--as', '1', '--remove'], 'Write: hiroba exhibitor event/12 200 3 hanako@example.jp'],
  ])('%j says what is wrong', async (words, sentence) => {
    expect(await tie(...words)).toMatchObject({ code: 1, said: [], complained: sentence });
  });
});
