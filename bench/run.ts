// npm run bench [names]: measures speed, as ratios, CPU times and delays of one run on this machine. It writes no file.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { againstBare } from './against-bare.ts';
import { tablesOfAttendees } from './attendees.ts';
import { waitsBesideImport } from './beside-import.ts';
import { numbersOfSales } from './numbers.ts';
import { startBuiltServer } from './built-server.ts';
import { boothLists } from './booths.ts';
import { chatOfThousands } from './chat.ts';
import { pinning } from './children.ts';
import { coldHomes } from './cold-home.ts';
import { consoleOfOrganisers } from './console.ts';
import { crowdOfAddresses } from './crowd.ts';
import { listsOfGates } from './gate-list.ts';
import { growthParts } from './growth.ts';
import { listsOfOrders } from './orders.ts';
import { listsOfPeople } from './people.ts';
import { channelToPages } from './realtime.ts';
import { formatRows, type Row } from './row.ts';
import { ticketSales } from './tickets.ts';
import { phoneVitals } from './vitals.ts';
import { uncachedHomes } from './uncached-home.ts';

// React decides by it when the renderer is loaded.
process.env['NODE_ENV'] = 'production';
const page = '/web/portal/1/event/11';
const list = '/web_api/v2/event_information/1/11/10';
const data = join(tmpdir(), `hiroba-bench-${process.pid}`);

const benches: Record<string, () => Promise<Row[]>> = {
  cached: () => compare({ name: 'cached page', path: page, target: 0.5 }),
  list: () => compare({ name: 'list call', path: list, headers: { language: 'jpn' } }),
  home: () => uncachedHomes(data),
  cold: () => coldHomes(data),
  crowd: () => crowdOfAddresses(data),
  booths: () => boothLists(data),
  attendees: () => tablesOfAttendees(data),
  gate: () => listsOfGates(data),
  import: () => waitsBesideImport(data),
  numbers: () => numbersOfSales(data),
  console: () => consoleOfOrganisers(data),
  realtime: channelToPages,
  tickets: () => ticketSales(data),
  orders: () => listsOfOrders(data),
  people: () => listsOfPeople(data),
  chat: () => chatOfThousands(data, Number(values.sockets)),
  vitals: () => phoneVitals(data, values.only),
  ...Object.fromEntries(
    Object.entries(growthParts).map(([part, measure]) => [`growth ${part}`, () => measure(data, values.only ?? '')]),
  ),
};

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { sockets: { type: 'string', default: '5000' }, only: { type: 'string' } },
});
const partsOfGrowth = asked.length > 1 ? asked.slice(1) : Object.keys(growthParts);
/** `growth pages memory`: the words behind `growth` name its parts. */
const wanted = asked[0] === 'growth' ? partsOfGrowth.map((part) => `growth ${part}`) : asked;
const names = wanted.length > 0 ? wanted : Object.keys(benches);
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
} else {
  await runAll();
}

async function runAll(): Promise<void> {
  const build = spawnSync(process.execPath, [join(import.meta.dirname, '../tools/build.mjs')], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(1);
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  mkdirSync(data);
  // PostgreSQL does not run as root, and its files are in here too.
  chmodSync(data, 0o755);
  console.log(`Node ${process.versions.node}, ${pinning}\n`);
  // The first start brings the demo world.
  await (await startBuiltServer(data)).close();
  for (const name of names) {
    const rows = (await benches[name]?.()) ?? [];
    console.log(formatRows(rows));
    if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
  }
}

async function compare(comparison: Omit<Parameters<typeof againstBare>[0], 'port'>): Promise<Row[]> {
  const server = await startBuiltServer(data);
  try {
    return [await againstBare({ ...comparison, port: server.port })];
  } finally {
    await server.close();
  }
}
