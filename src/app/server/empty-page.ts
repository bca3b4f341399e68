import { htmlLang, type LanguageCode } from '#kernel/language.ts';

const words: Record<LanguageCode, { title: string; text: string }> = {
  jpn: { title: 'まだサイトがありません', text: 'サイトを読み込んで公開すると、ここに表示されます。' },
  eng: { title: 'No site yet', text: 'Import and publish a site to see it here.' },
  chi: { title: '还没有站点', text: '导入并发布站点后，将显示在此处。' },
  zhtw: { title: '尚無網站', text: '匯入並發布網站後，將顯示於此。' },
  kor: { title: '아직 사이트가 없습니다', text: '사이트를 가져와 공개하면 여기에 표시됩니다.' },
};

/** The answer of a host without any published site. */
export function emptyPage(language: LanguageCode): string {
  const { title, text } = words[language];
  return (
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8"><title>Hiroba</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">' +
    `</head><body><main><h1>${title}</h1><p>${text}</p><pre>hiroba import folder\nhiroba publish --all</pre></main></body></html>`
  );
}
