import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const filesWith = (pattern: RegExp): string[] =>
  sources.flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).toSorted();

const place = 'src/platform/web/parts/leave-conversions.ts';
/** What the browser does with a press of a key can be kept from it no later. */
const laterKeys = /\bonKey(Up|Press)\b|['"]key(up|press)['"]/;

test('one place decides which keys are those of a conversion', () => {
  expect(filesWith(/\bkeyCode\b|\.isComposing\b/)).toEqual([
    // They ask it of letters, not of keys.
    'src/features/credit-card/web/card-form.tsx',
    'src/features/profile/web/follow-readings.ts',
    place,
  ]);
});

test('nobody listens for keys where that place does not stand before them', () => {
  expect(filesWith(/\bonKeyDown\b/).length).toBeGreaterThan(12);
  expect(filesWith(laterKeys)).toEqual([]);
});

test('each page has that place before React begins', () => {
  const begins = /\b(hydrateRoot|createRoot|takeOver)\(/;
  const roots = filesWith(begins);
  expect(roots).toEqual([
    'src/app/boot/start-browser.tsx',
    'src/app/console/entry-console.tsx',
    // By these `start-browser` takes a page over, and its widgets after that.
    'src/app/widgets/take-over.ts',
    'src/app/widgets/waiting-widgets.tsx',
  ]);
  for (const [file, text] of sources.filter(([one]) => roots.slice(0, 2).includes(one))) {
    const at = text.indexOf('leaveConversions(window);');
    expect([file, at > 0 && at < text.search(new RegExp(`await |${begins.source}`))]).toEqual([file, true]);
  }
});
