import type { PreviewTexts } from './jpn.ts';

const texts: PreviewTexts = {
  at: '顯示時間',
  as: '顯示對象',
  now: '現在',
  choose: '選擇時間',
  time: '要顯示的時間（日本時間）',
  moments: {
    beforeSale: '開賣前一刻',
    saleBegins: '開賣時',
    lastDay: '停售前一刻',
    eventDay: '活動開始時',
    after: '活動結束後',
  },
  roles: {
    all: '主辦單位（不受限制）',
    visitor: '未登入的訪客',
    member: '會員',
    ticketHolder: '持票會員',
  },
  note: '預覽中不會購買、送出或統計任何內容。',
};
export default texts;
