import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { createAsker } from './growth-ask.ts';
import { type GrowthMember, makeGrowthMembers, memberSizes } from './growth-members.ts';
import { short } from './growth-row.ts';
import { contents, fairDays } from './growth-sites.ts';
import { fairPortal, fairs, openGrowthWorld } from './growth-world.ts';
import type { Row } from './row.ts';
import { largestPaint, openSlowPhone, press, type SlowPhone } from './slow-phone.ts';

const aims = { paintMs: 2_000, pressMs: 200, anotherDayMs: 1_500, htmlBytes: 200 * 1024 };
const patienceMs = 60_000;
const lateMs = 1_000;
/** A press above its aim is tried so often. */
const triesMost = 3;

/** What one page gave at one size; a figure that is missing could not be had. */
type Figures = Record<string, number | undefined>;

interface Screen {
  name: string;
  /** Of each size. */
  sizes: string[];
  pathOf(place: number): string;
  /** Of members only. */
  isOfMembers?: true;
  presses: { name: string; what(page: Page): Promise<void>; follows(page: Page): Promise<void> }[];
  hasDays?: true;
}

const realmKey = `portal/${fairPortal}`;
const fairPath = (eventId: number | undefined): string => `/web/portal/${fairPortal}/event/${eventId}`;
const sessionSizes = fairs.map(({ sessions }) => sessions.toLocaleString('en'));

/** Long pages on a slow phone: bytes, nodes, the largest paint, presses, and the way to another day. */
export async function growthOnPhone(dataFolder: string, only: string): Promise<Row[]> {
  const world = await openGrowthWorld(dataFolder, 'growth-phone');
  try {
    await world.addPortals(fairPortal);
    await world.addFairs();
    const large = fairs.at(-1)?.eventId;
    const members = await world.withDatabase((database) =>
      makeGrowthMembers(database, { realmKey, siteKey: `event/${large}` }),
    );
    const server = await world.startServer();
    const phone = await openSlowPhone(`http://localhost:${server.port}`);
    const asker = createAsker(server.port);
    try {
      const rows: Row[] = [];
      for (const screen of screens.filter(({ name }) => name.includes(only))) {
        const found: Figures[] = [];
        for (const place of screen.sizes.keys()) {
          const { rawBytes, sentBytes } = await asker.ask(screen.pathOf(place));
          const seen = await look(phone, screen, place, members[place]);
          found.push({ ...seen, rawBytes, sentBytes });
          process.stderr.write(`  ${screen.name}, ${screen.sizes[place]}: ${JSON.stringify(found.at(-1))}\n`);
        }
        rows.push(...rowsOf(screen, found));
      }
      return rows;
    } finally {
      asker.close();
      await phone.close();
      await server.close();
    }
  } finally {
    await world.close();
  }
}

async function look(phone: SlowPhone, screen: Screen, place: number, member?: GrowthMember): Promise<Figures> {
  const { page, close } = await phone.visit(screen.isOfMembers && member && { ...member, memberRealm: realmKey });
  page.setDefaultTimeout(patienceMs);
  const figures: Figures = {};
  const note = async (name: string, figure: () => Promise<number>, aim = Number.POSITIVE_INFINITY): Promise<void> => {
    try {
      for (let tries = 0; tries < triesMost; tries += 1) {
        // Other work of the machine can only add to the time.
        figures[name] = Math.min(await figure(), figures[name] ?? Number.POSITIVE_INFINITY);
        if (figures[name] <= aim) return;
      }
    } catch (error) {
      process.stderr.write(`  ${screen.name}, ${screen.sizes[place]}, ${name}: ${String(error).split('\n')[0]}\n`);
    }
  };
  const path = screen.pathOf(place);
  try {
    // A member has been here: the browser has the scripts.
    if (screen.isOfMembers) await largestPaint(page, path);
    await note('paint', async () => {
      const { ms } = await largestPaint(page, path);
      // What a member has comes after the shell.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(lateMs);
      return page.evaluate((early) => window.benchLargest?.ms ?? early, ms);
    });
    await note('nodes', () => page.evaluate(() => document.querySelectorAll('*').length));
    for (const { name, what, follows } of screen.presses) {
      const pressed = async (): Promise<number> => {
        await page.goto(path, { waitUntil: 'load' });
        await page.waitForLoadState('networkidle');
        return press(
          page,
          () => what(page),
          () => follows(page),
        );
      };
      await note(name, pressed, aims.pressMs);
    }
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    if (screen.hasDays) await note('another day', () => timeOfAnotherDay(page, fairs[place]?.sessions ?? 0));
  } finally {
    await close();
  }
  return figures;
}

/** From the press of the third day until a session of it stands in the page. */
async function timeOfAnotherDay(page: Page, sessions: number): Promise<number> {
  const ofDay = Math.ceil(sessions / fairDays);
  const days = page.locator('main .hb-tab-list a.hb-tab');
  await days.nth(fairDays - 1).scrollIntoViewIfNeeded();
  const started = performance.now();
  await days.nth(fairDays - 1).tap();
  await page.waitForFunction(
    ([first, last]) => {
      const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const number = Number(/（(\d+)）/.exec(text.nodeValue ?? '')?.[1] ?? 0);
        if (number >= (first as number) && number <= (last as number)) return true;
      }
      return false;
    },
    [(fairDays - 1) * ofDay + 1, sessions],
    { polling: 100 },
  );
  return performance.now() - started;
}

