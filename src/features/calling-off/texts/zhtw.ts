import type { CallingOffTexts } from './jpn.ts';

const texts: CallingOffTexts = {
  strip: { label: '活動取消', title: '本活動已取消' },
  problems: {
    noMessage: '請至少用網站的一種語言填寫給訪客的說明。',
    before: '本活動之前已經取消。',
    notRunning: '目前沒有正在進行的處理。請重新讀取頁面。',
    running: '處理正在進行中。',
    finished: '所有處理都已完成。',
  },
};
export default texts;
