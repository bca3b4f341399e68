import type { LanguageCode } from '#kernel/language.ts';
import { say, site } from './demo-sites.ts';
import { expect, pathOf, test } from './journey.ts';
import { stored } from './member.ts';
import { accessibilityProblems, overflowProblems } from './page-quality.ts';
import { long } from './sweep.ts';

const expo = site('expo');
const timetable = expo.file.modules.find(({ moduleCode }) => moduleCode === 'timetable');
const path = `${expo.path}/module/timetable/${timetable?.contentId}`;
/** Of the demo's timetable: two talks at the same time, and a workshop on the second day. */
const [talkA, talkB, workshop] = [3, 4, 10];
const sold = expo.file.modules.find(({ moduleCode }) => moduleCode === 'ticket');
const ticketOfTalkA = 5;

const textsOf = async (language: LanguageCode) => {
  const [timetableTexts, ticketTexts, sale] = await Promise.all([
    import(`#features/timetable/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/timetable/texts/jpn.ts').default;
    }>,
    import(`#features/ticket/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/ticket/texts/jpn.ts').default;
    }>,
    import(`#features/ticket/web/overlay/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/ticket/web/overlay/texts/jpn.ts').default;
    }>,
  ]);
  return { words: timetableTexts.default, tickets: ticketTexts.default, sale: sale.default };
};

const ticketIdsOf = (url: string): string[] => new URL(url).searchParams.getAll('ticket_ids[]');

const titleOf = (detailId: number, language: LanguageCode): string =>
  say(timetable?.items?.find((item) => item.detailId === detailId)?.title, language);

test('a visitor looks through the days, with an id and without one, and searches [ROUTE-046, ROUTE-047, TIMETABLE-005, TIMETABLE-007, TIMETABLE-011]', async ({
  page,
  open,
  language,
}) => {
  const { words } = await textsOf(language);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(decodeURIComponent(request.url())));
  await open(`${expo.path}/module/timetable`);
  await expect(page.getByRole('heading', { level: 1, name: say(timetable?.title, language) })).toBeVisible();
  const entry = (detailId: number) => page.getByRole('button', { name: titleOf(detailId, language), exact: true });
  await expect(entry(talkA).filter({ visible: true })).toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);

  await open(path);
  await page.getByRole('navigation', { name: words.days }).getByRole('link').nth(1).click();
  await expect(entry(workshop).filter({ visible: true })).toHaveCount(1);
  await expect(entry(talkA)).toHaveCount(0);
  expect(pathOf(page)).toContain('?date=');
  // The tickets of the entries, by their ids.
  const wanted = asked.filter((url) => url.includes('ticket_ids[]=')).flatMap(ticketIdsOf);
  const named = timetable?.items?.flatMap(({ ticketId }) => (ticketId === undefined ? [] : [String(ticketId)]));
  expect(named?.length).toBeGreaterThan(3);
  expect(new Set(wanted)).toEqual(new Set(named));

  await page.getByLabel(words.keyword).fill(titleOf(talkB, language).slice(0, 4));
  await expect(entry(talkB).filter({ visible: true })).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('text')).toBe(titleOf(talkB, language).slice(0, 4).trim());
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.reload();
  await expect(entry(talkB).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: words.clear }).click();
  await expect(page.getByLabel(words.keyword)).toHaveValue('');
  await expect(entry(workshop).filter({ visible: true })).toHaveCount(1);
});

test(
  "a ticket chosen in the timetable goes into the timetable's cart and is bought on the ticket page [TIMETABLE-001, TICKET-044, TICKET-045, CART-005, CART-006]",
  long,
  async ({ page, open, language }) => {
    const { words, tickets, sale } = await textsOf(language);
    await open(path);
    const offer = (detailId: number) =>
      page
        .getByRole('article')
        .filter({ visible: true })
        .filter({ has: page.getByRole('button', { name: titleOf(detailId, language), exact: true }) });
    await offer(talkA).getByRole('button', { name: words.choose }).click();
    await expect(offer(talkA).getByRole('button', { name: words.chosen(1) })).toBeVisible();
    // At the same time: only one of them.
    const { problems, nameList } = words.whyNot;
    const chosen = nameList([say(sold?.items?.find(({ detailId }) => detailId === ticketOfTalkA)?.title, language)]);
    await expect(offer(talkB).getByText(problems.combination(chosen))).toBeVisible();
    await expect(offer(talkB).getByRole('button', { name: words.choose })).toHaveCount(0);
    expect(JSON.parse((await stored(page, 'timetableCart')) ?? '')).toEqual({
      ticketContentId: 60,
      siteKey: 'event/11',
      tickets: [{ ticketId: 5, number: 1 }],
    });
    expect(await stored(page, 'ticketCart')).toBeNull();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('button', { name: tickets.openCart(1) }).click();
    const cart = page.getByRole('dialog', { name: sale.cartTitle });
    await expect(cart.getByRole('textbox')).toHaveValue('1');
    expect(await page.evaluate(() => sessionStorage.getItem('timetableToTicketFlag'))).toBe(
      JSON.stringify({ siteKey: 'event/11', contentId: 60 }),
    );
    expect(await stored(page, 'next_purchase_flow_contentId')).toBe('60');
    await expect(cart.getByRole('button', { name: sale.loginToBegin })).toBeVisible();
    expect(await stored(page, 'ticketCart')).toBeNull();
  },
);
