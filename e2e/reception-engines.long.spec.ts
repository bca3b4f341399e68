import signIn from '#features/operator/console/texts/jpn.ts';
import desk from '#features/my-ticket/console/texts/jpn.ts';
import gate from '#features/my-ticket/web/reception/texts/jpn.ts';
import offline from '#features/reception/web/offline/texts/jpn.ts';
import { boughtTicket } from './bought-ticket.ts';
import { site } from './demo-sites.ts';
import { type Engine, enterKey } from './engines/engine.ts';
import { missingForFirefox, startFirefox } from './engines/firefox.ts';
import { missingForWebKit, startWebKit } from './engines/webkit.ts';
import { expect, test } from './journey.ts';
import { tokensOf } from './member.ts';
import { ownNetwork } from './own-network.ts';
import { once } from './sweep.ts';

const expo = site('expo');
/** 1,500 yen, from today on. */
const factoryPass = 12;
const engines = [
  { name: 'WebKit', missing: missingForWebKit(), start: () => startWebKit() },
  { name: 'Firefox', missing: missingForFirefox(), start: () => startFirefox() },
];

/** The page is kept with its files once they all have come. */
const isKept = (engine: Engine): Promise<boolean> =>
  engine.run(async () => {
    const cache = await caches.open('hiroba-kept-gate');
    const worker = await navigator.serviceWorker.getRegistration(window.location.href);
    return (await cache.keys()).length > 5 && worker?.active?.state === 'activated';
  });

for (const { name, missing, start } of engines) {
  if (missing !== undefined) console.log(`skipped: a reception in ${name}, because ${missing}`);
  const inEngine = missing === undefined ? test : test.skip;
  inEngine(
    `in ${name} a reception opens again without a network, lets a typed code in by its list, and tells of it afterwards`,
    once,
    async ({ request, baseURL }) => {
      const ticket = await boughtTicket(request, await tokensOf(request, 'hanako.demo'), factoryPass);
      const network = await ownNetwork(baseURL ?? '');
      const engine = await start();
      const scan = async (code: string): Promise<void> => {
        await engine.run(() => document.querySelector<HTMLInputElement>('main form input')?.select());
        await engine.type('main form input', code);
        await engine.press(enterKey);
      };
      try {
        await engine.resize(390, 844);
        await engine.open(`${network.address}/console/`);
        await engine.click('button', signIn.demoEnter);
        await engine.see('.hc-row-title');
        await engine.open(`${network.address}/console/sites/event-${expo.eventId}/reception`);
        await engine.click('button', desk.own.open);
        await engine.see('h1', gate.page.title);
        await engine.see('.hb-offline-gate', offline.ready('', '').slice(0, 8));
        await expect.poll(() => isKept(engine)).toBe(true);

        network.cut();
        await engine.reload();
        await engine.see('*', offline.offline);
        await scan('AAAA-BBBB-CCCC');
        await engine.see('*', offline.problems.notInList);
        await scan(ticket.qrString);
        await engine.see('h2', gate.result.open);
        await engine.click('button', gate.result.checkIn);
        await engine.see('h2', gate.result.done);
        await engine.see('*', offline.waiting(1));
        // What waits is kept through a reload.
        await engine.reload();
        await engine.see('*', offline.waiting(1));

        network.restore();
        const waits = () => engine.run((words) => document.body.textContent.includes(words), offline.waiting(1));
        await expect.poll(waits).toBe(false);
        await scan(ticket.qrString);
        await engine.see('*', gate.result.times(1));
      } finally {
        await engine.close();
        await network.close();
      }
    },
  );
}
