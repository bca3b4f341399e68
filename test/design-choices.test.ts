import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { staticPath } from '#app/boot/site-data.ts';
import { layoutFrames } from '#app/layouts/frame-of.ts';
import { accountRefusal } from '#features/account/server/account-refusal.ts';
import { allSections } from '#features/mypage/web/all-sections.ts';
import { siteDocumentSchema } from '#features/site/documents.ts';
import { moduleIdsOf } from '#kernel/layout-modules.ts';
import { moduleCodesOf, moduleIdOf, siteTypes } from '#kernel/module-code.ts';
import { type Layout, layouts } from '#kernel/page.ts';
import { sharedHost } from '#kernel/site-path.ts';
import { nativeDialogLink, tokenErrorLink } from '#web/api/native-dialog-link.ts';

const root = join(import.meta.dirname, '..');
/** The pages of all features, and of the whole site. */
const pages = globSync('src/**/design-choices.md', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const page = pages.map((path) => readFileSync(join(root, path), 'utf8')).join('\n\n');
const codesIn = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, code]) => code as string);
/** A paragraph, from the words it begins with. */
const about = (start: string): string => {
  const paragraph = page.split('\n\n').find((one) => one.startsWith(start));
  if (paragraph === undefined) throw new Error(start);
  return paragraph;
};

test('the documents name every choice that a requirement asks to be documented [BOOT-003, ACCESS-057, CHAT-050, TICKET-111]', () => {
  const requirements = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8').split('\n');
  const asked = requirements.filter((row) => /\tstatic: [^\t]*documented/.test(row)).map((row) => row.split('\t')[0]);
  const documents = globSync(['docs/**/*.md', 'src/**/*.md'], { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const isNamed = (id = '') => documents.some((document) => new RegExp(`\\b${id}\\b`).test(document));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((id) => !isNamed(id))).toEqual([]);
});

describe('the design choices', () => {
  test('are all found from docs/design-choices.md', () => {
    const index = readFileSync(join(root, 'docs/design-choices.md'), 'utf8');
    const linked = [...index.matchAll(/\]\(\.\.\/(src\/[^)]*)\)/g)].map(([, path]) => path);
    expect(new Set(linked)).toEqual(new Set(pages));
  });

  test('says where the static data of a portal and of an event are, as the code finds them [SITE-003]', () => {
    const found = [{ portalId: 1 }, { portalId: 1, eventId: 11 }].map((site) => staticPath(sharedHost, site, 'jpn'));
    const written = [...about('**SITE-003').matchAll(/`\{base\}([^`]*)`/g)].map(([, path = '']) =>
      path.replace('{portalId}', '1').replace('{eventId}', '11').replace('{language}', 'jpn'),
    );
    expect(written.map((path) => `/web${path}`)).toEqual(found);
  });

  test('says what an event does that uses its portal, as events do by default [SITE-036]', () => {
    expect(about('**SITE-036')).toContain('usePortal');
    expect(siteDocumentSchema.entries.usePortal.default).toBe(true);
  });

  test('says what a blocked member may still do, and how the rest is refused [ACCESS-048]', () => {
    const paragraph = about('**ACCESS-048');
    const refusal = accountRefusal('blocked');
    expect([refusal.status, refusal.say('eng'), refusal.details?.('eng')]).toEqual([
      403,
      'This action is not available.',
      { reason: 'blocked' },
    ]);
    expect(paragraph).toContain(refusal.say('eng'));
  });

  test('names the links of the app as the pages make them [APP-008]', () => {
    const paragraph = about('**APP-008');
    expect(paragraph).toContain(tokenErrorLink());
    expect(paragraph).toContain(nativeDialogLink('…', '…').replaceAll(encodeURIComponent('…'), '…'));
  });

  test('names the layouts that wait before they leave the loading state [BOOT-022]', () => {
    const [named = ''] = about('**BOOT-022').split(' wait.');
    expect(codesIn(named)).toEqual(layouts.filter((layout) => layoutFrames[layout].delaysReady));
  });

  test('names the parts that the portal level of my page hides [MYPAGE-011]', () => {
    const [named = ''] = about('**MYPAGE-011').split(' The first two');
    const hidden = allSections.filter(({ isOnlyAtEvents }) => isOnlyAtEvents).map((section) => section.page);
    expect(codesIn(named).toSorted()).toEqual(hidden.toSorted());
  });

  test('has the modules of every layout as the code has them [ROUTE-074]', () => {
    const shared = codesIn(about('**ROUTE-074').split('has ')[1] ?? '');
    const rows = [...page.matchAll(/^\| (`\w+`.*) \| (.*) \|$/gm)];
    const written = new Map(rows.flatMap(([, names = '', codes = '']) => codesIn(names).map((name) => [name, codes])));
    expect([...written.keys()].sort()).toEqual([...layouts].sort());
    for (const [layout, codes] of written) {
      for (const type of siteTypes) {
        const expected = moduleCodesOf[type].filter(
          (code) => codes.startsWith('all') || [...shared, ...codesIn(codes)].includes(code),
        );
        expect([layout, moduleIdsOf(layout as Layout, type)]).toEqual([layout, expected.map(moduleIdOf)]);
      }
    }
  });
});
