import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createLog } from '#server/log/log.ts';
import { isConnectionLost, isDatabaseAway, isDiskFull } from './database-away.ts';
import { GuardedPool } from './guarded-pool.ts';
import { statementClient } from './statement-client.ts';

const failed = (message: string, more: object = {}): Error => Object.assign(new Error(message), more);
const said = (severity: string, code: string): Error =>
  Object.assign(new pg.DatabaseError('x', 1, 'error'), { severity, code });

describe('the driver', () => {
  test.each([
    ['it was killed meanwhile', failed('Connection terminated unexpectedly')],
    ['its connection failed before', failed('Client has encountered a connection error and is not queryable')],
    ['the socket broke', failed('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' })],
    ['it has no room', said('FATAL', '53300')],
    ['it stops', said('FATAL', '57P01')],
    ['it says so in another language', said('致命错误', '57P01')],
    ['a pooler lost it', said('FATAL', '08P01')],
  ])('knows that the connection is lost: %s', (_, error) => {
    expect(isConnectionLost(error)).toBe(true);
  });

  test.each([
    ['a statement is wrong', said('ERROR', '42601')],
    ['a statement took too long', said('ERROR', '57014')],
    ['a parameter is missing', said('ERROR', '08P01')],
    ['a value cannot be written', new TypeError('circular')],
    ['its disk is full', said('ERROR', '53100')],
  ])('knows that it is not: %s', (_, error) => {
    expect(isConnectionLost(error)).toBe(false);
    expect(isDiskFull(error)).toBe((error as pg.DatabaseError).code === '53100');
  });
});

describe('a call that failed', () => {
  const doubts: Error[] = [];
  const doubt = (error: Error): void => void doubts.push(error);
  const nowhere = new GuardedPool({ host: '127.0.0.1', port: 1, Client: statementClient({ sent: 0 }, doubt) }, doubt);
  const errorOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

  test('may work later when the pool got no connection, however it was asked', async () => {
    for (const asked of [nowhere.connect(), nowhere.query('select 1')]) {
      expect(isDatabaseAway(await errorOf(asked))).toBe(true);
    }
    expect(doubts.length).toBe(2);
  });

  test.each([
    ['a browser that left', failed('aborted', { code: 'ECONNRESET' })],
    ['a mail server that is not there', failed('', { code: 'ECONNREFUSED', syscall: 'connect' })],
    ['words alone', failed('Connection terminated unexpectedly')],
    ['no error', 'ECONNREFUSED'],
  ])('is not the database’s because its error looks like one: %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });

  test('for want of the database is no line of the log: the database says so itself', async () => {
    const lines: string[] = [];
    const log = createLog('info', (line) => lines.push(line), Date.now);
    log.error('A call failed.', { error: await errorOf(nowhere.query('select 1')) });
    expect(lines).toEqual([]);
    log.error('A call failed.', { error: failed('aborted', { code: 'ECONNRESET' }) });
    expect(lines.length).toBe(1);
  });
});
