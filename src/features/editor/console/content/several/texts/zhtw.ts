import { quoted } from '#kernel/quoted.ts';
import type { SeveralTexts } from './jpn.ts';

const texts: SeveralTexts = {
  open: '一次新增多個',
  label: '名稱',
  hint: (most) => `每行一個，最多${most}個。也可以貼上試算表中的一欄。其他內容在新增後填寫。`,
  add: (count) => (count === 0 ? '新增' : `新增${count}個`),
  added: (count) => `已新增${count}個`,
  adding: (done, all) => `正在新增（${done}/${all}）`,
  empty: '請輸入名稱。',
  tooMany: (count, most) => `共有${count}個名稱，一次最多可新增${most}個。`,
  tooLong: (name, most) => `${quoted(`${name}…`)}過長，名稱最多${most}個字。`,
  stopped: '新增中途停止。未能新增的名稱仍保留在下方。',
};
export default texts;
