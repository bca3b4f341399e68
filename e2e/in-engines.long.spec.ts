import cartWords from '#features/ticket/web/cart/texts/jpn.ts';
import { site } from './demo-sites.ts';
import type { Engine } from './engines/engine.ts';
import { missingForFirefox, refusingStorage, startFirefox } from './engines/firefox.ts';
import { settled } from './engines/settled.ts';
import { missingForWebKit, startWebKit } from './engines/webkit.ts';
import { expect, test } from './journey.ts';
import { newMember, type Tokens } from './member.ts';
import { once } from './sweep.ts';

const expo = site('expo').path;
const engines = [
  { name: 'WebKit', missing: missingForWebKit(), start: () => startWebKit({ isStill: false }) },
  { name: 'Firefox', missing: missingForFirefox(), start: () => startFirefox() },
];

/** Opens the site in a browser that has decided about cookies, and is a member's where there are tokens. */
async function enter(engine: Engine, address: string, tokens?: Tokens): Promise<void> {
  await engine.resize(390, 844);
  await engine.open(`${address}/robots.txt`);
  await engine.run((member) => {
    document.cookie = 'cookie-consent=true;path=/';
    if (member === null) return;
    document.cookie = 'passed-doors=member;path=/';
    localStorage.setItem('accessToken', member.accessToken);
    localStorage.setItem('refreshToken', member.refreshToken);
    localStorage.setItem('memberRealm', 'portal/1');
  }, tokens ?? null);
}

