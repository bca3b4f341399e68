import { say, site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { long } from './sweep.ts';

const marathon = site('evesta');
const youtube = 'https://www.youtube-nocookie.com/**';

test('a site of the third type is its blocks in their order, from header to footer [SITE-027, SITE-030]', async ({
  page,
  open,
  language,
}) => {
  await open(marathon.path);
  const shown = await page
    .locator('main .hb-blocks > .hb-widget > *')
    .evaluateAll((blocks) =>
      blocks.map((block) => /hb-block-([\w-]+)/.exec(block.getAttribute('class') ?? '')?.[1]?.replaceAll('-', '_')),
    );
  const written = marathon.file.modules.map(({ moduleCode }) => moduleCode);
  expect(shown).toEqual(written);
  const codes = [
    'header',
    'footer',
    'headline',
    'margin',
    'sns',
    'image',
    'image_text_horizontal',
    'image_text_vertical',
  ];
  expect(written).toEqual(
    expect.arrayContaining([...codes, 'text', 'carousel', 'youtube', 'event_overview', 'access']),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(marathon.file.webSetting.title, language));
  // The block and the site's own footer are one to the eye, and say the organiser's name once.
  const grounds = await page
    .locator('.hb-block-footer, .hb-footer')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect([grounds.length, new Set(grounds).size]).toEqual([2, 1]);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCount(1);
  await expect(footer).not.toContainText(say(marathon.file.overview?.organizerName, language));
  for (const block of await page.locator('main .hb-block').all()) {
    await block.scrollIntoViewIfNeeded();
    await expect(block).toBeVisible();
  }
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  }
});

test('its pictures are stepped through by keyboard [SITE-030]', long, async ({ page, open }, { project }) => {
  await open(marathon.path);
  const carousel = page.locator('.hb-block-carousel');
  const row = carousel.locator('.hb-scroll-row-items');
  const place = () =>
    row.evaluate(async (list) => {
      // A press while the row glides counts from where it is then.
      for (let before = -1; before !== list.scrollLeft; ) {
        before = list.scrollLeft;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return Math.round(list.scrollLeft / list.clientWidth);
    });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBe(0);
  // The buttons are for a mouse and a keyboard. On a touch screen visitors swipe.
  if (project.name === 'phone') return;
  const previous = carousel.locator('.hb-scroll-button-previous');
  const next = carousel.locator('.hb-scroll-button-next');
  await expect(previous).toBeHidden();
  await next.focus();
  const pictures = await row.getByRole('listitem').count();
  // Each press counts, also while the row still glides from the one before.
  for (let seen = 1; seen < pictures; seen += 1) await page.keyboard.press('Enter');
  await expect.poll(place).toBe(pictures - 1);
  await expect(previous).toBeVisible();
  await expect(next).toBeHidden();
  await expect(row).toBeFocused();
});

test(
  'its video asks YouTube for nothing until it is played, by keyboard too [SITE-030]',
  long,
  async ({ page, open, language }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!/localhost/.test(new URL(request.url()).host)) asked.push(request.url());
    });
    await page.route(youtube, (route) => route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }));
    await open(marathon.path);
    const still = page.locator('.hb-block-youtube a');
    await still.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await still.focus();
    await page.keyboard.press('Enter');
    const player = page.locator('.hb-block-youtube iframe');
    await expect(player).toBeFocused();
    await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?.*hl=/);
    await expect(player).toHaveAttribute('title', /./);
    await expect(player).toHaveAttribute('src', new RegExp(`hl=${language === 'eng' ? 'en' : 'ja'}`));
    await expect.poll(() => asked.length).toBe(1);
  },
);
