import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { blockContentSchemas } from '#features/blocks/documents.ts';
import { eventListDocuments } from './documents.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/module-defaults.md'), 'utf8');

/** `widget.imageVisible` to `true`, of everything that has a default. */
function defaultsIn(text: string, moduleCode: string): Record<string, string> {
  const rows = text.matchAll(/^\| `(\w+)` \| `([\w.]+)` \| `([^`]+)` \|/gm);
  return Object.fromEntries([...rows].filter((row) => row[1] === moduleCode).map((row) => [row[2], row[3]])) as Record<
    string,
    string
  >;
}

describe('docs/module-defaults.md', () => {
  test.each(eventListDocuments)(
    'names every default of $moduleCode [SITE-033, SITE-037]',
    ({ moduleCode, widget, list, content }) => {
      const parsed = Object.fromEntries(
        Object.entries({ widget, list, content }).map(([part, schema]) => [part, v.parse(schema, {})]),
      );
      const defaults = Object.entries(parsed).flatMap(([part, values]) =>
        Object.entries(values).map(([name, value]) => [`${part}.${name}`, String(value)]),
      );
      expect(defaultsIn(page, moduleCode)).toEqual(Object.fromEntries(defaults));
    },
  );

  test('names the defaults of blocks, and every block [SITE-030]', () => {
    const text = { jpn: '題' };
    const image = { path: '/media/a.webp', width: 2, height: 1 };
    const headline = v.parse(blockContentSchemas.headline, { text });
    expect(defaultsIn(page, 'headline')).toEqual({
      'content.level': String(headline.level),
      'content.align': headline.align,
    });
    for (const code of ['image_text_horizontal', 'image_text_vertical'] as const) {
      const { imageSide } = v.parse(blockContentSchemas[code], { image, body: text });
      expect(defaultsIn(page, code)).toEqual({ 'content.imageSide': imageSide });
    }
    for (const code of Object.keys(blockContentSchemas)) expect(page).toContain(`\`${code}\``);
  });
});