/** Writes down in every picture how far the page is scrolled, until the document is left. */
const watchScrolling = (engine: Engine): Promise<void> =>
  engine.run(() => {
    const seen: [string, number][] = [];
    Object.assign(window, { seenPlaces: seen });
    const look = (): void => {
      seen.push([document.querySelector('main h1')?.textContent ?? '', Math.round(window.scrollY)]);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
/** The places at which a page with this heading was shown since then. */
const placesOf = (engine: Engine, heading: string): Promise<number[]> =>
  engine.run((wanted) => {
    const { seenPlaces = [] } = window as { seenPlaces?: [string, number][] };
    return [...new Set(seenPlaces.filter(([shown]) => shown === wanted).map(([, place]) => place))];
  }, heading);
const headingIn = (engine: Engine): Promise<string> =>
  engine.run(() => document.querySelector('main h1')?.textContent ?? '').catch(() => '');

/** The Enter that ends a conversion, as the page hears of it in Safari; answers whether the page keeps it from its form. */
const endConversion = (engine: Engine, field: string): Promise<boolean> =>
  engine.run((css) => {
    const input = document.querySelector<HTMLElement>(css);
    input?.focus();
    const ending = { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    return input?.dispatchEvent(new KeyboardEvent('keydown', ending)) === false;
  }, field);
const askedSince = (engine: Engine, part: string): Promise<number> =>
  engine.run(
    (wanted) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(wanted)).length,
    part,
  );

/** The labels of buttons and choices that a line breaks inside a word, and how many have several lines. */
const brokenLabels = (engine: Engine): Promise<{ broken: string[]; folded: number }> =>
  engine.run(() => {
    const words = new Intl.Segmenter('ja', { granularity: 'word' });
    const broken: string[] = [];
    let folded = 0;
    for (const label of document.querySelectorAll('.hb-button-label, .hb-radio-text')) {
      if (!label.checkVisibility()) continue;
      const tops: number[] = [];
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
        for (let place = 0; place < text.length; place += 1) {
          const range = document.createRange();
          range.setStart(text, place);
          range.setEnd(text, place + 1);
          tops.push([...range.getClientRects()].at(-1)?.top ?? 0);
        }
      }
      const whole = label.textContent;
      const starts = new Set([...words.segment(whole)].map(({ index }) => index));
      const breaks = tops.flatMap((top, place) => (place > 0 && top > tops[place - 1]! + 8 ? [place] : []));
      if (breaks.length > 0) folded += 1;
      for (const place of breaks) {
        if (!starts.has(place)) broken.push(`${whole.slice(0, place)}|${whole.slice(place)}`);
      }
    }
    return { broken, folded };
  });

for (const { name, missing, start } of engines) {
  if (missing !== undefined) console.log(`skipped: what an engine does its own way in ${name}, because ${missing}`);
  const inEngine = missing === undefined ? test : test.skip;
  const withEngine = async (work: (engine: Engine) => Promise<void>): Promise<void> => {
    const engine = await start();
    try {
      await work(engine);
    } finally {
      await engine.close();
    }
  };

  inEngine(
    `in ${name} a new page begins at its top and Back returns to the old place, both at once`,
    once,
    async ({ baseURL }) => {
      await withEngine(async (engine) => {
        await enter(engine, baseURL ?? '');
        await engine.resize(390, 500);
        await engine.open(`${baseURL}${expo}/module/information/10`);
        await settled(engine);
        // The page itself scrolls smoothly, where somebody follows a link within it.
        expect(await engine.run(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
        const first = await headingIn(engine);
        await engine.run(() => {
          window.scrollTo({ top: 600, behavior: 'instant' });
          const links = [...document.querySelectorAll<HTMLElement>('main .hb-card-link')];
          const inSight = links.find((link) => link.getBoundingClientRect().top > 100);
          (inSight ?? links.at(-1))?.setAttribute('data-wanted', '');
        });
        await watchScrolling(engine);
        // Of a page that nobody has pressed on, WebKit leaves no way back.
        await engine.click('[data-wanted]');
        await expect.poll(() => headingIn(engine)).not.toBe(first);
        await settled(engine);
        const far = (await placesOf(engine, first)).at(-1)!;
        expect(far).toBeGreaterThan(150);
        expect(await placesOf(engine, await headingIn(engine))).toEqual([0]);
        await watchScrolling(engine);
        await engine.back();
        await expect.poll(() => headingIn(engine)).toBe(first);
        await settled(engine);
        const places = await placesOf(engine, first);
        expect(places).toHaveLength(1);
        expect(Math.abs(places[0]! - far)).toBeLessThan(4);
      });
    },
  );

  inEngine(
    `in ${name} letters stand beside digits and do not overlap, a wrong field is seen with its label, and what ends a conversion sends nothing`,
    once,
    async ({ baseURL, request }, { retry }) => {
      const member = await newMember(request, `engine${name}${Date.now()}${retry}`);
      await withEngine(async (engine) => {
        await test.step('letters after digits', async () => {
          await enter(engine, baseURL ?? '', member);
          await engine.open(`${baseURL}${expo}/module/information/10/1`);
          await settled(engine);
          const overlaps = await engine.run(() => {
            const text = document.createElement('p');
            text.textContent = '2026年12月23日10時30分からEXPOの東3ホールBで3Dプリンター4台をA棟5階に';
            document.querySelector('main .hb-rich-text')?.append(text);
            const letters = text.firstChild as Text;
            const boxes = Array.from(letters.data, (_, place) => {
              const range = document.createRange();
              range.setStart(letters, place);
              range.setEnd(letters, place + 1);
              // The first letter of a line has a place at the end of the line before it, too.
              return [...range.getClientRects()].at(-1) ?? new DOMRect();
            });
            const isSameLine = (one: DOMRect, next: DOMRect) => Math.abs(one.top - next.top) < one.height / 2;
            return boxes.flatMap((box, place) => {
              const next = boxes[place + 1];
              const isOver = next !== undefined && isSameLine(box, next) && next.left < box.right - 0.6;
              return isOver || box.width < 4 ? [letters.data.slice(place, place + 2)] : [];
            });
          });
          expect(overlaps).toEqual([]);
        });

        await test.step('full lines of Japanese', async () => {
          const share = await engine.run(() => {
            const text = document.querySelector('main .hb-rich-text p');
            const range = document.createRange();
            range.selectNodeContents(text!);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
            return Math.min(1, ...lines.slice(0, -1).map(({ width }) => width / text!.clientWidth));
          });
          expect(share).toBeGreaterThan(0.85);
        });

        await test.step('filters beside their names at a desk', async () => {
          await engine.resize(1280, 800);
          await engine.open(`${baseURL}${expo}/module/timetable/62`);
          await settled(engine);
          const places = await engine.run(() =>
            [...document.querySelectorAll('.hb-timetable-choices')].map((group) => {
              const [label, row] = [...group.children].map((one) => one.getBoundingClientRect());
              return [label!.right <= row!.left, Math.abs(label!.top + label!.bottom - row!.top - row!.bottom) < 8];
            }),
          );
          expect(places).toEqual([
            [true, true],
            [true, true],
          ]);
          await engine.resize(390, 844);
        });

        await test.step('a wrong field below the header', async () => {
          await engine.open(`${baseURL}${expo}/users/mypage/profile`);
          await settled(engine);
          await engine.run(() => {
            window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
            document.querySelector<HTMLElement>('main form button[type="submit"]')?.click();
          });
          const seen = () =>
            engine.run(() => {
              const field = document.activeElement;
              const label = field?.id
                ? document.querySelector(`label[for="${field.id}"]`)
                : field?.closest('fieldset, label');
              const header = document.querySelector('.hb-header')?.getBoundingClientRect().bottom ?? 0;
              const { top = -1, bottom = -1 } = label?.getBoundingClientRect() ?? {};
              return field?.matches('[aria-invalid="true"]') === true && top >= header && bottom <= window.innerHeight;
            });
          await expect.poll(seen).toBe(true);
        });

        await test.step('labels at the narrowest phone', async () => {
          await engine.resize(320, 700);
          let folded = 0;
          const rests = ['/users/mypage/profile', '', '/module/ticket/60/detail?ticket=3', '/users/mypage'];
          for (const rest of rests.toReversed()) {
            await engine.open(`${baseURL}${expo}${rest}`);
            await settled(engine);
            const found = await brokenLabels(engine);
            expect([rest, found.broken]).toEqual([rest, []]);
            folded += found.folded;
          }
          // So there were labels that did not fit in a line.
          expect(folded).toBeGreaterThan(0);
        });

        await test.step('Enter that ends a conversion', async () => {
          const postcode = '[name$="postal_code"]';
          expect(await endConversion(engine, postcode)).toBe(true);
          expect(await endConversion(engine, '[name="profile.company"]')).toBe(true);
          expect(await askedSince(engine, 'postal_code')).toBe(0);
          await engine.open(`${baseURL}/web/portal/1`);
          await settled(engine);
          expect(await endConversion(engine, 'main input[type="search"], main form input')).toBe(true);
          expect(await engine.run(() => location.pathname)).toBe('/web/portal/1');
        });
      });
    },
  );
}

const inFirefox = missingForFirefox() === undefined ? test : test.skip;
inFirefox(
  'in a Firefox that stores nothing, the cart says that it is gone with the page',
  once,
  async ({ baseURL }) => {
    const engine = await startFirefox(refusingStorage);
    try {
      await engine.resize(390, 844);
      await engine.open(`${baseURL}${expo}/module/ticket/60/detail?ticket=3`);
      await settled(engine);
      expect(
        await engine.run(() => {
          try {
            return window.localStorage === null;
          } catch {
            return true;
          }
        }),
      ).toBe(true);
      await engine.click('dialog button', 'カートに入れる');
      await engine.see('main, dialog', cartWords.unkept);
    } finally {
      await engine.close();
    }
  },
);
