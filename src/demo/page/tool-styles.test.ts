import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createStyleRoutes, toolStylesPath } from './tool-styles.ts';

test('all tools have one style sheet: the look of the platform, then what each of them adds', async () => {
  const { status, headers, text } = await read();
  expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(text).toMatch(/^@layer reset,tokens,base,components[\s\S]*--hb-page:/);
  const own = ['./tools.css', './people.css', '../mailbox/mailbox.css', '../native-app/native-app.css'];
  for (const path of own) expect(text).toContain(readFileSync(new URL(path, import.meta.url), 'utf8'));
  expect(text).not.toMatch(/url\(|@import/);
});

async function read() {
  const response = await createStyleRoutes().request(toolStylesPath);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
