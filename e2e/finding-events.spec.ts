import { say, site } from './demo-sites.ts';
import { expect, pathOf, test } from './journey.ts';
import { layoutShiftProblems, watchLoading } from './page-quality.ts';
import { long } from './sweep.ts';

const city = site('city');
const festival = site('festival');
const search = `${city.path}/module/event_search/40`;

test('the list of events narrows while the visitor types, and Back leads to the results [SITE-025, SITE-029]', async ({
  page,
  open,
  language,
}) => {
  await open(search);
  const cards = page.locator('main .hb-event-card');
  await expect(cards).toHaveCount(5);
  const field = page.getByRole('searchbox');
  await field.pressSequentially(say(festival.file.overview?.name, language).slice(0, 8));
  await expect(cards).toHaveCount(1);
  await expect(cards.locator('a')).toHaveAttribute('href', festival.path);
  await expect(field).toBeFocused();
  await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).not.toBeNull();

  const address = pathOf(page);
  await cards.locator('a').click();
  await expect(page).toHaveURL(festival.path);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards).toHaveCount(1);
  await field.fill('zzz');
  await expect(cards).toHaveCount(0);
});

test(
  'the months of a search are addresses, and Back leads from one to the one before [SITE-029]',
  long,
  async ({ page, open, language }) => {
    const title = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const name = say(festival.file.overview?.name, language);
    // Without a month in its address it opens on that of the event.
    await open(`${search}?view=month&month=2024-01&keyword=${encodeURIComponent(name)}`);
    const first = await title.textContent();
    await page.locator('.hb-month-near').click();
    await expect(title).not.toHaveText(first ?? '');
    const card = page.locator('.hb-month-chosen .hb-event-card');
    await expect(card).toHaveCount(1);
    await expect(page.locator('.hb-month-day a[aria-current="true"]')).toHaveCount(1);
    const address = pathOf(page);
    await page.reload();
    await expect(card.locator('a')).toHaveAttribute('href', festival.path);
    expect(pathOf(page)).toBe(address);
    await page.goBack();
    await expect(title).toHaveText(first ?? '');
  },
);

test('a portal shows the events that were looked at last [SITE-029]', long, async ({ page, open, language }) => {
  const history = page.getByRole('region', {
    name: say(city.file.modules.find(({ moduleCode }) => moduleCode === 'event_browsing_history')?.title, language),
  });
  await open(city.path);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(history).toHaveCount(0);
  for (const folder of ['expo', 'festival']) {
    await open(site(folder).path);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('eventBrowsingHistory') ?? ''))
      .toContain(String(site(folder).eventId));
  }
  await watchLoading(page);
  await open(city.path);
  // It comes in a quiet moment, below what is in view.
  await expect(history.locator('a').first()).toHaveAttribute('href', festival.path);
  expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
  await expect(history.locator('.hb-event-card')).toHaveCount(2);
});

test.describe('before the question about cookies is answered', () => {
  test.use({ hasDecided: false });

  for (const [window, width, height] of [
    ['a phone', 390, 844],
    ['a laptop', 1280, 800],
  ] as const) {
    test(`the first events of a portal stand whole on the first screen of ${window}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open(city.path);
      // The script of the question takes the place of its form.
      const room = () =>
        page.evaluate(() => {
          const [card, strip] = ['main .hb-event-card', '.hb-popup'].map((one) => document.querySelector(one));
          return strip && card ? strip.getBoundingClientRect().top - card.getBoundingClientRect().bottom : -1;
        });
      await expect.poll(room).toBeGreaterThanOrEqual(0);
    });
  }
});
