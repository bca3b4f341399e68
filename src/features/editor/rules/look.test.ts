import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesOf, choiceIn, cornerChoices, letterChoices } from './look-choices.ts';
import { colourReading } from './colour-reading.ts';
import { coloursOf } from './colours-of.ts';
import { rootProperties, withRootProperties } from './root-rule.ts';

describe('a colour of a site is said to be', () => {
  test.each([
    // colour, scheme, white text, the button itself, the link itself
    ['#0066FF', 'light', true, true, false],
    ['#1F4E9E', 'light', true, true, true],
    ['#1F4E9E', 'dark', true, true, false],
    ['#FF8800', 'light', false, true, false],
    ['#FFFF00', 'light', false, true, false],
    ['#FFFF00', 'dark', false, true, true],
    ['#E5487B', 'light', true, false, false],
  ] as const)('%s in %s: text white %s, its own button %s, its own link %s', (colour, scheme, white, button, link) => {
    const read = colourReading(colour, scheme);
    expect([read?.isTextWhite, read?.isButtonOwn, read?.isLinkOwn]).toEqual([white, button, link]);
  });

  test('readable, whatever it is, and what is no colour has no reading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom('light', 'dark'), (bits, scheme) => {
        const read = colourReading(`#${bits.toString(16).padStart(6, '0')}`, scheme);
        expect(read?.ratio).toBeGreaterThanOrEqual(4.5);
        expect(read?.linkRatio).toBeGreaterThanOrEqual(4.5);
      }),
    );
    for (const typed of ['', '#12', 'red', '#12345g']) expect(colourReading(typed, 'light')).toBeUndefined();
  });
});

type Pixel = readonly [number, number, number, number?];
const picture = (...parts: readonly (readonly [Pixel, number])[]) =>
  new Uint8ClampedArray(
    parts.flatMap(([[red, green, blue, opacity = 255], count]) =>
      Array.from({ length: count }, () => [red, green, blue, opacity]).flat(),
    ),
  );

describe('the colours of a picture', () => {
  const red: Pixel = [215, 38, 61];
  const blue: Pixel = [31, 78, 158];
  test.each([
    ['the strongest first', picture([blue, 30], [red, 70]), ['#D7263D', '#1F4E9E']],
    ['none of greys, black and white', picture([[0, 0, 0], 40], [[255, 255, 255], 40], [[120, 122, 121], 20]), []],
    ['none of what is seen through', picture([[215, 38, 61, 40], 100]), []],
    ['none of a detail', picture([[255, 255, 255], 990], [red, 10]), []],
    ['one of two that are alike', picture([red, 50], [[220, 40, 60], 50]), ['#DA273D']],
    ['none of nothing', new Uint8ClampedArray(), []],
  ])('are %s', (_, pixels, colours) => {
    expect(coloursOf(pixels)).toEqual(colours);
  });

  test('are four at most, and each is a colour', () => {
    const bytes = fc.uint8Array({ minLength: 400, maxLength: 400 });
    fc.assert(
      fc.property(bytes, (values) => {
        const colours = coloursOf(new Uint8ClampedArray(values));
        expect(colours.length).toBeLessThanOrEqual(4);
        for (const colour of colours) expect(colour).toMatch(/^#[\dA-F]{6}$/);
      }),
    );
  });
});

describe('a choice in the style sheet', () => {
  const own = '/* ours: { */\n.hb-cover::after { content: "}:root{"; }\n';
  test.each([
    ['makes the rule where there is none', '', ':root {\n  --hb-radius: 0;\n}\n'],
    ['stands before the other rules', own, `:root {\n  --hb-radius: 0;\n}\n\n${own}`],
    [
      'goes into the rule that is there',
      `${own}:root { --hb-page: #fff }\n`,
      `${own}:root { --hb-page: #fff;\n  --hb-radius: 0;\n}\n`,
    ],
    [
      'takes the place of another value',
      ':root {\n  --hb-radius: 1rem;\n  --b: 2;\n}\n',
      ':root {\n  --b: 2;\n  --hb-radius: 0;\n}\n',
    ],
    [
      'leaves the rule of a media query alone',
      '@media print { :root { --hb-radius: 1px } }',
      ':root {\n  --hb-radius: 0;\n}\n\n@media print { :root { --hb-radius: 1px } }',
    ],
  ])('%s', (_, before, after) => {
    expect(withRootProperties(before, { '--hb-radius': '0' })).toBe(after);
    expect(rootProperties(after).get('--hb-radius')).toBe('0');
  });

  test('is known again, and comes and goes without a trace', () => {
    const sheets = fc.constantFrom('', own, '.a{color:red}', `@media print{:root{--hb-radius:1px}}\n${own}`);
    const letters = fc.constantFrom(...(Object.keys(letterChoices) as (keyof typeof letterChoices)[]));
    const corners = fc.constantFrom(...(Object.keys(cornerChoices) as (keyof typeof cornerChoices)[]));
    fc.assert(
      fc.property(sheets, letters, corners, (before, letter, corner) => {
        const withLetters = withRootProperties(before, changesOf(letterChoices, letterChoices[letter]));
        const both = withRootProperties(withLetters, changesOf(cornerChoices, cornerChoices[corner]));
        expect([choiceIn(both, letterChoices), choiceIn(both, cornerChoices)]).toEqual([letter, corner]);
        expect(both.endsWith(before)).toBe(true);
        const without = withRootProperties(both, changesOf(letterChoices, {}));
        expect(withRootProperties(without, changesOf(cornerChoices, {})).trim()).toBe(before.trim());
      }),
    );
  });

  test('that somebody wrote by hand is none of the offered ones', () => {
    expect(choiceIn(':root { --hb-radius: 3px }', cornerChoices)).toBeUndefined();
    expect(choiceIn(":root{--hb-font-ja:'My Font'}", letterChoices)).toBeUndefined();
    expect(choiceIn('', letterChoices)).toBe('plain');
  });
});
