import type { APIRequestContext, Page } from '@playwright/test';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { type DemoSite, demoSites, site as siteOf } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import {
  accessibilityProblems,
  layoutShiftProblems,
  narrowTextProblems,
  overflowProblems,
  pictureProblems,
  targetProblems,
  watchLoading,
  withLargeLetters,
} from './page-quality.ts';
import { isComplete, long } from './sweep.ts';

const pagesMax = 60;
const shiftMax = 0.02;

export interface Look {
  languages: readonly LanguageCode[];
  /** Other widths at which nothing may be too wide. */
  narrow: { width: number; height: number };
  /** The windows in which letters of twice the size have to fit. */
  large?: readonly { width: number; height: number }[];
  /** Of sites that show in their own colours what the whole one shows: every so many kinds of page, or nothing. */
  everyOfOthers?: number;
}

/** Has every module and every language: all kinds of its pages are looked at, and its home in all languages. */
const wholeSite = 'expo';
/** A usual run looks at the pages of the whole site that are looked at in this language. */
const isFirst = (language: LanguageCode): boolean => language === 'jpn';
const modulesOfWhole = new Set(siteOf(wholeSite).file.modules.map(({ moduleCode }) => moduleCode));

/**
 * Declares a journey per site through the pages that can be reached from its home by links, one of each kind and each in
 * one language; the home of the whole site in all of them. In a complete run each page in all languages and both
 * schemes: a journey for each language, so that `-g` can choose one.
 */
export function lookThroughAllSites(look: Look): void {
  const { languages } = look;
  const inParts = [languages.filter((one) => isFirst(one)), languages.filter((one) => !isFirst(one))];
  for (const [nth, site] of demoSites().entries()) {
    if (isComplete) for (const language of languages) lookThrough(site, nth, look, [language]);
    else if (site.folder !== wholeSite) lookThrough(site, nth, look, languages);
    else for (const part of inParts) if (part.length > 0) lookThrough(site, nth, look, part);
  }
}

function lookThrough(
  site: DemoSite,
  nth: number,
  { narrow, large = [], everyOfOthers, ...look }: Look,
  languages: readonly LanguageCode[],
): void {
  if (!isComplete && everyOfOthers === undefined && site.folder !== wholeSite) return;
  const isUsual = site.folder === wholeSite && languages.every(isFirst);
  const homeIn = site.folder === wholeSite ? look.languages : [look.languages[nth % look.languages.length]];
  test(
    `the pages of ${site.folder} stand still, fit and are accessible in ${languages.join(', ')}`,
    isUsual ? {} : long,
    async ({ page, context, request, baseURL }) => {
      if (isComplete) test.setTimeout(1_800_000);
      const paths = await pagesOf(site, request, everyOfOthers);
      await unlock(site, page);
      await watchLoading(page);
      const problems: string[] = [];
      for (const language of languages) {
        await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
        const place = languageCodes.indexOf(language);
        for (const [index, path] of paths.entries()) {
          const isLookedAt = index === 0 ? homeIn.includes(language) : index % languageCodes.length === place;
          if (!isComplete && !isLookedAt) continue;
          const schemes = isComplete
            ? (['light', 'dark'] as const)
            : ([(index + place) % 2 === 0 ? 'light' : 'dark'] as const);
          for (const scheme of schemes) {
            const found = await problemsOf(page, path, scheme, narrow);
            if (isComplete || site.folder === wholeSite) found.push(...(await largeLetterProblems(page, large)));
            problems.push(...found.map((problem) => `${path} in ${language}, ${scheme}: ${problem}`));
          }
        }
      }
      expect(problems).toEqual([]);
    },
  );
}

