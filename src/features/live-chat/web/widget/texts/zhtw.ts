import type { ChatWidgetTexts } from './jpn.ts';

export default {
  title: '聊天',
  points: {
    find: { title: '尋找參加者', text: '依姓名或感興趣的主題搜尋。' },
    contact: { title: '交換聯絡方式', text: '出示QR碼即可。' },
    talk: { title: '繼續聊下去', text: '一對一或群組皆可。' },
  },
  logIn: '登入後開始',
  register: '建立個人資料後開始',
  open: (unread) => (unread === 0 ? '開啟聊天' : `開啟聊天（${unread}個未讀）`),
  unread: '未讀對話',
  messages: (count) => `${count}則未讀`,
  invitation: '向您發出邀請',
  someone: '參加者',
  left: '已刪除帳號的使用者',
  allRead: '沒有未讀對話。',
  noTalks: '還沒有對話。找位感興趣的參加者打聲招呼吧。',
  failed: '無法載入未讀對話。',
} satisfies ChatWidgetTexts;
