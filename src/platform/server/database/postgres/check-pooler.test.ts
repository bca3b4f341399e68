import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pgbouncerVersion, startPgbouncer } from '../../../../../test/pgbouncer.ts';
import { withPostgres } from '../../../../../test/test-database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { keepsSessions } from './check-pooler.ts';

interface Session {
  pid: number;
  statements: Map<string, string>;
}

interface Kind {
  /** None: each client has a session of its own. */
  pooled: 'transactions' | 'statements' | 'no';
  /** The pooler gives statements names of its own, and prepares them where they are missing. */
  carriesStatements?: boolean;
  isDirect?: boolean;
  /** How many sessions others hold, changing at each question. */
  strangers?: number;
}

/** A pool whose clients meet sessions as they do behind a pooler of a kind. */
function poolBehind({ pooled, carriesStatements = false, isDirect = false, strangers = 0 }: Kind): pg.Pool {
  const free: Session[] = [];
  let made = 0;
  const take = (): Session => free.pop() ?? { pid: 100 + (made += 1), statements: new Map() };
  const connect = (): Promise<unknown> => {
    const own = new Map<string, string>();
    let held: Session | undefined = pooled === 'no' ? take() : undefined;
    const asked = (session: Session, text: string, name?: string): object[] => {
      if (name !== undefined && !carriesStatements) {
        const isNew = !own.has(name);
        if (isNew && session.statements.has(name)) throw refusal('42P05');
        if (!isNew && !session.statements.has(name)) throw refusal('26000');
        if (isNew) session.statements.set(name, text);
      }
      if (name !== undefined) own.set(name, text);
      return text.startsWith('select') ? [{ pid: session.pid }] : [];
    };
    return Promise.resolve({
      get processID() {
        return isDirect ? held?.pid : 7;
      },
      query(what: string | { name: string; text: string }) {
        const { name, text } = typeof what === 'string' ? { name: undefined, text: what } : what;
        if (pooled === 'statements' && text === 'begin') return Promise.reject(refusal('08P01'));
        const taken = Array.from({ length: held === undefined ? strangers : 0 }, take);
        const session = held ?? take();
        try {
          return Promise.resolve({ rows: asked(session, text, name) });
        } catch (error) {
          return Promise.reject(error as Error);
        } finally {
          if (text === 'begin') held = session;
          if (text === 'rollback') held = undefined;
          if (held === undefined) free.push(session);
          free.push(...taken);
        }
      },
      release() {},
    });
  };
  return { connect } as unknown as pg.Pool;
}

function refusal(code: string): Error {
  return Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code });
}

describe('a start', () => {
  test.each<[string, Kind, boolean]>([
    ['PostgreSQL itself', { pooled: 'no', isDirect: true }, true],
    ['a pooler in session mode', { pooled: 'no' }, true],
    [
      'a pooler in transaction mode that carries statements',
      { pooled: 'transactions', carriesStatements: true },
      false,
    ],
    ['the same, busy', { pooled: 'transactions', carriesStatements: true, strangers: 2 }, false],
  ])('takes %s', async (_, kind, isKept) => {
    expect(await keepsSessions(poolBehind(kind), 'db/hiroba')).toBe(isKept);
  });

  test.each<[string, Kind, RegExp]>([
    [
      'loses statements',
      { pooled: 'transactions' },
      /^The pooler in front of .* loses prepared statements: use its ses/,
    ],
    ['loses statements and is busy', { pooled: 'transactions', strangers: 2 }, / loses prepared statements: /],
    ['allows no transactions', { pooled: 'statements' }, / refuses what Hiroba needs \(refused\): /],
  ])('refuses a pooler that %s, in one sentence', async (_, kind, sentence) => {
    await expect(keepsSessions(poolBehind(kind), 'db/hiroba')).rejects.toMatchObject({
      name: 'StartupProblem',
      message: expect.stringMatching(sentence) as string,
    });
  });
});

const version = pgbouncerVersion();
describe.skipIf(version === undefined)(
  `PgBouncer ${version?.join('.') ?? 'that is not installed'}`,
  { tags: ['long'] },
  () => {
    const isNew = version !== undefined && (version[0] > 1 || version[1] >= 21);
    const through = async (settings: Record<string, string | number>): Promise<string> => {
      const postgres = await withPostgres();
      if (postgres === undefined) throw new Error('PgBouncer is installed, and PostgreSQL is not.');
      const pooler = await startPgbouncer(await postgres.emptyUrl(), settings);
      onTestFinished(pooler.stop);
      return pooler.url;
    };

    test('in session mode is as good as none: two starts migrate once', async () => {
      const databaseUrl = await through({ pool_mode: 'session' });
      const [one, other] = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataFolder: '' })));
      expect(one!.isSessionKept).toBe(true);
      const applied = await Promise.all([migrate(one!), migrate(other!)]);
      expect(applied.filter((names) => names.length > 0).length).toBe(1);
      await Promise.all([one!.close(), other!.close()]);
    });

    test(`in transaction mode is ${isNew ? 'taken, and a lock is not left behind' : 'refused'}`, async () => {
      const settings: Record<string, number> = isNew ? { max_prepared_statements: 200 } : {};
      const databaseUrl = await through({ pool_mode: 'transaction', ...settings });
      const opening = openDatabase({ databaseUrl, dataFolder: '' });
      if (!isNew) return expect(opening).rejects.toThrow(/loses prepared statements/);
      const database = await opening;
      expect([database.isSessionKept, (await migrate(database)).length > 0]).toEqual([false, true]);
      const { rows } = await database.pool.query("select 1 from pg_locks where locktype = 'advisory'");
      expect(rows).toEqual([]);
      await database.close();
    });
  },
);