async function problemsOf(
  page: Page,
  path: string,
  colorScheme: 'light' | 'dark',
  { width, height }: Look['narrow'],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.goto(path, { waitUntil: 'load' });
  await takenOver(page);
  await expect(page.locator('h1').first()).toBeAttached();
  return [
    // Before the page is scrolled: what comes then may be larger.
    ...(await pictureProblems(page)),
    ...(await layoutShiftProblems(page, shiftMax)),
    ...(await accessibilityProblems(page)),
    ...(await targetProblems(page)),
    ...(await overflowProblems(page, width, height)),
  ];
}

async function largeLetterProblems(page: Page, windows: NonNullable<Look['large']>): Promise<string[]> {
  if (windows.length === 0) return [];
  const found = await withLargeLetters(page, async () => {
    const inAll: string[] = [];
    for (const { width, height } of windows) inAll.push(...(await overflowProblems(page, width, height)));
    return [...inAll, ...(await narrowTextProblems(page))];
  });
  return found.map((problem) => `letters of 200 %, ${problem}`);
}

/** One page of each kind that can be reached from the home of a site by links. */
export async function pagesOf(site: DemoSite, request: APIRequestContext, everyOfOthers = 1): Promise<string[]> {
  if (site.passcode !== undefined) return pagesByFile(site);
  const found = new Map([[kindOf(site.path), site.path]]);
  const add = (path: string): void => {
    if (isLaidOutAlike(path)) return;
    if (!found.has(kindOf(path)) && found.size < pagesMax) found.set(kindOf(path), path);
  };
  for (const link of menuLinks(site)) add(`${site.path.replace(/\/$/, '')}${link}`);
  for (const path of found.values()) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
      const target = href.replaceAll('&amp;', '&').split('#')[0] ?? '';
      if (isPageOf(site, target)) add(target);
    }
  }
  const paths = [...found.values()];
  if (isComplete || site.folder === wholeSite) return paths;
  return paths.filter((path, place) => place % everyOfOthers === 0 || isNew(path));
}

/** A menu opens by a script: its links stand in no HTML of the server. */
function menuLinks({ file }: DemoSite): string[] {
  const menus = file.modules.filter(({ moduleCode }) => moduleCode === 'menu');
  const links = menus.flatMap(({ content }) => content?.groups?.flatMap((group) => group.links) ?? []);
  return links.map(({ link }) => link).filter((link) => /^\/(module|users)\//.test(link));
}

/** Of a module that the whole site does not have. */
function isNew(path: string): boolean {
  const moduleCode = /\/module\/([^/]+)/.exec(path)?.[1];
  return moduleCode !== undefined && !modulesOfWhole.has(moduleCode);
}

/** Pages whose addresses differ only by a number or a wish are of one kind: the same template shows the same sort of content. */
function kindOf(path: string): string {
  return path.replace(/\/\d+(?=[^/\d]*(\?|$))/, '/*').replace(/=.*$/, '=*');
}

/** Another part of a list whose whole is looked at. */
function isLaidOutAlike(path: string): boolean {
  return /\?(page|category|date|place)=/.test(path);
}

function isPageOf({ path }: DemoSite, href: string): boolean {
  const base = path.replace(/\/$/, '');
  return href.startsWith(base) && /^\/(module|users)\//.test(href.slice(base.length));
}

/** Behind a passcode no HTML of the server names the pages. */
function pagesByFile({ path, file }: DemoSite): string[] {
  const shown = file.modules.filter(({ moduleCode }) =>
    ['information', 'web_page', 'united_web_link'].includes(moduleCode),
  );
  return [path, ...shown.map(({ moduleCode, contentId }) => `${path}/module/${moduleCode}/${contentId}`)];
}

export async function unlock({ passcode, eventId }: DemoSite, page: Page): Promise<void> {
  // A site may ask for a login when it starts. A visitor who skips it is not asked again during the visit.
  await page.addInitScript((id) => sessionStorage.setItem(`loginSkip/event/${id}`, '1'), eventId ?? 0);
  if (passcode !== undefined)
    await page.addInitScript((code) => localStorage.setItem('event-passcode', code), passcode);
}
