import type { MakeBoothTexts } from './jpn.ts';

const texts: MakeBoothTexts = {
  offer: (count) => `名单中有${count}个展位尚不存在。如果不是笔误，可以按公司名称和展位号创建草稿。`,
  where: '添加到',
  make: (count) => `创建${count}个展位`,
  making: (done, all) => `正在创建（${done}/${all}）`,
  made: (count) => `已将${count}个展位创建为草稿。`,
  noContent: '要创建名单中的展位，请先在内容中添加“参展商”。',
  toContent: '打开内容',
};
export default texts;
