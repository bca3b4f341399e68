import type { Engine } from './engines/engine.ts';
import { startChromium } from './engines/chromium.ts';
import { missingForFirefox, startFirefox } from './engines/firefox.ts';
import { differences, placesInSight } from './engines/pictures.ts';
import { settled } from './engines/settled.ts';
import { missingForWebKit, startWebKit } from './engines/webkit.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { newMember } from './member.ts';
import { ownNetwork } from './own-network.ts';
import { purchaseWords } from './purchase-words.ts';
import { once } from './sweep.ts';

const expo = site('expo').path;
/** Of the demo's expo: 1,500 yen; and a card that its bank asks about. */
const factory = 12;
const challenged = '4242424242424242';

const engines = [
  { name: 'Chromium', missing: undefined, start: startChromium },
  { name: 'WebKit', missing: missingForWebKit(), start: () => startWebKit({ isStill: false }) },
  { name: 'Firefox', missing: missingForFirefox(), start: () => startFirefox() },
];
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1280, height: 900 },
];

/** While a document is left for another there is none. */
const pathIn = (engine: Engine): Promise<string> => engine.run(() => location.pathname).catch(() => '');

/** Opens the site in a browser that has decided about cookies, with what else is stored. */
async function enter(engine: Engine, address: string, stored: Record<string, string> = {}): Promise<void> {
  await engine.open(`${address}/robots.txt`);
  await engine.run((items) => {
    document.cookie = 'cookie-consent=true;path=/';
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, stored);
}

/** The page has to look as it does when it is loaded afresh: header and tab bar always, the first screen at its top. */
async function looksAsLoaded(engine: Engine, name: string): Promise<void> {
  await settled(engine);
  const [shown, places] = [await engine.picture(), await placesInSight(engine)];
  await engine.reload();
  await settled(engine);
  const [header, tabs, screen] = await differences(shown, await engine.picture(), places);
  // A gone header differs in 5 to 10 %, a tab bar in more than 20 %; the second time of a clock is less.
  expect.soft({ name, header: header! < 0.02, tabs: tabs! < 0.02, screen: screen! < 0.03 }).toEqual({
    name,
    header: true,
    tabs: true,
    screen: true,
  });
}

for (const { name, missing, start } of engines) {
  if (missing !== undefined) console.log(`skipped: the main journeys in ${name}, because ${missing}`);
  for (const { name: size, width, height } of sizes) {
    const inEngine = missing === undefined ? test : test.skip;
    const withEngine = async (
      browser: Parameters<typeof startChromium>[0],
      work: (engine: Engine) => Promise<void>,
    ) => {
      const engine = await start(browser);
      try {
        await engine.resize(width, height);
        await work(engine);
      } finally {
        await engine.close();
      }
    };

    inEngine(
      `in ${name} on a ${size} every page looks after a press as it does when it is loaded`,
      once,
      async ({ browser, baseURL }) => {
        await withEngine(browser, async (engine) => {
          await enter(engine, baseURL ?? '');
          await engine.open(baseURL + expo);
          await settled(engine);
          const presses = [
            ['.hb-site-tab', 'チケット', '/module/ticket/60'],
            ['main a, main button', '入場・パス', '/module/ticket/'],
            ['.hb-site-tab', '出展者', '/module/booth'],
            ['main a[href*="/module/booth/"]', '', '/module/booth/'],
            ['.hb-site-tab', 'タイムテーブル', '/module/timetable/62'],
            ['.hb-site-tab', 'チケット', '/module/ticket/60'],
            ['.hb-site-tab', 'ホーム', expo],
          ] as const;
          for (const [selector, words, path] of presses) {
            await engine.click(selector, words);
            await expect.poll(() => pathIn(engine)).toContain(path);
            await looksAsLoaded(engine, `${words} ${path}`);
          }
        });
      },
    );

    inEngine(
      `in ${name} on a ${size} Back after a page was left in the middle of a call tells of no failure`,
      once,
      async ({ browser, baseURL }) => {
        const network = await ownNetwork(baseURL ?? '');
        try {
          await withEngine(browser, async (engine) => {
            await enter(engine, network.address);
            await engine.open(network.address + expo);
            await settled(engine);
            let asked = 0;
            network.change(/\/web_api\/v2\/ticket\//, async (_, body) => {
              asked += 1;
              if (asked === 1) await new Promise((resolve) => setTimeout(resolve, 2_000));
              return body;
            });
            await engine.click('.hb-site-tab', 'チケット');
            await expect.poll(() => asked).toBeGreaterThan(0);
            await engine.run(() => location.assign('/dev/mailbox'));
            await expect.poll(() => pathIn(engine)).toBe('/dev/mailbox');
            await engine.back();
            await engine.see('.hb-site-tab', 'チケット');
            await settled(engine);
            expect(await engine.run(() => document.querySelector('dialog[open]')?.textContent ?? null)).toBeNull();
          });
        } finally {
          await network.close();
        }
      },
    );

    inEngine(
      `in ${name} on a ${size} a new member pays a ticket by card with 3-D Secure and shows it`,
      once,
      async ({ browser, baseURL, request }) => {
        const say = await purchaseWords('jpn');
        const { accessToken, refreshToken } = await newMember(
          request,
          `${name}${size}${Date.now() % 100_000}`.toLowerCase(),
        );
        await withEngine(browser, async (engine) => {
          const title = (words: string) => engine.see('h1', words);
          await enter(engine, baseURL ?? '', {
            accessToken,
            refreshToken,
            memberRealm: 'portal/1',
            ticketCart: JSON.stringify({ ticketContentId: 60, tickets: [{ ticketId: factory, number: 1 }] }),
          });
          await engine.open(`${baseURL}${expo}/module/ticket/60?step=profile`);
          await title(say.headings.profile);
          await settled(engine);
          await engine.click('main button', say.next);
          await title(say.headings.payment);
          await settled(engine);
          await engine.type('input[autocomplete="cc-number"]', challenged);
          await engine.type('input[autocomplete="cc-exp"]', '1235');
          await engine.type('input[autocomplete="cc-csc"]', '123');
          await engine.click('main button', say.next);
          await title(say.headings.confirm);
          await settled(engine);
          await engine.click('label:has(input[name="agree"])');
          await engine.click('main button', '1,500円');
          await expect.poll(() => pathIn(engine)).toContain('/dev/pay/3ds/');
          await engine.click('button[name="answer"]');
          await expect.poll(() => pathIn(engine)).toContain('/purchased-ticket');
          await looksAsLoaded(engine, 'what is bought');
          await engine.click('main a', say.toMyTickets);
          await expect.poll(() => pathIn(engine)).toContain('/my-ticket/');
          await engine.see('main', 'オープンファクトリー');
          await looksAsLoaded(engine, 'my tickets');
        });
      },
    );
  }
}
