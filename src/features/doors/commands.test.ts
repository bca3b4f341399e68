import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseSitePath, sharedHost } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import { publishTestSites } from '../../../test/published-site.ts';
import { type HirobaRun, runHiroba } from '../../../test/run-hiroba.ts';
import { eventFile, portalFile } from '../../../test/site-folders.ts';
import { testDatabase } from '../../../test/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await publishTestSites(database, [
    { site: portalFile() },
    {
      site: eventFile({ portalId: 1, eventId: 12, isInvitingEvent: true }),
      modules: [news(3, [1]), news(4, [1], { visible: false }), { moduleCode: 'ticket', contentId: 60 }],
    },
    { site: eventFile({ eventId: 13, webSetting: { title: { jpn: 'ひとり' }, ownDomain: 'solo.example.jp' } }) },
  ]);
});
afterAll(() => database.close());

function news(contentId: number, detailIds: readonly number[], more: object = {}): Record<string, unknown> {
  return {
    moduleCode: 'information',
    contentId,
    items: detailIds.map((detailId) => ({ detailId, title: { jpn: '題' }, createdAt: '2026-11-20' })),
    ...more,
  };
}

let environment: Record<string, string> = {};
beforeEach(() => {
  environment = {};
});

const now = Date.parse('2026-11-20T10:00:00+09:00');
const run = (...words: string[]): Promise<HirobaRun> => runHiroba(database, words, { environment, now });
const hanako = 'hanako@example.jp';

