import { readFile } from 'node:fs/promises';
import { isRecord } from '#kernel/is-record.ts';
import { cleanStyleSheet, styleSheetMaxBytes } from '#server/html/clean-style-sheet.ts';
import { findNamedFile } from './import-file.ts';
import type { LoadPicture } from './import-pictures.ts';
import { describeFound, type PlacedProblem } from './import-problem.ts';

const toldMax = 20;
const place = ['webSetting', 'styleSheet'];
/** `url(pictures/a.svg)`, with or without quotes: a path beside site.yaml. */
const ownPicture = /url\(\s*(["']?)(?![a-z][a-z0-9+.-]*:|\/|#)([^"'()\s\\]+)\1\s*\)/gi;

/** `styleSheet: site.css` becomes the text of that file, its pictures stored ones; changes `webSetting`. */
export async function resolveStyleSheet(
  webSetting: unknown,
  folder: string,
  loadPicture: LoadPicture,
): Promise<PlacedProblem[]> {
  if (!isRecord(webSetting) || webSetting['styleSheet'] === undefined) return [];
  const name = webSetting['styleSheet'];
  const expected = `a style sheet beside site.yaml, at most ${styleSheetMaxBytes / 1024} KB`;
  const named =
    typeof name === 'string' ? await findNamedFile(folder, name, styleSheetMaxBytes) : { refused: describeFound(name) };
  if ('refused' in named) return [{ place, expected, found: named.refused }];

  const { css, problems } = await storePictures(await readFile(named.path, 'utf8'), loadPicture);
  webSetting['styleSheet'] = css;
  if (problems.length > 0) return problems;
  return cleanStyleSheet(css)
    .problems.slice(0, toldMax)
    .map(({ what, line, column }) => ({
      place,
      expected: 'a style sheet of known rules that loads nothing from other hosts',
      found: `${what}, line ${line}, column ${column} of the style sheet`,
    }));
}

async function storePictures(
  css: string,
  loadPicture: LoadPicture,
): Promise<{ css: string; problems: PlacedProblem[] }> {
  const problems: PlacedProblem[] = [];
  const paths = new Map<string, string>();
  for (const [, , name = ''] of css.matchAll(ownPicture)) {
    if (paths.has(name)) continue;
    const outcome = await loadPicture(name);
    if ('image' in outcome) paths.set(name, outcome.image.path);
    else problems.push({ place, ...outcome });
  }
  const stored = css.replace(ownPicture, (whole, _, name: string) => {
    const path = paths.get(name);
    return path === undefined ? whole : `url(${path})`;
  });
  return { css: stored, problems };
}
