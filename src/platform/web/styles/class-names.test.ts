import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteTheme, siteThemeCss } from '#kernel/theme/site-theme.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const found = (pattern: string): string[] => globSync(pattern, { cwd: root });
const guide = read('docs/theming.md');
const named = (text: string): Set<string> => new Set(text.match(/(?<![\w-])hb-[a-z0-9]+(?:-[a-z0-9]+)*/g));
const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(hb-[a-z0-9-]+)/g)].map(([, name = '']) => name));

const inGuide = named(guide);
const themed = classesOf(siteThemeCss({ baseColor: '' }));
const inStyles = new Set([...themed, ...found('src/**/*.css').flatMap((path) => [...classesOf(read(path))])]);
const known = [...inStyles, ...inGuide];

/** The class names that the code writes; a name that ends with a hyphen is the start of a composed one. */
const written = found('src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) => {
    const withoutIds = read(path).replaceAll(/(?:getElementById\('|\bid="|#|--)hb-[\w-]*/g, '');
    return [...new Set(withoutIds.match(/(?<![\w-])hb-[a-z0-9-]*/g))].map((name) => ({ path, name }));
  });

describe('class names are a public interface', () => {
  it('every one that a component writes has a style or is described', () => {
    // The whole may go without a style where its parts have one: hb-information, hb-information-picture.
    const isKnown = (name: string): boolean =>
      known.includes(name) || known.some((one) => one.startsWith(name.replace(/-?$/, '-')));
    const inScreens = written.filter(({ path }) => path.endsWith('.tsx'));
    expect(inScreens.filter(({ name }) => !isKnown(name)).map(({ path, name }) => `${name} in ${path}`)).toEqual([]);
    expect(written.length).toBeGreaterThan(100);
  });

  it('none is the start of another that code completes without a hyphen, so that each can be found', () => {
    const composed = found('src/**/*.tsx').flatMap((path) =>
      [...read(path).matchAll(/className[^\n]*?(hb-[a-z0-9-]*[a-z0-9]\$\{)/g)].map(([, name]) => `${name} in ${path}`),
    );
    expect(composed).toEqual([]);
  });

  it('every one of the platform is described in docs/theming.md', () => {
    const styled = found('src/platform/web/styles/**/*.css').flatMap((path) => [...classesOf(read(path))]);
    expect([...new Set(styled)].filter((name) => !inGuide.has(name))).toEqual([]);
  });

  it('every one that docs/theming.md describes or a sheet styles is on some page', () => {
    const alive = new Set(written.map(({ name }) => name));
    const starts = [...alive].filter((name) => name.endsWith('-'));
    const described = [...inGuide].filter((name) => !guide.includes(`--${name}`));
    const gone = [...new Set([...described, ...inStyles])].filter(
      (name) => !alive.has(name) && !starts.some((start) => name.startsWith(start)),
    );
    expect(gone).toEqual([]);
  });

  it('every custom property that docs/theming.md describes is given by the theme or the tokens, and the other way round', () => {
    const properties = (text: string): string[] => [...new Set(text.match(/--hb-[a-z0-9-]*[a-z0-9]/g))];
    const given = [
      ...properties(read('src/platform/web/styles/tokens.css')),
      ...Object.keys(siteTheme({ baseColor: '' })),
    ];
    const described = properties(guide);
    expect([...new Set(given)].filter((name) => !described.includes(name))).toEqual([]);
    expect(described.filter((name) => !given.includes(name))).toEqual([]);
  });
});

describe('the style sheets', () => {
  it('keep every rule in a layer, so that a rule of a tenant wins over it', () => {
    const outside = found('src/**/*.css').flatMap((path) =>
      read(path)
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .split('\n')
        .filter((line) => /^\S/.test(line) && !/^(?:@layer |@import |\})/.test(line))
        .map((line) => `${line} in ${path}`),
    );
    expect(outside).toEqual([]);
  });

  it('name no colour of their own outside the tokens, but for print and shadows', () => {
    const colours = found('src/platform/web/styles/components/*.css').flatMap((path) =>
      (read(path).match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).map((colour) => `${colour} in ${path}`),
    );
    expect(colours).toEqual([]);
  });
});
