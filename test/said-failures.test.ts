import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const screens = globSync('src/features/*/web/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

/** A failure that becomes a flag or a word of the page, without a look at what the server said. */
const unread = /\.catch\(\(\) =>\s*(?:\w+ \|\| )?set[A-Z]|\.then\([^()]*, \(\) =>\s*set[A-Z]/;

/** Where data of a page could not be read. The page says so with a way to ask again, or does without. */
const readings = [
  'src/features/live-chat/web/commentary/use-commentary.ts',
  'src/features/live-chat/web/notice/notice-sheet.tsx',
  'src/features/live-chat/web/people/use-contacts.ts',
  'src/features/live-chat/web/talk/message-log.tsx',
  'src/features/live-chat/web/talk/room-view.tsx',
  'src/features/my-bag/web/own-report.tsx',
  'src/features/ticket/web/flow/card-part.tsx',
  'src/features/ticket/web/lottery/draw-fold.tsx',
];

test('no screen replaces what the server says about a press by words of its own', () => {
  const found = screens.filter(({ source }) => unread.test(source)).map(({ path }) => path);
  expect(found.sort()).toEqual(readings);
});

test('no screen has words of its own for a call that was tried too often', () => {
  const found = screens.filter(({ source }) => /status\.tooMany/.test(source)).map(({ path }) => path);
  expect(found.sort()).toEqual([
    // The stored code is not checked now; the page asks for it, and says why when it is entered.
    'src/features/doors/web/passcode-gate.ts',
    // The composer counts the seconds, beside what the server says.
    'src/features/live-chat/web/commentary/commentary-composer.tsx',
    // What waits in the outbox is sent again.
    'src/features/live-chat/web/store/outbox-ports.ts',
  ]);
});
