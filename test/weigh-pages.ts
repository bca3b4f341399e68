// A process of its own, without anything else in its memory: keeps pages, and tells what the cache counts and what it holds.
import { randomBytes } from 'node:crypto';
import { makePage } from '#app/server/kept-page.ts';
import { createPageCache } from '#app/server/page-cache.ts';

const pages = 200;
const collect = (globalThis as unknown as { gc(): void }).gc;
const held = (): number => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const cache = createPageCache({ clock: () => 0, ageMs: 1, bytesMax: Infinity });
const fill = (from: number, count: number): void => {
  for (let number = from; number < from + count; number += 1) {
    const html = Array.from({ length: 500 }, () => `<li>${randomBytes(12).toString('hex')} 広場</li>`).join('\n');
    const key = `http://hiroba.test/web/portal/1?page=${number} jpn site false`;
    const page = makePage(200, html, { 'content-type': 'text/html' });
    cache.keep(page, key, { madeFor: 1, now: () => 1 });
    // Most browsers, older ones, and pages that nobody has asked for again.
    if (number % 4 > 0) page.in('zstd');
    if (number % 4 > 2) page.in('br');
    cache.weigh(key);
  }
};
// What the first pages load and compile stays.
fill(0, 20);
const before = { held: held(), counted: cache.counts().bytes };
fill(20, pages);
console.log(JSON.stringify({ held: held() - before.held, counted: cache.counts().bytes - before.counted }));
