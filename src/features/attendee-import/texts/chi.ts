import type { ImportRefusalTexts } from './jpn.ts';

const texts: ImportRefusalTexts = {
  unpublished: '请先公开活动，再导入参会者。',
  changed: '活动的门票或问题已更改。请重新选择文件。',
  tooManyRows: '行数过多。请重新选择文件。',
  tooManyImports: '尚未开始的导入过多。请放弃其中一个。',
  startedBefore: '此次导入已经开始。',
  incomplete: '尚有行未发送。',
  otherGoing: '另一次导入尚未结束。请等待其结束，或将其放弃。',
  twice: '有些行的人员重复。请修改文件。',
  known: '有些行的人员已持有该门票。请选择是否排除。',
  soldOut: '剩余门票不足。请增加门票，或减少行数。',
  nobodyLeft: '没有可导入的人员：所有人都已持有该门票。',
  notGoing: '此次导入并未在进行。',
  notStopped: '此次导入并未停止。',
};
export default texts;
