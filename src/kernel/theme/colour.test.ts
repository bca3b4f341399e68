import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hexOf, isHexColour, oklchOf } from './colour.ts';

describe('colours', () => {
  it('go to OKLCH and back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (bits) => {
        const hex = `#${bits.toString(16).padStart(6, '0')}`;
        expect(hexOf(oklchOf(hex))).toBe(hex);
      }),
    );
  });

  it('agree with the published values for a known colour', () => {
    const red = oklchOf('#ff0000');
    expect(red.lightness).toBeCloseTo(0.62796, 4);
    expect(red.chroma).toBeCloseTo(0.25768, 4);
    expect((red.hue * 180) / Math.PI).toBeCloseTo(29.23, 1);
  });

  it('lose chroma, not lightness, where a screen ends', () => {
    const wanted = { lightness: 0.7, chroma: 0.4, hue: 2.5 };
    expect(oklchOf(hexOf(wanted)).lightness).toBeCloseTo(0.7, 2);
  });

  it('have the contrast of WCAG', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('are hex colours of three or six digits and nothing else', () => {
    expect(['#0066FF', '#06f'].every(isHexColour)).toBe(true);
    expect(['red', '#06', '#0066ff00', '#0066FF;', '', undefined, 7].some(isHexColour)).toBe(false);
  });
});
