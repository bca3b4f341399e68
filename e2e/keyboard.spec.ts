import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { long } from './sweep.ts';

const stopsMax = 120;

const expo = site('expo').path;
/** A home, a list with filters, and a page with a bar of its own above the tabs. */
const paths = [expo, `${site('city').path}/module/event_search/40`, `${expo}/module/booth/200/1`];

for (const path of paths) {
  test(
    `by keyboard every control of ${path} is reached in sight, and the header can be skipped`,
    path === expo ? {} : long,
    async ({ page, open, words }) => {
      // The test cannot judge a control that still glides into sight.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(path);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.navigation.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();

      const hidden: string[] = [];
      let last = '';
      for (let stop = 0; stop < stopsMax; stop += 1) {
        await page.keyboard.press('Tab');
        const { name, isSeen } = await page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const focused = document.activeElement;
          if (focused === null || focused === document.body) return { name: '', isSeen: true };
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const places = [
            [(left + right) / 2, (top + bottom) / 2],
            [left + 3, top + 3],
            [right - 3, bottom - 3],
          ] as const;
          const isInSight = places.some(([x, y]) => {
            const found = document.elementFromPoint(x, y);
            return found !== null && (focused.contains(found) || found.contains(focused));
          });
          return { name: `${focused.className} ${focused.textContent.slice(0, 30)}`, isSeen: isInSight };
        });
        if (name === '') break;
        if (!isSeen) hidden.push(name);
        last = name;
      }
      expect(hidden).toEqual([]);
      expect(last).toContain('hb-footer-link');
    },
  );
}
