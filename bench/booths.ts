import * as v from 'valibot';
import { boothDocuments } from '#features/booth/documents.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { boothModule } from '../test/booth-site.ts';
import { publishTestSites } from '../test/published-site.ts';
import { openHiroba, requestOf } from './open-hiroba.ts';
import type { Row } from './row.ts';

export const boothsEventId = 9_990;
/** Content ids are the numbers of their booths. */
export const [few, many] = [60, 2_000];
const batches = 7;
const rendersToWarmUp = 100;
const renders = 40;
const most = 2;

const pages: [name: string, query: string][] = [
  ['first page', ''],
  ['filtered page', '?keyword=ロボ&category=1'],
];

/** An event with a content of few booths and one of many. */
export async function publishBooths(database: Database): Promise<void> {
  const eventId = boothsEventId;
  const webSetting = { title: { jpn: '見本市' } };
  await publishTestSites(database, [
    {
      site: { kind: 'event', portalId: 0, eventId, languages: ['jpn'], webSetting },
      modules: [few, many].map(contentOf),
    },
  ]);
}

/** CPU time of a page of 2,000 booths against one of 60, rendered anew each time. */
export async function boothLists(dataFolder: string): Promise<Row[]> {
  const database = await openDatabase({ dataFolder });
  try {
    await publishBooths(database);
    const hiroba = await openHiroba(database, dataFolder);
    const render = async (path: string): Promise<void> => {
      const answer = await hiroba.fetch(requestOf(path));
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
    };
    const msOf = async (path: string): Promise<number> => {
      const before = process.cpuUsage();
      for (let count = 0; count < renders; count += 1) await render(path);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / renders;
    };
    const rows: Row[] = [];
    for (const [name, query] of pages) {
      const [short, long] = [few, many].map(
        (contentId) => `/web/event/${boothsEventId}/module/booth/${contentId}${query}`,
      ) as [string, string];
      for (let count = 0; count < rendersToWarmUp; count += 1) await Promise.all([render(short), render(long)]);
      const times: [number, number][] = [];
      for (let batch = 0; batch < batches; batch += 1) times.push([await msOf(short), await msOf(long)]);
      // Other work of the machine can only add to the time.
      const [fewMs, manyMs] = [Math.min(...times.map(([ms]) => ms)), Math.min(...times.map(([, ms]) => ms))];
      rows.push({
        name: `booths, ${name}`,
        figure: `${(manyMs / fewMs).toFixed(2)} of ${few} booths`,
        detail: `${many} booths ${manyMs.toFixed(2)} ms CPU, ${few} booths ${fewMs.toFixed(2)} ms`,
        target: `at most ${most}`,
        isMet: manyMs / fewMs <= most,
      });
    }
    return rows;
  } finally {
    await database.close();
  }
}

function contentOf(count: number): Record<string, unknown> {
  const [schemas] = boothDocuments;
  const booths = Array.from({ length: count }, (_, place) => ({
    detailId: place + 1,
    name: `青空ロボット${place + 1}`,
    stand: `A-${place + 1}`,
    items: { booth_category: { ids: [[1, 11, 111, 2][place % 4]] } },
  }));
  const module = boothModule(count, booths);
  const parse = (part: 'widget' | 'list' | 'content' | 'serverContent'): unknown =>
    v.parse(schemas[part], module[part] ?? {});
  return {
    ...module,
    widget: parse('widget'),
    list: parse('list'),
    content: parse('content'),
    serverContent: parse('serverContent'),
    items: (module['items'] as unknown[]).map((item) => v.parse(schemas.item, item)),
  };
}
