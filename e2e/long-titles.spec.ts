import { titleMax } from '#kernel/limits.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { overflowProblems } from './page-quality.ts';

const { path } = site('expo');
const module = `${path}/module`;
const widths = [
  { width: 320, height: 700 },
  { width: 1280, height: 800 },
];
/** With and without places where a line may break. */
const sentence = 'ものづくり共創EXPO特別企画 Open factory and harbour festival ';
const word = 'Donaudampfschifffahrtsgesellschaft';

const pages = [
  '/web/portal/1',
  path,
  `${module}/ticket/60`,
  `${module}/ticket/60/detail?ticket=3`,
  `${module}/booth/200`,
  `${module}/booth/200/1`,
  `${module}/schedule/64`,
  `${module}/timetable/62`,
  `${module}/live_stream/95`,
  `${module}/coupon/110`,
];

test('titles as long as they may be break no page, in words and without a blank', async ({ page, open, troubles }) => {
  // Widgets that begin later find texts that are not theirs.
  troubles.expect(/Minified React error #418/);
  const problems: string[] = [];
  for (const address of pages) {
    await open(address);
    for (const part of [sentence, word]) {
      const title = part.repeat(titleMax).slice(0, titleMax);
      // A heading, and what leads to a page of its own from a card, is an organiser's title.
      await page.evaluate((text) => {
        for (const place of document.querySelectorAll(
          ':is(h1, h2, h3, h4), .hb-card-link, .hb-back-link, .hb-header',
        )) {
          const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
          const first = texts.nextNode();
          if (first !== null) first.nodeValue = text;
        }
      }, title);
      for (const { width, height } of widths)
        problems.push(...(await overflowProblems(page, width, height)).map((one) => `${address}: ${one}`));
    }
  }
  expect(problems).toEqual([]);
});
