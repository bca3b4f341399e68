import { htmlLang, type LanguageCode } from '#kernel/language.ts';

/** The visitor's browser asks again by itself after so many seconds. */
export const busySeconds = 3;

const words: Record<LanguageCode, { title: string; text: string }> = {
  jpn: { title: 'ただいま混み合っています', text: '数秒後に自動で再度読み込みます。このままお待ちください。' },
  eng: { title: 'Very busy right now', text: 'This page loads again by itself in a few seconds. Please wait here.' },
  chi: { title: '当前访问人数较多', text: '几秒后将自动重新加载，请稍候。' },
  zhtw: { title: '目前造訪人數較多', text: '幾秒後將自動重新載入，請稍候。' },
  kor: { title: '지금 접속이 많습니다', text: '몇 초 후 자동으로 다시 불러옵니다. 잠시만 기다려 주세요.' },
};

/** What a visitor reads while more pages are asked for than can be made. */
export function busyPage(language: LanguageCode): string {
  const { title, text } = words[language];
  return (
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<meta http-equiv="refresh" content="${busySeconds}"></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  );
}
