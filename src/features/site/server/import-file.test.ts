import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsOf, readOptions, webPage, withModules } from '../../../../test/read-site.ts';
import { drawing, portalFile, siteFolder, temporaryFolder } from '../../../../test/site-folders.ts';
import { readSiteFolder } from './read-site-folder.ts';

describe('a file that a site names', () => {
  const withPicture = (file: string) => portalFile({ webSetting: { title: { jpn: 'x' }, siteIcon: { file } } });

  it.each([
    ['../outside.svg', 'outside the site'],
    ['pictures/../../outside.svg', 'outside the site'],
    ['/etc/passwd', 'no path beside site.yaml'],
    ['..\\outside.svg', 'no path beside site.yaml'],
    ['', 'no path beside site.yaml'],
    ['.', 'outside the site'],
    ['missing.svg', 'does not exist'],
    ['pictures', 'not a file'],
    ['text.png', 'damaged or no picture'],
  ])('is refused: "%s"', async (file, reason) => {
    const problems = await problemsOf(withPicture(file), {
      'pictures/a.svg': drawing,
      'text.png': 'This is no picture.',
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^webSetting.siteIcon.file: expected a picture beside site.yaml/);
    expect(problems[0]).toContain(reason);
  });

  it('is refused when a link leads out of the folder', async () => {
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'secret.svg'), drawing);
    const folder = siteFolder(withPicture('link.svg'));
    symlinkSync(join(outside, 'secret.svg'), join(folder, 'link.svg'));
    const { problems } = await readSiteFolder(folder, readOptions);
    expect(problems[0]?.found).toContain('links to a place outside');
  });

  it('is refused before it is read when it is larger than 100 MB [LIMIT-009]', async () => {
    const folder = siteFolder(withPicture('huge.png'), { 'huge.png': '' });
    truncateSync(join(folder, 'huge.png'), 100 * 1024 * 1024 + 1);
    const { problems } = await readSiteFolder(folder, readOptions);
    expect(problems[0]?.found).toContain('104857601 bytes');
  });

  it('is refused when a style sheet loads from elsewhere', async () => {
    const webSetting = { title: { jpn: 'x' }, styleSheet: 'site.css' };
    expect(await problemsOf(portalFile({ webSetting }), { 'site.css': '@import "//evil.example";' })).toEqual([
      'webSetting.styleSheet: expected a style sheet of known rules that loads nothing from other hosts, found @import, line 1, column 1 of the style sheet',
    ]);
    expect(await problemsOf(portalFile({ webSetting }))).toEqual([
      expect.stringContaining('found "site.css", which does not exist'),
    ]);
  });

  it('is refused in HTML as well, and a picture of another host', async () => {
    const jpn = '<img src="../x.svg"><img alt=x src=//a.jp/x.png><IMG SRC = " https://a.jp/y.png">';
    const page = webPage({ items: [{ detailId: 1, title: { jpn: 'x' }, body: { jpn } }] });
    expect(await problemsOf(withModules(page))).toEqual([
      ...['//a.jp/x.png', 'https://a.jp/y.png'].map(
        (found) =>
          `modules[0].items[0].body.jpn: expected a picture beside site.yaml, as pictures/map.png, found "${found}"`,
      ),
      expect.stringMatching(/^modules\[0\].items\[0\].body.jpn: expected a picture beside.*outside the site's folder/),
    ]);
  });
});
