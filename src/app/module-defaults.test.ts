import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteLinkDocuments } from '#features/site-link/documents.ts';
import { webPageDocuments } from '#features/web-page/documents.ts';
import { informationDocuments } from '#features/information/documents.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/module-defaults.md'), 'utf8');
const title = { jpn: '題' };
const leastItems = {
  information: { detailId: 1, title, createdAt: '2026-11-01' },
  web_page: { detailId: 1, title },
  united_web_link: { detailId: 1, name: title, url: '/' },
} as Record<string, object>;

/** `widget.imageVisible` to `true`, of everything that has a default. */
function defaultsIn(text: string, moduleCode: string): Record<string, string> {
  const rows = text.matchAll(/^\| `(\w+)` \| `([\w.]+)` \| (?:`([^`]+)`|none) \|/gm);
  return Object.fromEntries(
    [...rows].filter((row) => row[1] === moduleCode && row[3] !== undefined).map((row) => [row[2], row[3]]),
  ) as Record<string, string>;
}

describe('docs/module-defaults.md', () => {
  test.each([...informationDocuments, ...webPageDocuments, ...siteLinkDocuments])(
    'names every default of $moduleCode [SITE-033, SITE-037]',
    ({ moduleCode, widget, list, item }) => {
      const least = leastItems[moduleCode] as object;
      const parsed = {
        widget: v.parse(widget, {}),
        list: v.parse(list, {}),
        item: v.parse(item, least),
      };
      const defaults = Object.entries(parsed).flatMap(([part, values]) =>
        Object.entries(values)
          .filter(([name, value]) => value !== undefined && !(name in least))
          .map(([name, value]) => [`${part}.${name}`, String(value)]),
      );
      expect(defaultsIn(page, moduleCode)).toEqual(Object.fromEntries(defaults));
    },
  );
});
