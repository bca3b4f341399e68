import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { rowsMax } from '#features/attendee-import/rules/import-limits.ts';
import type { Database, DatabaseSettings } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { beginWork, wrongsOf } from '../begin-dying-work.ts';
import { type Death, type DyingWork, dyingWorks } from '../dying-work.ts';
import { postgresPrograms } from '../postgres-programs.ts';
import { startWriter, type Writer } from '../start-writer.ts';
import { testDataFolder, withPostgres } from '../test-database.ts';

interface Story {
  people: number;
  /** One process after the other dies so, and the next takes up what it has left. */
  deaths: readonly Death[];
}

const stories: Record<DyingWork, Story> = {
  import: {
    people: 260,
    deaths: [
      { at: 2, moment: 'middle' },
      { at: 1, moment: 'after' },
    ],
  },
  callingOff: {
    people: 45,
    deaths: [
      { at: 7, moment: 'middle' },
      { at: 5, moment: 'after' },
      { at: 4, moment: 'middle', mark: 'update "calling_off_news"' },
      { at: 3, moment: 'after', mark: 'update "calling_off_news"' },
    ],
  },
  mailing: {
    people: 160,
    deaths: [
      { at: 2, moment: 'middle' },
      { at: 1, moment: 'after' },
    ],
  },
  payout: {
    people: 24,
    deaths: [
      { at: 5, moment: 'middle' },
      { at: 3, moment: 'after' },
    ],
  },
};

/** More of each, killed from outside at any moment. */
const rushes: Record<DyingWork, number> = { import: rowsMax, callingOff: 400, mailing: 1_000, payout: 300 };

let servers: Writer[] = [];
let cleanUps: (() => void)[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  for (const cleanUp of cleanUps) cleanUp();
  servers = [];
  cleanUps = [];
});

const startServer = ({ databaseUrl, dataFolder }: DatabaseSettings, work: DyingWork, death?: Death): Writer => {
  const server = startWriter(databaseUrl ?? dataFolder, JSON.stringify({ work, death }), 0, 'dying-process.ts');
  servers.push(server);
  return server;
};

/** The database is open here only while no server has it: the embedded one has one process. */
async function onDatabase<Result>(settings: DatabaseSettings, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase(settings, { onProblem: () => {} });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const begin = (settings: DatabaseSettings, work: DyingWork, people: number, isMailed?: boolean) =>
  onDatabase(settings, async (database) => {
    await migrate(database);
    await beginWork(database, work, people, isMailed);
  });

async function workOn(settings: DatabaseSettings, work: DyingWork): Promise<void> {
  const server = startServer(settings, work);
  await server.says('finished');
  await server.close();
}

async function dieAndGoOn(settings: DatabaseSettings, work: DyingWork, { people, deaths }: Story) {
  await begin(settings, work, people);
  for (const death of deaths) {
    // oxlint-disable-next-line no-await-in-loop -- one process after the other
    await expect(startServer(settings, work, death).says('finished')).rejects.toThrow('by SIGKILL');
  }
  await workOn(settings, work);
  return onDatabase(settings, (database) => wrongsOf(database, work, people));
}

function stage(open: () => Promise<DatabaseSettings>): void {
  test.each(dyingWorks)('%s: nothing is lost and nothing made twice, wherever a server is killed', async (work) => {
    expect(await dieAndGoOn(await open(), work, stories[work])).toEqual({});
  });

  test.each(dyingWorks)(
    '%s: something would be lost without transactions (control)',
    { tags: ['long'] },
    async (work) => {
      const { people, deaths } = stories[work];
      const bare = { ...deaths[0]!, isBare: true };
      expect(await dieAndGoOn(await open(), work, { people, deaths: [bare] })).not.toEqual({});
    },
  );

  test.each(dyingWorks)('%s: many of them outlive kills at any moment', { tags: ['long'] }, async (work) => {
    const settings = await open();
    const people = rushes[work];
    const isMailed = work !== 'import';
    await begin(settings, work, people, isMailed);
    for (const share of [0.1, 0.3, 0.4]) {
      const server = startServer(settings, work);
      // oxlint-disable-next-line no-await-in-loop -- one process after the other
      await server.saysLines(Math.round(people * share));
      // oxlint-disable-next-line no-await-in-loop
      await server.kill('SIGKILL');
      expect(server.lines).not.toContain('finished');
    }
    await workOn(settings, work);
    expect(await onDatabase(settings, (database) => wrongsOf(database, work, people, isMailed))).toEqual({});
  });
}

describe('work of the console whose server is killed (embedded)', () => {
  stage(async () => {
    const dataFolder = await testDataFolder();
    cleanUps.push(() => rmSync(dataFolder, { recursive: true }));
    return { dataFolder };
  });
});

describe.skipIf(postgresPrograms() === undefined)(
  'work of the console whose server is killed (PostgreSQL)',
  { tags: ['long'] },
  () => {
    const open = async () => ({ databaseUrl: await (await withPostgres())!.emptyUrl(), dataFolder: '' });
    stage(open);

    test.each(dyingWorks)('%s: two servers that take it up together make nothing twice', async (work) => {
      const settings = await open();
      const { people } = stories[work];
      await begin(settings, work, people);
      await Promise.all([workOn(settings, work), workOn(settings, work)]);
      expect(await onDatabase(settings, (database) => wrongsOf(database, work, people))).toEqual({});
    });
  },
);
