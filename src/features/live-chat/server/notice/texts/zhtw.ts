import type { NoticeTexts } from './jpn.ts';

export default {
  subject: (siteName) => `【${siteName}】您有未讀訊息`,
  heading: '您有未讀訊息',
  intro: '您離開期間，聊天收到了新訊息。',
  line: (name, count) => `${name}：${count}則`,
  group: '群組',
  more: (count) => `另有${count}個對話`,
  strangers: (count) => `${count}位您尚未接受的使用者傳來邀請`,
  button: '開啟聊天',
  footnote: '在您下次開啟聊天之前，我們不會再寄送此通知。',
  stop: '停止接收此通知郵件',
  push: {
    message: (count) => `${count}則新訊息`,
    stranger: '您收到新的聊天邀請',
  },
  page: {
    title: '聊天通知郵件',
    ask: '要停止接收聊天未讀訊息的通知郵件嗎？',
    stop: '停止接收',
    stopped: '已停止寄送通知郵件。',
    stoppedMore: '您隨時可以在聊天的通知設定中重新開啟。',
    start: '重新接收',
    started: '已重新開啟通知郵件。',
    unknown: '此連結無法使用',
    unknownMore: '請確認連結是否完整。您也可以在聊天的通知設定中停止通知郵件。',
  },
} satisfies NoticeTexts;
