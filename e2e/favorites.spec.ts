import { apiPrefix } from '#kernel/limits.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { enterAs, stored, tokensOf } from './member.ts';
import { accessibilityProblems, layoutShiftProblems, watchLoading } from './page-quality.ts';
import { longOnce } from './sweep.ts';

const expo = site('expo');
const booths = 200;
const sessions = expo.file.modules.find(({ moduleCode }) => moduleCode === 'schedule');
const boothPath = (id: number) => `${expo.path}/module/booth/${booths}/${id}`;

test('a visitor’s favourites survive the login, once each, and are on their page; another press removes one [FAV-004, FAV-007, FAV-008, FAV-009, FAV-010, FAV-013, MYPAGE-005, ROUTE-027]', async ({
  page,
  open,
  request,
  language,
  oneOf,
}) => {
  const { default: say } = (await import(`#features/favorite/texts/${language}.ts`)) as {
    default: typeof import('#features/favorite/texts/jpn.ts').default;
  };
  const kept = async (key: string): Promise<{ owner: number | null; items: { detailId: number }[] } | undefined> =>
    (JSON.parse((await stored(page, key)) ?? '{}') as Record<number, Record<number, never>>)[1]?.[11];
  const ids = async (key: string) => (await kept(key))?.items.map(({ detailId }) => detailId);
  const mark = async (path: string): Promise<string> => {
    await open(path);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const heart = page.getByRole('button', { name: say.button(title) });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    return title;
  };

  const loginId = oneOf({ phone: 'hanako.demo', 'phone in English': 'hanako.demo', desktop: 'staff.demo' });
  const member = await tokensOf(request, loginId);
  const headers = { 'access-token': member.accessToken };
  const sessionId = sessions?.items?.[0]?.detailId as number;
  const items = [
    { contentId: booths, detailId: 1, moduleId: 5 },
    { contentId: sessions?.contentId, detailId: sessionId, moduleId: 28 },
  ];
  const forgotten = items.map((item) => ({ ...item, isFavorite: false }));
  await request.post(`${apiPrefix}favorite/1/11`, { headers, data: forgotten });

  await watchLoading(page);
  const booth = await mark(boothPath(1));
  await page.reload();
  const heart = page.getByRole('button', { name: say.button(booth) });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
  const other = await mark(boothPath(2));
  await page.getByRole('button', { name: say.button(other) }).click();
  await expect(page.getByRole('button', { name: say.button(other) })).toHaveAttribute('aria-pressed', 'false');
  expect([await ids('boothFavorite'), await ids('boothHistory')]).toEqual([[1], [2, 1]]);
  const session = await mark(`${expo.path}/module/schedule/${sessions?.contentId}/${sessionId}`);
  expect([await ids('scheduleFavorite'), await ids('scheduleHistory')]).toEqual([[sessionId], [sessionId]]);

  await enterAs(page, member);
  await open(expo.path);
  await expect(page.getByRole('status').filter({ hasText: say.joined(2) })).toBeVisible();
  await expect.poll(async () => (await kept('boothFavorite'))?.owner).toBe(member.userId);
  const answer = await request.get(`${apiPrefix}personal/1/11`, { headers });
  const { data } = (await answer.json()) as { data: { favorite: { detailId: number }[] } };
  expect(data.favorite).toEqual(expect.arrayContaining(items.map((item): unknown => expect.objectContaining(item))));

  await open(`${expo.path}/users/mypage/favorite`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: session })).toBeVisible();
  await main.getByRole('button', { name: say.button(booth) }).click();
  await expect(main.getByRole('button', { name: say.button(booth) })).toHaveAttribute('aria-pressed', 'false');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.reload();
  await expect(main.getByRole('link', { name: session })).toBeVisible();
  await expect(main.getByRole('link', { name: booth })).toHaveCount(0);
});

test(
  'the browser remembers the visited events of a portal, the last one first [FAV-011]',
  longOnce,
  async ({ page, open }) => {
    const conference = site('conference');
    for (const event of [expo, conference, expo]) await open(event.path);
    const history = JSON.parse((await stored(page, 'eventBrowsingHistory')) ?? '{}') as Record<number, number[]>;
    expect(history[expo.portalId]).toEqual([expo.eventId, conference.eventId]);
  },
);
