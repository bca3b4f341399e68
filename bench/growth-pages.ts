import { setTimeout as wait } from 'node:timers/promises';
import { publishSite } from '#features/site/server/publish.ts';
import { told } from '#server/realtime/hints.ts';
import type { BuiltServer } from './built-server.ts';
import { type Answered, type Asker, createAsker } from './growth-ask.ts';
import { type GrowthMember, makeGrowthMembers } from './growth-members.ts';
import { type Grown, type GrowthAim, growthRow, short } from './growth-row.ts';
import { chatSource, contents, startOfToday } from './growth-sites.ts';
import { eventPortals, fairPortal, fairs, firstEventOf, type GrowthWorld, openGrowthWorld } from './growth-world.ts';
import type { Row } from './row.ts';

const listAim: GrowthAim = { ms: 10, growth: 3 };
const flat: GrowthAim = { growth: 3 };

/** Enough to compile what runs, and then so many batches of which the lowest counts. */
const effort = { warmUp: 12, warmUpMs: 800, batches: 3, batchMs: 350, batchMost: 25 };
const idleMs = 5_000;
const publications = 4;
/** A server looks each second for what was published. */
const seenMs = 1_400;

interface Measuring {
  world: GrowthWorld;
  server: BuiltServer;
  asker: Asker;
  only: string;
}

/** CPU time and bytes of pages and calls at several sizes, each page made anew: it is asked for under another host. */
export async function growthOfPages(dataFolder: string, only: string): Promise<Row[]> {
  const world = await openGrowthWorld(dataFolder, 'growth-pages');
  const rows: Row[] = [];
  try {
    await world.addPortals(100);
    await world.addEvents(1, 100);
    await world.addEvents(2, 1_000);
    await world.addFairs();
    const members = await world.withDatabase((database) =>
      makeGrowthMembers(database, { realmKey: `portal/${fairPortal}`, siteKey: `event/${fairs[2]?.eventId}` }),
    );
    const server = await world.startServer();
    const asker = createAsker(server.port);
    const measuring = { world, server, asker, only };
    try {
      const stages = await stage(measuring);
      await world.addPortals(300);
      await world.addEvents(3, 5_000);
      stages.push(...(await stage(measuring)));
      await world.addPortals(1_000);
      await world.addEvents(4, 20_000);
      stages.push(...(await stage(measuring)));
      rows.push(...stageRows(stages));
      rows.push(...(await portalRows(measuring)), ...(await publicationRows(measuring)));
      rows.push(...(await fairRows(measuring)), ...(await memberRows(measuring, members)));
    } finally {
      asker.close();
      await server.close();
    }
    return rows;
  } finally {
    await world.close();
  }
}

let hosts = 0;

