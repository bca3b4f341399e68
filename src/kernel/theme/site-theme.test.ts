import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, isHexColour } from './colour.ts';
import { defaultEventColour, defaultPortalColour, palette } from './palette.ts';
import { siteTheme, siteThemeCss, type Scheme } from './site-theme.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
const anyScheme = fc.constantFrom<Scheme>('light', 'dark');
const grounds = ['--hb-page', '--hb-surface', '--hb-surface-raised', '--hb-surface-sunken', '--hb-accent-soft'];
const states = ['--hb-info', '--hb-success', '--hb-warning', '--hb-danger'];
const inks = ['--hb-text', '--hb-text-muted', '--hb-accent-text', ...states];
const outlines = ['--hb-control-line', '--hb-accent-line'];

const worst = (theme: Record<string, string>, over: readonly string[], under: readonly string[]): number =>
  Math.min(...over.flatMap((one) => under.map((other) => contrast(theme[one] ?? '', theme[other] ?? ''))));

const forEveryColour = (check: (theme: Record<string, string>) => void): void =>
  fc.assert(
    fc.property(anyColour, anyScheme, (baseColor, scheme) => {
      check(siteTheme({ baseColor }, scheme));
    }),
    { numRuns: 400, examples: [...palette, '#000000', '#ffffff', '#ffff00', '#777777'].map((hex) => [hex, 'dark']) },
  );

describe('the theme of a site', () => {
  it('keeps every text readable on every ground, whatever colour the tenant picks', () => {
    forEveryColour((theme) => expect(worst(theme, inks, grounds)).toBeGreaterThanOrEqual(4.5));
  });

  it('keeps the text on the accent readable, at rest and under the pointer', () => {
    forEveryColour((theme) => {
      expect(worst(theme, ['--hb-on-accent'], ['--hb-accent', '--hb-accent-hover'])).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('keeps the outlines of controls visible on every ground', () => {
    forEveryColour((theme) => expect(worst(theme, outlines, grounds)).toBeGreaterThanOrEqual(3));
  });

  it('keeps the text of a state readable on the ground of its state', () => {
    forEveryColour((theme) => {
      for (const state of states)
        expect(worst(theme, [state, '--hb-text'], [`${state}-soft`])).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('leaves a colour that can carry text as the tenant wrote it', () => {
    expect(siteTheme({ baseColor: defaultEventColour })['--hb-accent']).toBe('#0066ff');
    expect(siteTheme({ baseColor: defaultPortalColour })['--hb-accent']).toBe('#ff8800');
    expect(siteTheme({ baseColor: '#F80' })['--hb-brand']).toBe('#ff8800');
  });

  it('takes the event colour when the setting is no colour, so that no other text reaches the style sheet', () => {
    const bad = siteThemeCss({ baseColor: 'red;}body{display:none' });
    expect(bad).toBe(siteThemeCss({ baseColor: '#0066FF' }));
  });

  it('writes both schemes for the device to choose from, or the one the organiser chose', () => {
    expect(siteThemeCss({ baseColor: '#0066FF' })).toContain(
      '@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark',
    );
    expect(siteThemeCss({ baseColor: '#0066FF', scheme: 'light' })).not.toContain('color-scheme:dark');
    expect(siteThemeCss({ baseColor: '#0066FF', scheme: 'dark' })).toContain('@media screen{:root{color-scheme:dark');
  });

  it.each(['dark', undefined] as const)('puts %s sites on paper in light colours', (scheme) => {
    const css = siteThemeCss({ baseColor: '#0066FF', scheme });
    expect(css).toContain(':root,.hb-light{color-scheme:light');
    expect(css.match(/color-scheme:dark;/g)).toHaveLength(1);
    expect(css.indexOf('@media screen')).toBeLessThan(css.indexOf('color-scheme:dark;'));
  });
});

describe('the colours of the platform', () => {
  it('names the base colour of an event [LIMIT-005]', () => expect(defaultEventColour).toBe('#0066FF'));
  it('names the base colour of a portal [LIMIT-006]', () => expect(defaultPortalColour).toBe('#FF8800'));
  it('offers sixteen colours, the two base colours first [LIMIT-007]', () => {
    expect(palette).toHaveLength(16);
    expect(palette.slice(0, 2)).toEqual([defaultEventColour, defaultPortalColour]);
  });
  it('offers distinct colours that the theme can read [LIMIT-008]', () => {
    expect(new Set(palette).size).toBe(16);
    expect(palette.every(isHexColour)).toBe(true);
  });
});
