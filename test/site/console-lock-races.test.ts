import type { KyselyPlugin } from 'kysely';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { moduleDocuments } from '#app/module-documents.ts';
import { lockOf, withLoginLock, withTickets } from '#features/editor/rules/content-lock.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { valueAtPlace } from '#features/editor/rules/without-entry.ts';
import { createDraftDesk } from '#features/editor/server.ts';
import { siteDocumentSchema } from '#features/site/documents.ts';
import { writeDraft } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { readDocuments } from '../read-documents.ts';
import { requestContext } from '../request-context.ts';
import { describeEngines, withPostgres } from '../test-database.ts';

const siteKey = 'event/1';
const locksModule = { moduleCode: 'ticket_limited', contentId: 63 };
const needed = { tickets: [{ contentId: 60, ticketId: 1, name: { jpn: '一日券' } }], isAnd: false };

/** An event whose contents 20 and 22 are open, and two people who edit it. */
async function openEvent(database: Database) {
  const site = v.parse(siteDocumentSchema, {
    kind: 'event',
    portalId: 0,
    eventId: 1,
    languages: ['jpn'],
    webSetting: { title: { jpn: '祭' } },
    overview: { name: { jpn: '祭' } },
  });
  const modules = [{ document: { ...locksModule, content: { lists: [] } } as never, items: [] }];
  await inTransaction(database, (tx) => writeDraft(tx, { folder: '', siteKey, site, modules, passcode: undefined }));
  const { rows } = await database.pool.query<{ operator_id: number; name: string; mail: string }>(`
    insert into operator (name, mail, mail_key)
    select name, name || '@example.jp', name || '@example.jp' from unnest('{one,two}'::text[]) as name
    returning operator_id, name, mail`);
  return rows.map(({ operator_id: operatorId, ...own }) => ({
    operator: { ...own, operatorId, grants: [], factorAt: 0, provedAt: 0, isOfDemo: false },
    siteKey,
    context: requestContext(),
  }));
}

/** Each of the two locks another content, by tickets and for members, as somebody who saw that nothing was locked. */
async function lockAtOnce(database: Database): Promise<{ byTickets: number[]; forMembers: number[] }> {
  const editors = await openEvent(database);
  const desk = createDraftDesk({ database, documents: moduleDocuments, stored: readDocuments });
  const saves = editors.map(async (call, at) => {
    const contentId = [20, 22][at]!;
    const write = (part: string, before: Json, after: Json) =>
      desk.save(call, { part, changes: diffParts(before, after).map((one) => ({ ...one, path: [...one.path] })) });
    const lists = { lists: withTickets([], contentId, needed) ?? [] };
    const answers = [await write('content-63', { content: { lists: [] } }, { content: lists })];
    answers.push(
      await write('settings', { login: { lock: [] } }, { login: { lock: withLoginLock([], contentId, 'all') } }),
    );
    expect(answers.flatMap(({ issues, clashes }) => [...issues, ...clashes])).toEqual([]);
  });
  await Promise.all(saves);
  const read = async (part: string) => (await desk.read(editors[0]!, part)).value;
  const [module, settings] = [await read('content-63'), await read('settings')];
  const locks = [20, 22].map((contentId) => ({
    contentId,
    ...lockOf(contentId, {
      login: valueAtPlace(settings, ['login', 'lock']),
      lists: [valueAtPlace(module, ['content', 'lists'])],
      isForConsole: false,
    }),
  }));
  const idsOf = (some: typeof locks) => some.map(({ contentId }) => contentId);
  return {
    byTickets: idsOf(locks.filter(({ tickets }) => tickets.length > 0)),
    forMembers: idsOf(locks.filter(({ isForMembers }) => isForMembers)),
  };
}

/** Nothing waits for a part that somebody else writes, and both have read it before either writes. */
function unlocked(database: Database): Database {
  const looks = new WeakMap<object, string>();
  const arrived = new Map<string, { count: number; go: () => void; both: Promise<void> }>();
  const gate = (part: string) => {
    const known = arrived.get(part);
    if (known !== undefined) return known;
    let go = (): void => {};
    const both = new Promise<void>((resolve) => (go = resolve));
    const made = { count: 0, go: () => go(), both };
    arrived.set(part, made);
    return made;
  };
  const without = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(without);
    if (typeof node === 'string') return node.replaceAll('for update', '');
    if (typeof node !== 'object' || node === null || node instanceof Date) return node;
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, without(one)]));
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const text = JSON.stringify(node);
      if (!text.includes('for update') || !text.includes('select edition, document')) return node;
      looks.set(queryId, text.includes('module_code') ? 'content' : 'settings');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same node with other words.
      return without(node) as typeof node;
    },
    async transformResult({ result, queryId }) {
      const part = looks.get(queryId);
      if (part !== undefined) {
        const here = gate(part);
        here.count += 1;
        if (here.count === 2) here.go();
        await here.both;
      }
      return result;
    },
  };
  return { ...database, kysely: database.kysely.withPlugin(plugin) };
}

describeEngines('two editors who lock two contents of one draft at once', (open) => {
  test('find both locked, by tickets and for members', async () => {
    expect(await lockAtOnce(await open())).toEqual({ byTickets: [20, 22], forMembers: [20, 22] });
  });
});

test('would find one of them open if a part were not held while it is written, where transactions run beside each other (control)', {
  tags: ['long'],
}, async () => {
  const server = await withPostgres();
  if (server === undefined) return;
  const database = await server.open();
  onTestFinished(() => database.close());
  const { byTickets, forMembers } = await lockAtOnce(unlocked(database));
  expect([byTickets.length, forMembers.length]).toEqual([1, 1]);
});
