import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchAttendeeFile, makeAttendeeFile } from '#features/attendees/contract.ts';
import { makeCodeBatch } from '#features/codes/contract.ts';
import { inviteGuests } from '#features/doors/contract/guests.ts';
import { makeApiKey } from '#features/operator/contract/api-keys.ts';
import { invite } from '#features/operator/contract/people.ts';
import { fetchOrderFile, makeOrderFile } from '#features/orders/contract/file.ts';
import { issueTickets } from '#features/orders/contract/issue.ts';
import { buildPath } from '#kernel/endpoint.ts';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const [own, sibling] = [{ site: 'event-12' }, { site: 'event-11' }];
/** Words that nothing but the sibling has. */
const [name, mail, word] = ['隣野', 'neighbour@example.jp', 'Neighbouring'];
const marks = [name, mail, word];

let site: TestSite;
/** Of everything, and of one event. */
let all: ConsoleClient;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://events.example.jp' });
  all = await operatorAt(site, '*', 'owner', 'all@example.jp');
  owner = await operatorAt(site, 'event/12', 'owner', 'owner@example.jp');
  for (const browser of [all, owner]) await setUpApp(browser);
  // Both have orders, so that no list is empty.
  for (const siteKey of ['event/11', 'event/12']) await sellTicket(site.database, null, { siteKey, contentId: 60 });
  await fillSibling();
});
afterAll(() => site.close());

/** Something of each kind that organisers keep. */
async function fillSibling(): Promise<void> {
  const recipient = { last_name: name, first_name: '空', last_name_kana: 'トナリノ', first_name_kana: 'ソラ' };
  const ticket = { contentId: 60, ticketId: 1, priceId: null, way: 'free', note: word, language: 'jpn' } as const;
  const answers = [
    await all.call(issueTickets, {
      params: sibling,
      body: { key: 'of-the-sibling-0001', ...ticket, recipients: [{ name: recipient, mail, number: 2 }] },
    }),
    await all.call(inviteGuests, { params: sibling, body: { mails: [mail] } }),
    await all.call(invite, {
      params: sibling,
      body: { by: 'mail', mail: `staff.${mail}`, role: 'reader', name: word },
    }),
    await all.call(makeApiKey, {
      params: sibling,
      body: { name: word, role: 'reader', isProven: true, days: 7 },
    }),
    await all.call(makeCodeBatch, {
      params: sibling,
      body: { name: word, partner: name, contentId: 60, isForFree: true, number: 2, usesMax: 1 },
    }),
  ];
  expect(answers.map(({ status, errors }) => [status, errors])).toEqual(answers.map(() => [200, undefined]));
}

const ids = { contentId: 60, ticketId: 1, detailId: 1, at: 1 };
const reads = () =>
  site.hiroba.consoleApi.endpoints.filter(({ method, path }) => method === 'GET' && path.includes('{site}'));

/** Each call that looks, as it is and with what would be looked for. */
async function readAll(browser: ConsoleClient, at: { site: string }): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const { path, query } of reads()) {
    const filled = buildPath(path, {
      ...Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => [id, 1])),
      ...ids,
      ...at,
    } as never);
    const names = Object.keys((query as { entries?: object } | undefined)?.entries ?? {});
    const searches = names
      .filter((one) => ['q', 'search'].includes(one))
      .flatMap((one) => marks.map((mark) => [one, mark]));
    for (const search of [[], ...searches.map((one) => [one])] as [string, string][][]) {
      const address = `${consoleApiPrefix}${filled}?${new URLSearchParams(search)}`;
      const response = await site.hiroba.fetch(
        new Request(`http://hiroba.test${address}`, {
          headers: { host: 'hiroba.test', language: 'eng', cookie: browser.cookie() },
        }),
      );
      said.set(address, `${response.status} ${await response.text()}`);
    }
  }
  return said;
}

const withMark = (said: ReadonlyMap<string, string>): string[] =>
  [...said].filter(([, text]) => marks.some((mark) => text.includes(mark))).map(([address]) => address);

test('no list, search, number or file of an event has a word of its sibling, which its own has', async () => {
  const there = await readAll(all, sibling);
  expect(withMark(there).length).toBeGreaterThan(8);
  const here = await readAll(owner, own);
  expect([...here.values()].filter((text) => text.startsWith('200')).length).toBeGreaterThan(40);
  expect(withMark(here)).toEqual([]);
});

test('no file that an event takes out has a word of its sibling, whatever is looked for', async () => {
  const fileOf = async (browser: ConsoleClient, at: { site: string }, q?: string): Promise<string> => {
    const filter = q === undefined ? {} : { q };
    const orders = await browser.call(makeOrderFile, {
      params: at,
      body: { filter, file: { kind: 'csv', columns: ['orderNumber', 'name', 'mail'] } } as never,
    });
    const people = await browser.call(makeAttendeeFile, {
      params: at,
      body: { filter, file: { kind: 'csv', columns: ['code', 'name', 'mail'] } } as never,
    });
    const texts = [String(orders.status), String(people.status)];
    const tokenOf = (path: string): string => path.split('/').at(-1) ?? '';
    if (orders.status === 200) {
      const params = { ...at, token: tokenOf(orders.data.path) };
      texts.push((await browser.call(fetchOrderFile, { params })).bytes.toString());
    }
    if (people.status === 200) {
      const params = { ...at, token: tokenOf(people.data.path) };
      texts.push((await browser.call(fetchAttendeeFile, { params })).bytes.toString());
    }
    return texts.join('\n');
  };
  for (const q of [undefined, name, mail]) {
    expect(await fileOf(all, sibling, q)).toContain(mail);
    expect(await fileOf(owner, own, q)).not.toContain(mail);
  }
});
