import { languageCodes } from '#kernel/language.ts';
import { site } from './demo-sites.ts';
import { expect, quiet, test } from './journey.ts';
import { lookThroughAllSites } from './look-through.ts';
import { layoutShiftSoFar, watchLoading } from './page-quality.ts';
import { long } from './sweep.ts';

lookThroughAllSites({
  languages: languageCodes,
  narrow: { width: 320, height: 640 },
  large: [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ],
  everyOfOthers: 8,
});

test.describe('abroad', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test(
    'a reader of Japanese is told whose clock the times are on, and nothing moves for it',
    long,
    async ({ page, open }) => {
      await watchLoading(page);
      for (const path of [site('evesta').path, `${site('expo').path}/module/live_stream/95`]) {
        await open(path);
        await expect(page.getByText('日本時間').first()).toBeVisible();
        await quiet(page);
        expect(await layoutShiftSoFar(page, 0.005)).toEqual([]);
      }
    },
  );
});
