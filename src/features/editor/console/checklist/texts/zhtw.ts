import type { ChecklistTexts } from './jpn.ts';

const texts: ChecklistTexts = {
  faults: '公開前需要修改',
  good: '建議',
  more: (count: number) => `另有${count}項。`,
  codes: {
    lostReference: '所選內容已不存在，請重新選擇。',
    deadLink: '連結的頁面不存在。',
    domainTaken: '此網域已被其他網站使用。',
    endBeforeStart: '結束時間早於開始時間。',
    untitled: '請用網站的首選語言填寫名稱。',
    passcode: '通行碼設定不正確。',
    noProvider: '此登入方式尚未連接服務。請取消該方式，或聯絡伺服器管理員登記連線。',
    other: '填寫的內容互相矛盾。',
  },
  place: { open: '填寫會場', done: '會場' },
  organizer: { open: '填寫主辦方', done: '主辦方' },
  cover: { open: '加入封面圖片', done: '封面圖片' },
  languages: { open: (count: number) => `有${count}種語言沒有名稱`, done: '所有語言都有名稱' },
};
export default texts;
