import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hiroba } from '#app/server/create-hiroba.ts';
import { apiPrefix } from '#kernel/limits.ts';
import type { Database } from '#server/database/database.ts';
import { pagelessHiroba } from '../pageless-hiroba.ts';
import { copyDemoWorld, testNow } from '../start-test-site.ts';

let database: Database;
let servers: Hiroba[];
beforeAll(async () => {
  const copy = await copyDemoWorld();
  database = copy.database;
  const settings = { database, dataFolder: copy.world, clock: () => testNow };
  servers = [await pagelessHiroba(settings), await pagelessHiroba(settings)];
});
afterAll(() => database.close());

let turn = 0;
/** Asks one server after the other, as behind a balancer, for a visitor of one hall. */
async function ask(path: string, token: string, form?: Record<string, string>) {
  turn += 1;
  const response = await (servers[turn % 2] as Hiroba).fetch(
    new Request(`http://localhost:3000${apiPrefix}${path}`, {
      headers: { 'anonymous-token': token.repeat(32) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }),
  );
  return { status: response.status, wait: response.headers.get('retry-after'), body: await response.json() };
}

test('two servers of a database count the tries of a visitor together, and stop nobody else of the hall', async () => {
  const message = { name: '花子', email: 'hanako@example.jp', contents: 'こんにちは' };
  const send = (token: string) => ask('contact/1/11/20/1', token, message);
  for (let count = 0; count < 5; count += 1) expect((await send('a')).status).toBe(200);
  for (let server = 0; server < 2; server += 1) {
    const { status, wait, body } = await send('a');
    expect([status, wait]).toEqual([429, '3600']);
    expect(body).toEqual({ message: '送信回数が上限に達しました。1時間ほど待ってからもう一度お試しください。' });
  }
  for (const other of ['b', 'c', 'd']) expect((await send(other)).status).toBe(200);
});

const passcode = '804512';
test('two servers count wrong passcodes together, and both know who has shown the right one', async () => {
  const enter = async (token: string, code: string) => {
    const { status, body } = await ask(`passcode_check/0/21?passcode=${code}`, token);
    return status === 200 ? (body as { data: { passcodeCheck: boolean } }).data.passcodeCheck : status;
  };
  const answers: unknown[] = [];
  for (let count = 0; count < 7; count += 1) answers.push(await enter('g', String(900_000 + count)));
  expect(answers).toEqual([false, false, false, false, false, 429, 429]);
  expect([await enter('g', passcode), await enter('g', passcode)]).toEqual([429, 429]);
  expect([await enter('h', passcode), await enter('h', passcode)]).toEqual([true, true]);
});
