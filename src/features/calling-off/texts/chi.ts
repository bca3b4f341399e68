import type { CallingOffTexts } from './jpn.ts';

const texts: CallingOffTexts = {
  strip: { label: '活动取消', title: '本活动已取消' },
  problems: {
    noMessage: '请至少用网站的一种语言填写给访客的说明。',
    before: '本活动之前已经取消。',
    notRunning: '当前没有正在进行的处理。请重新读取页面。',
    running: '处理正在进行中。',
    finished: '所有处理都已完成。',
  },
};
export default texts;
