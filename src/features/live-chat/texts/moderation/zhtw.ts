import type { ModerationTexts } from './jpn.ts';

const texts: ModerationTexts = {
  refused: {
    changed: '其他負責人已先處理。請確認內容後重新選擇。',
    closed: '此檢舉已經結束。',
    noMessage: '此檢舉針對的是人，沒有可刪除的訊息。',
    gone: '被檢舉人的帳號已被刪除。',
    notSuspended: '此人可以發言。',
  },
};
export default texts;
