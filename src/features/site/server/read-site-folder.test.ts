import { describe, expect, it } from 'vitest';
import { problemsOf, readSite, storedPicture, webPage } from '../../../../test/read-site.ts';
import { drawing, eventFile } from '../../../../test/site-folders.ts';

describe('reading a site folder', () => {
  it('gives the documents with their defaults', async () => {
    const { site } = await readSite(eventFile({ modules: [webPage()] }));
    expect(site).toMatchObject({
      siteKey: 'event/11',
      passcode: undefined,
      site: {
        usePasscodeLock: false,
        usePortal: true,
        webSetting: { isRelease: true },
        overview: { applicationType: 'opened' },
      },
      modules: [
        {
          document: {
            moduleCode: 'web_page',
            contentId: 21,
            visible: true,
            onHome: true,
            widget: { titleVisible: true },
          },
          items: [{ detailId: 1, title: { jpn: '題' } }],
        },
      ],
    });
    expect(site?.modules[0]?.document).not.toHaveProperty('items');
  });

  it('resolves dates relative to the day of the import, but not in texts for visitors', async () => {
    const overview = { startDate: 'sat+1w 10:00', endDate: 'today+9d', name: { jpn: 'today' }, tags: [{ eng: 'sat' }] };
    const { site } = await readSite(eventFile({ overview }));
    expect(site?.site.overview).toMatchObject({
      startDate: '2026-11-28T10:00:00+09:00',
      endDate: '2026-11-29',
      name: { jpn: 'today' },
      tags: [{ eng: 'sat' }],
    });
  });

  it('says a marked date in a text in the words of its language, and keeps other marks', async () => {
    const name = { jpn: '締め切り {{sat+2w}}、{{today 10:00}}', eng: 'until {{sat+2w}}', kor: '{{name}} {{ sat}}' };
    const { site } = await readSite(eventFile({ overview: { name } }));
    expect(site?.site.overview.name).toEqual({
      jpn: '締め切り 12月5日（土）、11月20日（金）10:00',
      eng: 'until Sat 5 Dec',
      kor: '{{name}} {{ sat}}',
    });
  });

  it('puts stored pictures in the place of files, and keeps their words', async () => {
    const webSetting = { title: { jpn: '題' }, siteIcon: { file: 'pictures/icon.svg', alt: { jpn: '印' } } };
    const { site } = await readSite(eventFile({ webSetting }), { 'pictures/icon.svg': drawing });
    expect(site?.site.webSetting.siteIcon).toEqual({ ...storedPicture, alt: { jpn: '印' } });
  });

  it('takes the style sheet as its text and locks the site by the passcode, which is in no document', async () => {
    const webSetting = { title: { jpn: '題' }, styleSheet: 'site.css' };
    const { site } = await readSite(eventFile({ webSetting, passcode: '012345' }), {
      'site.css': '.hb-a { color: red }',
    });
    expect(site?.site).toMatchObject({ usePasscodeLock: true, webSetting: { styleSheet: '.hb-a { color: red }' } });
    expect(site?.passcode).toBe('012345');
    expect(JSON.stringify(site?.site)).not.toContain('012345');
  });

  it('stores the pictures of a style sheet as well', async () => {
    const webSetting = { title: { jpn: '題' }, styleSheet: 'site.css' };
    const css =
      ".a { background: url('pictures/a.svg') } .b { filter: url(#f) } .c { background: url(pictures/a.svg) }";
    const { site } = await readSite(eventFile({ webSetting }), { 'site.css': css, 'pictures/a.svg': drawing });
    expect(site?.site.webSetting.styleSheet).toBe(
      `.a { background: url(${storedPicture.path}) } .b { filter: url(#f) } .c { background: url(${storedPicture.path}) }`,
    );
    expect(await problemsOf(eventFile({ webSetting }), { 'site.css': '.a { background: url(../a.svg) }' })).toEqual([
      expect.stringMatching(/^webSetting.styleSheet: expected a picture beside.*outside the site's folder/),
    ]);
  });

  it('makes HTML safe, and its pictures beside site.yaml stored ones', async () => {
    const body = {
      jpn: '<p onclick="x">本文<img src="pictures/a.svg" alt="絵"><script>1</script></p>',
      eng: '<h1>a</h1>',
    };
    const terms = { bodyTerms: { jpn: '<p style="x">規約</p>' } };
    const page = webPage({ items: [{ detailId: 1, title: { jpn: '<b>' }, body }] });
    const { site } = await readSite(eventFile({ terms, modules: [page] }), { 'pictures/a.svg': drawing });
    expect(site?.site.terms.bodyTerms).toEqual({ jpn: '<p>規約</p>' });
    expect(site?.modules[0]?.items[0]).toMatchObject({
      title: { jpn: '<b>' },
      body: {
        jpn: `<p>本文<img src="${storedPicture.path}" alt="絵" width="600" height="450" loading="lazy" /></p>`,
        eng: '<h2>a</h2>',
      },
    });
  });

  describe('with included files', () => {
    const page = (contentId: number) =>
      `moduleCode: web_page\ncontentId: ${contentId}\nitems:\n  - { detailId: 1, title: { jpn: 題 } }\n`;
    const list = (...ids: number[]) => ids.map((id) => `- ${page(id).trimEnd().replaceAll('\n', '\n  ')}`).join('\n');

    it('joins their modules in the place where they are named', async () => {
      const modules = [webPage(), { include: 'booths.yaml' }, webPage({ contentId: 24 })];
      const { site } = await readSite(eventFile({ modules }), { 'booths.yaml': list(22, 23) });
      expect(site?.modules.map(({ document }) => document.contentId)).toEqual([21, 22, 23, 24]);
      const one = await readSite(eventFile({ modules: [{ include: 'more/one.yaml' }] }), { 'more/one.yaml': page(30) });
      expect(one.site?.modules.map(({ document }) => document.contentId)).toEqual([30]);
    });

    it('joins the items of a module in the same way, also of a module in a file of its own', async () => {
      const items = [{ include: 'a.yaml' }, { detailId: 9, title: { jpn: '九' } }, { include: 'b.yaml' }];
      const some = (...ids: number[]) => ids.map((id) => `- { detailId: ${id}, title: { jpn: 題 } }\n`).join('');
      const files = { 'a.yaml': some(1, 2), 'b.yaml': some(3).slice(2) };
      const { site } = await readSite(eventFile({ modules: [webPage({ items })] }), files);
      expect(site?.modules[0]?.items.map(({ detailId }) => detailId)).toEqual([1, 2, 9, 3]);
      const problemsIn = async (more: Record<string, string>) => {
        const modules = { 'm.yaml': JSON.stringify([webPage(), webPage({ contentId: 22, items })]) };
        const read = await readSite(eventFile({ modules: [{ include: 'm.yaml' }] }), { ...modules, ...files, ...more });
        return read.problems.map(({ file, line, place }) => [file.split('/').at(-1), line, place]);
      };
      const wrong = some(1).replace('title', 'name');
      expect(await problemsIn({ 'a.yaml': some(2) + wrong })).toEqual(
        ['title', 'name'].map((field) => ['a.yaml', 2, `[1].${field}`]),
      );
      // A file of items includes nothing.
      expect(await problemsIn({ 'b.yaml': '- include: a.yaml' })).toEqual([['b.yaml', 1, '[0].detailId']]);
    });

    it('says the limit of a file, and the way out', async () => {
      const said =
        'expected a %s of at most 10 MB; put modules, or items of a module, into further files: - { include: booths.yaml }, found "%f", which has 10485761 bytes';
      const sentence = (kind: string, file: string) => said.replace('%s', kind).replace('%f', file);
      const large = `# ${' '.repeat(10 * 1024 * 1024 - 1)}`;
      expect(await problemsOf(large)).toEqual([`: ${sentence('site file', 'site.yaml')}`]);
      expect(await problemsOf(eventFile({ modules: [{ include: 'a.yaml' }] }), { 'a.yaml': large })).toEqual([
        `modules[0].include: ${sentence('file', 'a.yaml')}`,
      ]);
    });

    it('says the file and the line of a problem in them', async () => {
      const modules = [webPage(), { include: 'booths.yaml' }];
      const { problems } = await readSite(eventFile({ modules }), {
        'booths.yaml': list(22, 23).replace('contentId: 23', 'contentId: x'),
      });
      expect(problems).toMatchObject([
        { file: expect.stringMatching(/booths\.yaml$/) as string, line: 6, place: '[1].contentId' },
      ]);
    });

    it.each([
      [
        'a file that is not there',
        { include: 'no.yaml' },
        {},
        /^modules\[0\].include: expected the path of a .yaml file.*does not exist/,
      ],
      ['a file outside the folder', { include: '../x.yaml' }, {}, /outside the site's folder/],
      ['a file of another kind', { include: 'a.json' }, { 'a.json': '{}' }, /"a.json"/],
      ['fields beside it', { include: 'a.yaml', visible: false }, { 'a.yaml': page(1) }, /other fields beside it/],
      [
        'a file that includes another',
        { include: 'a.yaml' },
        { 'a.yaml': 'include: b.yaml' },
        /moduleCode: expected one of/,
      ],
      ['a file that is no YAML', { include: 'a.yaml' }, { 'a.yaml': 'a: [' }, /readable YAML/],
    ])('refuses %s', async (_, module, files, said) => {
      expect((await problemsOf(eventFile({ modules: [module] }), files))[0]).toMatch(said);
    });
  });
});