// Each command sees the changes of the earlier ones.
describe('the commands about members and doors', () => {
  it('add members to the realm of a site, each once, and list them', async () => {
    expect((await run('member', 'event/12')).said).toEqual(['portal/1 has no members.']);
    expect((await run('member', 'event/12', '--add', hanako, 'taro@example.jp')).said).toEqual([
      `Added ${hanako} to the members of portal/1. "Forgot password" on the login page sets a password.`,
      'Added taro@example.jp to the members of portal/1. "Forgot password" on the login page sets a password.',
    ]);
    expect((await run('member', 'portal/1', '--add', 'Hanako@Example.jp')).said).toEqual([
      'Hanako@Example.jp is a member of portal/1 already.',
    ]);
    expect((await run('member', 'event/13')).said).toEqual(['event/13 has no members.']);
  });

  it('give and take roles [ACCESS-058, ACCESS-062]', async () => {
    expect((await run('role', 'event/12', hanako, 'previewer', 'staff')).said).toEqual([
      `${hanako} is previewer at event/12 now.`,
      `${hanako} is staff at event/12 now.`,
    ]);
    expect((await run('role', 'event/12', hanako, 'staff')).said).toEqual([
      `${hanako} is staff at event/12, as before.`,
    ]);
    expect((await run('member', 'event/12')).said).toEqual([`${hanako}\t-\tpreviewer, staff`, 'taro@example.jp\t-']);
    expect((await run('role', 'event/12', hanako, '--remove', 'staff')).said).toEqual([
      `${hanako} is not staff at event/12 now.`,
    ]);
    expect((await run('member', 'portal/1')).said[0]).toBe(`${hanako}\t-`);
  });

  it('invite by mail address, and withdraw an invitation [ACCESS-019]', async () => {
    expect((await run('invite', 'event/12')).said).toEqual(['Nobody is invited to event/12 by mail address.']);
    expect((await run('invite', 'event/12', hanako, 'Guest@example.jp')).said).toEqual([
      `Invited ${hanako}.`,
      'Invited Guest@example.jp.',
    ]);
    expect((await run('invite', 'event/12', hanako)).said).toEqual([`${hanako} was already invited.`]);
    expect((await run('invite', 'event/12')).said).toEqual(['guest@example.jp', hanako]);
    expect((await run('invite', 'event/12', '--remove', 'guest@example.jp', 'x@example.jp')).said).toEqual([
      'guest@example.jp is no longer invited.',
      'x@example.jp was not invited.',
    ]);
    expect((await run('invite', 'event/12')).said).toEqual([hanako]);
  });

  it('make and remove keys of console users [ACCESS-043, ACCESS-063]', async () => {
    const [key = '', how] = (await run('console-user', 'event/12', '--add')).said;
    expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(how).toContain(`?consoleUser=${key}`);
    expect((await run('console-user', 'event/12')).said).toEqual([key]);
    expect((await run('console-user', 'portal/1')).said).toEqual(['portal/1 has no console user keys.']);
    expect(await run('console-user', 'portal/1', '--remove', key)).toMatchObject({ code: 1 });
    expect((await run('console-user', 'event/12', '--remove', key)).said).toEqual([
      'Removed. The key no longer opens anything.',
    ]);
    expect((await run('console-user', 'event/12')).said).toEqual(['event/12 has no console user keys.']);
  });

  it('print a link to a draft for a previewer, with a token that the database does not store [ACCESS-034]', async () => {
    const [link = '', what] = (await run('preview-link', 'event/12', hanako)).said;
    const url = new URL(link);
    expect(url.origin + url.pathname).toBe('http://localhost:3000/web/portal/1/event/12');
    expect(url.searchParams.get('isDraft')).toBe('true');
    expect(url.searchParams.get('access_token')).toMatch(/^[\w-]{43}$/);
    expect(what).toContain('within 30 minutes');

    const [detail = ''] = (await run('preview-link', 'event/12', hanako, 'information', '3', '1')).said;
    const { pathname } = new URL(detail);
    expect(parseSitePath(sharedHost, pathname)).toMatchObject({
      address: { rest: 'preview/portal/1/event/12/module/information/3/1' },
    });
    await run('member', 'event/13', '--add', hanako);
    await run('role', 'event/13', hanako, 'previewer');
    const [own = ''] = (await run('preview-link', 'event/13', hanako, '--at', 'https://solo.example.jp')).said;
    expect(own).toMatch(/^https:\/\/solo\.example\.jp\/\?isDraft=true&access_token=/);
  });

  it('print a link that begins with the address of the server', async () => {
    environment = { HIROBA_URL: 'https://events.example.jp', HIROBA_DEMO: '0' };
    const [link = ''] = (await run('preview-link', 'event/12', hanako)).said;
    expect(link).toMatch(/^https:\/\/events\.example\.jp\/web\/portal\/1\/event\/12\?isDraft=true/);
    environment = { HIROBA_DEMO: '0' };
    expect((await run('preview-link', 'event/12', hanako)).complained).toBe(
      'Where is the server? Set HIROBA_URL, or say --at https://events.example.jp.',
    );
    expect((await run('preview-link', 'event/12', hanako, '--at', 'https://a.example.jp')).code).toBe(0);
    environment = { PORT: '8080' };
    expect((await run('preview-link', 'event/12', hanako)).said[0]).toContain('http://localhost:8080/web/');
    environment = { HIROBA_URL: 'events.example.jp' };
    expect((await run('preview-link', 'event/12', hanako)).complained).toMatch(/^HIROBA_URL must be an origin/);
  });

  it.each([
    [['member', 'event/99'], 'There is no site event/99. `hiroba import` brings one in.'],
    [['member', 'event/12', '--add'], 'Write: hiroba member event/12 --add hanako@example.jp'],
    [['invite', 'event/12', 'hanako'], '"hanako" is not a mail address.'],
    [['invite', 'event/12', '--remove'], 'Name the mail addresses whose invitations you withdraw.'],
    [
      ['role', 'event/12', hanako, 'queen'],
      'There is no role "queen". The roles are invited, blocked, staff, exhibitor, previewer.',
    ],
    [
      ['role', 'event/12', 'x@example.jp', 'staff'],
      'x@example.jp is no member of portal/1. `hiroba member event/12 --add x@example.jp` makes one.',
    ],
    [
      ['console-user', 'event/12', '--remove', 'x'],
      'event/12 has no such key. `hiroba console-user event/12` lists them.',
    ],
    [['console-user', 'event/12', '--remove'], /^Write: /],
    [
      ['preview-link', 'event/12', 'taro@example.jp'],
      'taro@example.jp is no previewer of event/12. `hiroba role event/12 taro@example.jp previewer` makes one.',
    ],
    [['preview-link', 'event/12', 'x@example.jp'], 'x@example.jp is no member of portal/1.'],
    [['preview-link', 'event/12', hanako, 'queen', '1', '2'], /^An item belongs to an event/],
    [
      ['preview-link', 'event/12', hanako, 'information', '3', '99'],
      'The draft of event/12 shows no information 3 99.',
    ],
    [['preview-link', 'event/12', hanako, 'web_page', '3', '1'], 'The draft of event/12 shows no web_page 3 1.'],
    [['preview-link', 'event/12', hanako, 'information', '4', '1'], 'The draft of event/12 shows no information 4 1.'],
    [
      ['preview-link', 'event/12', hanako, 'ticket', '60', '1'],
      'A preview does not show single items of ticket. Leave the item out: the link shows all of the draft.',
    ],
    [
      ['preview-link', 'event/12', hanako, '--at', 'events.example.jp'],
      '--at must be an origin such as https://events.example.jp.',
    ],
    [
      ['preview-link', 'event/12', hanako, '--at', 'https://solo.example.jp'],
      'https://solo.example.jp does not show event/12.',
    ],
    [['preview-link', 'event/12', hanako, '--at'], '--at needs a value.'],
  ] as const)('%j says what is wrong', async (words, sentence) => {
    const { code, complained, said } = await run(...words);
    expect([code, said]).toEqual([1, []]);
    expect(complained).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });
});
