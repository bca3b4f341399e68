import type { ChangeTexts } from './jpn.ts';

const texts: ChangeTexts = {
  on: '開啟',
  off: '關閉',
  entries: (count) => `${count}項`,
  picture: '圖片',
  pictureParts: { alt: '圖片說明', focus: '圖片焦點', crop: '裁切' },
  other: '有變動',
  passcode: '入場密碼',
  provider: '身分提供者',
  isSet: '已設定',
  settings: '網站設定',
  inLanguage: (field, language) => `${field}（${language}）`,
};

export default texts;