const firstSeen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();

/** The first heart that is seen, whatever it says. */
function pressHeart(name: string): Screen['presses'][number] {
  let before: string | null = null;
  const heart = (page: Page) => firstSeen(page, 'main .hb-favorite-button');
  return {
    name,
    async what(page) {
      before = await heart(page).getAttribute('aria-pressed');
      await heart(page).tap();
    },
    follows: (page) =>
      heart(page)
        .and(page.locator(`[aria-pressed=${before === 'true' ? 'false' : 'true'}]`))
        .waitFor(),
  };
}

const screens: Screen[] = [
  {
    name: 'timetable',
    sizes: sessionSizes,
    pathOf: (place) => `${fairPath(fairs[place]?.eventId)}/module/timetable/${contents.timetable}`,
    hasDays: true,
    presses: [
      {
        name: 'open a session',
        what: (page) => firstSeen(page, 'main .hb-day-open').tap(),
        follows: (page) => firstSeen(page, 'dialog, [role=dialog]').waitFor(),
      },
      {
        name: 'filter',
        what: (page) => firstSeen(page, 'main .hb-timetable-search fieldset label').tap(),
        follows: (page) =>
          page.locator('main .hb-timetable-search input:checked').first().waitFor({ state: 'attached' }),
      },
    ],
  },
  {
    name: 'schedule',
    sizes: sessionSizes,
    pathOf: (place) => `${fairPath(fairs[place]?.eventId)}/module/schedule/${contents.schedule}`,
    hasDays: true,
    presses: [
      pressHeart('favourite'),
      {
        name: 'a room',
        what: (page) => page.locator('main a.hb-filter-chip').nth(1).tap(),
        follows: (page) =>
          page.locator('main a.hb-filter-chip[aria-current]').filter({ hasText: '第1会場' }).first().waitFor(),
      },
    ],
  },
  {
    name: 'favourites',
    sizes: memberSizes.map(({ favorites }) => favorites.toLocaleString('en')),
    pathOf: () => `${fairPath(fairs.at(-1)?.eventId)}/users/mypage/favorite`,
    isOfMembers: true,
    presses: [pressHeart('take back a favourite')],
  },
  {
    name: 'my tickets',
    sizes: memberSizes.map(({ tickets }) => String(tickets)),
    pathOf: () => `${fairPath(fairs.at(-1)?.eventId)}/users/mypage/my-ticket`,
    isOfMembers: true,
    presses: [
      {
        name: 'open a ticket',
        what: (page) => firstSeen(page, 'main a[href*="/users/my-ticket/"]').tap(),
        follows: (page) => page.waitForURL(/detail/),
      },
    ],
  },
  {
    name: 'chat',
    sizes: memberSizes.map(({ rooms }) => String(rooms)),
    pathOf: () => `${fairPath(fairs.at(-1)?.eventId)}/module/live_chat/${contents.chat}`,
    isOfMembers: true,
    presses: [
      {
        name: 'open a talk',
        what: (page) => firstSeen(page, 'a:has(.hb-chat-row-name)').tap(),
        follows: (page) => firstSeen(page, 'textarea').waitFor(),
      },
    ],
  },
];

function rowsOf({ name, sizes, presses, hasDays }: Screen, found: readonly Figures[]): Row[] {
  const row = (what: string, of: string, unit: [name: string, size: number], aim?: number): Row => {
    const figures = found.map((figure) => figure[of]);
    const say = (figure: number | undefined): string => (figure === undefined ? 'failed' : short(figure / unit[1]));
    const last = figures.at(-1);
    return {
      name: `${name}, ${what}`,
      figure: `${figures.map(say).join(' · ')} ${unit[0]}`,
      detail: `${sizes.join(' · ')}${of === 'paint' ? `; load ${loadavg()[0]?.toFixed(1)}` : ''}`,
      target: aim === undefined ? undefined : `at most ${short(aim / unit[1])} ${unit[0]}`,
      isMet: last !== undefined && (aim === undefined || last <= aim),
    };
  };
  const [kilobytes, nodes, seconds, ms] = [
    ['KB', 1024] as [string, number],
    ['', 1] as [string, number],
    ['s', 1000] as [string, number],
    ['ms', 1] as [string, number],
  ];
  return [
    row('HTML', 'rawBytes', kilobytes, aims.htmlBytes),
    row('HTML as sent', 'sentBytes', kilobytes),
    row('nodes', 'nodes', nodes),
    row('largest paint', 'paint', seconds, aims.paintMs),
    ...presses.map((one) => row(`press: ${one.name}`, one.name, ms, aims.pressMs)),
    ...(hasDays ? [row('another day', 'another day', seconds, aims.anotherDayMs)] : []),
  ];
}
