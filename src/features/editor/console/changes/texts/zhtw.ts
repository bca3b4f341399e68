import { quoted } from '#kernel/quoted.ts';
import type { ChangeTexts } from './jpn.ts';

const texts: ChangeTexts = {
  on: '開啟',
  off: '關閉',
  entries: (count) => `${count}項`,
  picture: '圖片',
  pictureParts: { alt: '圖片說明', focus: '圖片焦點', crop: '裁切' },
  other: '有變動',
  passcode: '通行碼',
  provider: '身分提供者',
  isSet: '已設定',
  settings: '網站設定',
  named: (kind, name) => `${kind}${quoted(name)}`,
  several: (kind, count) => `${count}項${kind}`,
  did: {
    added: (what) => `新增了${what}`,
    removed: (what) => `刪除了${what}`,
    changed: (what, fields) => `修改了${what}：${fields.join('、')}`,
  },
  andMore: (count) => `另有${count}項`,
  leftBehind: '其他語言仍是之前內容的項目',
  leftBehindText: '只有原文改了。其他語言的頁面仍會顯示之前的內容。',
  unfinished: '有尚未儲存的輸入',
  unfinishedText: '其中還有需要更正的地方，因此不會包含在發布中。',
};

export default texts;
