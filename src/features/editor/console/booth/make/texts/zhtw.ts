import type { MakeBoothTexts } from './jpn.ts';

const texts: MakeBoothTexts = {
  offer: (count) => `名單中有${count}個攤位尚不存在。如果不是筆誤，可以依公司名稱和攤位編號建立草稿。`,
  where: '新增至',
  make: (count) => `建立${count}個攤位`,
  making: (done, all) => `正在建立（${done}/${all}）`,
  made: (count) => `已將${count}個攤位建立為草稿。`,
  noContent: '若要建立名單中的攤位，請先在內容中新增「參展商」。',
  toContent: '開啟內容',
};
export default texts;