async function measure(
  measuring: Measuring,
  size: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Grown> {
  try {
    return await measured(measuring, size, path, headers);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    process.stderr.write(`  ${error.message}\n`);
    return { size, ms: Number.NaN, rawBytes: 0, sentBytes: 0, failed: `failed (${error.status})` };
  }
}

class Unanswered extends Error {
  readonly status: number;

  constructor(path: string, answered: Answered) {
    super(`${path} answers ${answered.status}: ${answered.text().slice(0, 200)}`);
    this.name = 'Unanswered';
    this.status = answered.status;
  }
}

async function measured(
  { server, asker, world: { postgres } }: Measuring,
  size: string,
  path: string,
  headers: Record<string, string>,
): Promise<Grown> {
  let answered: Answered | undefined;
  const ask = async (): Promise<void> => {
    hosts += 1;
    answered = await asker.ask(path, { ...headers, host: `h${hosts}.hiroba.test` });
    if (answered.status !== 200) throw new Unanswered(path, answered);
  };
  const repeat = async (most: number, ms: number): Promise<number> => {
    const until = performance.now() + ms;
    let count = 0;
    while (count === 0 || (count < most && performance.now() < until)) {
      await ask();
      count += 1;
    }
    return count;
  };
  await repeat(effort.warmUp, effort.warmUpMs);
  const times: { ms: number; databaseMs: number | undefined }[] = [];
  for (let batch = 0; batch < effort.batches; batch += 1) {
    const [before, databaseBefore] = [await server.cpu(), postgres?.cpu()];
    const count = await repeat(effort.batchMost, effort.batchMs);
    const ms = ((await server.cpu()) - before) / count;
    // A connection that ended takes its time with it.
    const databaseMs =
      databaseBefore === undefined ? undefined : Math.max(0, ((postgres?.cpu() ?? 0) - databaseBefore) / count);
    times.push({ ms, databaseMs });
  }
  // Other work of the machine can only add to the time.
  const [lowest = { ms: 0, databaseMs: 0 }] = times.toSorted((a, b) => a.ms - b.ms);
  const { rawBytes = 0, sentBytes = 0 } = answered ?? {};
  process.stderr.write(`  ${path} ${size}: ${short(lowest.ms)} ms\n`);
  return { size, ...lowest, rawBytes, sentBytes };
}

interface Stage {
  sites: number;
  home: Grown;
  siteMap: Grown[];
  idle: Grown;
}

const ofAllSites = [
  '/web/ of 100 · 300 · 1,000 portals',
  '/web/sitemap.xml',
  'its first part',
  'at rest, for each second',
] as const;

/** What grows with all sites. */
async function stage(measuring: Measuring): Promise<Stage[]> {
  if (!ofAllSites.some((name) => name.includes(measuring.only))) return [];
  await wait(2 * seenMs);
  const { server, asker, world } = measuring;
  const sites = world.sites();
  const size = `${sites.toLocaleString('en')} sites`;
  const before = await server.cpu();
  await wait(idleMs);
  const ms = ((await server.cpu()) - before) / (idleMs / 1000);
  const home = await measure(measuring, size, '/web/');
  const siteMap = [await measure(measuring, size, '/web/sitemap.xml')];
  if (siteMap[0]?.failed !== undefined) return [{ sites, home, siteMap, idle: idleOf(size, ms) }];
  const whole = await asker.ask('/web/sitemap.xml');
  const addresses = whole.text().match(/<loc>/g)?.length ?? 0;
  if (addresses > 50_000)
    process.stderr.write(`  ${size}: ${addresses} addresses in a sitemap; the protocol ends at 50,000.\n`);
  if (whole.text().includes('<sitemapindex')) {
    const part = /<loc>https?:\/\/[^/]+([^<]+)<\/loc>/.exec(whole.text())?.[1] ?? '';
    siteMap.push(await measure(measuring, size, part.replaceAll('&amp;', '&')));
  }
  return [{ sites, home, siteMap, idle: idleOf(size, ms) }];
}

const idleOf = (size: string, ms: number): Grown => ({ size, ms, rawBytes: 0, sentBytes: 0 });

function stageRows(stages: readonly Stage[]): Row[] {
  const [home, siteMap, part, rest] = ofAllSites;
  const grown: [name: string, grown: Grown[], aim?: GrowthAim][] = [
    [home, stages.map((one) => one.home), listAim],
    [siteMap, stages.flatMap((one) => one.siteMap[0] ?? []), { ms: 10 }],
    [part, stages.flatMap((one) => one.siteMap[1] ?? [])],
    [rest, stages.map((one) => one.idle)],
  ];
  return grown.filter(([, figures]) => figures.length > 0).map((one) => growthRow(...one));
}

const thisMonth = new Date(startOfToday() + 9 * 3_600_000).toISOString().slice(0, 7);
const encoded = encodeURIComponent;

/** What grows with the events of a portal, among all the others. */
async function portalRows(measuring: Measuring): Promise<Row[]> {
  const search = `module/event_search/${contents.search}`;
  const pages: [name: string, pathOf: (portalId: number) => string, aim?: GrowthAim][] = [
    ['portal, home', (id) => `/web/portal/${id}`, listAim],
    ['portal, search without a word', (id) => `/web/portal/${id}/${search}`, listAim],
    ['portal, search by a word', (id) => `/web/portal/${id}/${search}?keyword=${encoded('音楽 春')}`, listAim],
    ['portal, search by a place', (id) => `/web/portal/${id}/${search}?place=${encoded('大阪国際展示場')}`, listAim],
    ['portal, a month', (id) => `/web/portal/${id}/${search}?view=month&month=${thisMonth}`, listAim],
    ['portal, its news', (id) => `/web/portal/${id}/module/information/${contents.news}`, listAim],
    ['home of one of its events', (id) => `/web/portal/${id}/event/${firstEventOf(id)}`, listAim],
    [
      'call of the search',
      (id) => `/web_api/v2/event_search/${id}/${contents.search}?keyword=${encoded('音楽')}`,
      listAim,
    ],
    ['call portal/{id}/events', (id) => `/web_api/v2/portal/${id}/events`],
  ];
  const rows: Row[] = [];
  for (const [name, pathOf, aim] of wanted(pages, measuring)) {
    const grown: Grown[] = [];
    for (const { portalId, events } of eventPortals) {
      grown.push(await measure(measuring, events.toLocaleString('en'), pathOf(portalId)));
    }
    rows.push(growthRow(name, grown, aim));
  }
  return rows;
}

const wanted = <Named extends readonly [name: string, ...rest: unknown[]]>(
  all: readonly Named[],
  { only }: Measuring,
): Named[] => all.filter(([name]) => name.includes(only));

/** An event is published, and its portal is asked for: all that the server does for both, without what it does at rest. */
async function publicationRows({ world, server, asker, only }: Measuring): Promise<Row[]> {
  const name = 'publication of an event, and its portal once';
  if (!name.includes(only)) return [];
  const grown = await world.withDatabase(async (database) => {
    const restFrom = await server.cpu();
    await wait(publications * seenMs);
    const rest = (await server.cpu()) - restFrom;
    const found: Grown[] = [];
    for (const { portalId, events } of eventPortals) {
      const before = await server.cpu();
      let answered: Answered | undefined;
      for (let count = 0; count < publications; count += 1) {
        await publishSite(database, `event/${firstEventOf(portalId) + 1 + count}`);
        await told(database);
        await wait(seenMs);
        answered = await asker.ask(`/web/portal/${portalId}`);
      }
      const ms = ((await server.cpu()) - before - rest) / publications;
      const { rawBytes = 0, sentBytes = 0 } = answered ?? {};
      found.push({ size: events.toLocaleString('en'), ms: Math.max(0.01, ms), rawBytes, sentBytes });
    }
    return found;
  });
  return [growthRow(name, grown, { growth: 3 })];
}

/** What grows inside of one event. */
async function fairRows(measuring: Measuring): Promise<Row[]> {
  const page = (rest: string) => (id: number) => `/web/portal/${fairPortal}/event/${id}${rest}`;
  const call = (name: string, rest: string) => (id: number) => `/web_api/v2/${name}/${fairPortal}/${id}${rest}`;
  const { news, schedule, timetable, booths } = contents;
  const firstPage: GrowthAim = { ...listAim, rawBytes: 200 * 1024 };
  const pages: [name: string, of: 'news' | 'sessions' | 'booths', pathOf: (id: number) => string, aim?: GrowthAim][] = [
    ['fair, home', 'sessions', page(''), listAim],
    ['fair, news page', 'news', page(`/module/information/${news}`), flat],
    ['fair, news call', 'news', call('event_information', `/${news}?page=3`), flat],
    ['fair, schedule page', 'sessions', page(`/module/schedule/${schedule}`), firstPage],
    ['fair, schedule call', 'sessions', call('schedule', `/${schedule}`), flat],
    ['fair, timetable page', 'sessions', page(`/module/timetable/${timetable}`), firstPage],
    ['fair, timetable call', 'sessions', call('timetable', `/${timetable}`)],
    ['fair, booths page', 'booths', page(`/module/booth/${booths}`), { ms: 10 }],
    ['fair, booths call', 'booths', call('booth', `/${booths}`), { ms: 10 }],
  ];
  const rows: Row[] = [];
  for (const [name, of, pathOf, aim] of wanted(pages, measuring)) {
    const grown: Grown[] = [];
    for (const fair of fairs) {
      grown.push(await measure(measuring, fair[of].toLocaleString('en'), pathOf(fair.eventId)));
    }
    rows.push(growthRow(name, grown, aim));
  }
  return rows;
}

/** What grows with what a member has. */
async function memberRows(measuring: Measuring, members: readonly GrowthMember[]): Promise<Row[]> {
  const at = `${fairPortal}/${fairs[2]?.eventId}`;
  const calls: [name: string, of: 'favorites' | 'tickets' | 'rooms', path: string, aim?: GrowthAim][] = [
    ['member, favourites call', 'favorites', `favorite/${at}`, flat],
    ['member, favourites first page', 'favorites', `favorite/${at}?page=1`, flat],
    ['member, my tickets first page', 'tickets', `mypage/ticket/${at}?page=1`, flat],
    ['member, my tickets call', 'tickets', `mypage/ticket/${at}`, flat],
    ['member, chat rooms call', 'rooms', `live_chat/rooms/${at}/${contents.chat}/${chatSource}?per_page=40`, flat],
  ];
  const rows: Row[] = [];
  for (const [name, of, path, aim] of wanted(calls, measuring)) {
    const grown: Grown[] = [];
    for (const member of members) {
      const headers = { 'access-token': member.accessToken };
      grown.push(await measure(measuring, String(member[of]), `/web_api/v2/${path}`, headers));
    }
    rows.push(growthRow(name, grown, aim));
  }
  return rows;
}
