import type { ChecklistTexts } from './jpn.ts';

const texts: ChecklistTexts = {
  faults: '發布前需要修改',
  stray: {
    title: (count: number) => `有${count}個時間不在活動日期內`,
    move: (count: number) => `隨活動一起調整（${count}個）`,
    moved: (count: number) => `已調整${count}個時間`,
  },
  open: (count: number) => `發布前請查看（${count}項）`,
  confirm: {
    title: '還有需要確認的事項',
    text: '現在發布，尚未修改的地方也會照樣顯示。確認無誤即可發布。',
    textAt: (date) => `到${date}仍未修改的地方，屆時會照樣發布。確認無誤即可排定。`,
    back: '返回修改',
    anyway: (button) => `仍要${button}`,
  },
  left: '還可以做的事',
  needed: '必要',
  places: '查看位置',
  putAway: '收起此清單',
  isPutAway: '清單已收起，有新事項時會再次顯示。',
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
};
export default texts;
