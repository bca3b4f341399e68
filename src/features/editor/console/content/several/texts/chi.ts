import type { SeveralTexts } from './jpn.ts';

const texts: SeveralTexts = {
  open: '一次添加多个',
  label: '名称',
  hint: (most) => `每行一个，最多${most}个。也可以粘贴电子表格中的一列。其他内容在添加后填写。`,
  add: (count) => (count === 0 ? '添加' : `添加${count}个`),
  added: (count) => `已添加${count}个`,
  adding: (done, all) => `正在添加（${done}/${all}）`,
  empty: '请输入名称。',
  tooMany: (count, most) => `共有${count}个名称，一次最多可添加${most}个。`,
  tooLong: (name, most) => `“${name}…”过长，名称最多${most}个字。`,
  stopped: '添加中途停止。未能添加的名称仍保留在下方。',
};
export default texts;
