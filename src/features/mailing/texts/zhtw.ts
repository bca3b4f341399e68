import { quoted } from '#kernel/quoted.ts';
import type { MailingTexts } from './jpn.ts';

const texts: MailingTexts = {
  nobody: '來賓',
  sample: { name: '山田花子', ticket: '票券名稱', order: 'ABCD1234' },
  button: { page: '開啟網站', myPage: '查看票券' },
  why: {
    buyers: '您購買了票券，因此收到這封郵件。',
    holders: '您持有票券，因此收到這封郵件。',
    applicants: '您登記了抽籤，因此收到這封郵件。',
    members: '您是註冊會員，因此收到這封郵件。',
    exhibitors: '您是參展商，因此收到這封郵件。',
  },
  sender: (contact) => `寄件者：${contact}`,
  stop: '取消訂閱最新消息',
  page: {
    title: '取消訂閱最新消息',
    ask: (site) => `要停止接收${quoted(site)}的最新消息郵件嗎？與票券有關的重要通知仍會寄送給您。`,
    stop: '取消訂閱',
    stopped: '已取消訂閱',
    stoppedMore: (site) => `今後不會再寄送${quoted(site)}的最新消息郵件給您。`,
    start: '重新訂閱',
    started: '已重新訂閱。',
    unknown: '無法使用此連結',
    unknownMore: '網址不完整或已過期。請再次開啟郵件中的連結。',
  },
  change: {
    subject: '【重要】活動內容變更通知（{event}）',
    greeting: '{name}，您好：',
    lead: '「{event}」的舉辦內容有變更。',
    line: (label, before, after) => `■ ${label}\n變更前：${before}\n變更後：${after}`,
    labels: { date: '日期與時間', doors: '開場', place: '地點' },
    none: '未定',
    online: '線上',
    end: '您持有的票券仍然有效。造成不便，敬請見諒。',
  },
  refused: {
    notDraft: '這封郵件已寄出，無法變更。',
    changed: '其他人變更了這封郵件。請重新開啟頁面並確認內容。',
    notReady: '這封郵件在寄送前有需要修正的地方。',
    sentBefore: '這封郵件已寄出。',
    notGoing: '這封郵件不在寄送中。',
    notStopped: '這封郵件沒有停止。',
    unpublished: '此網站尚未發布，因此沒有收件者。',
    noAddress: '尚未設定伺服器的公開網址（HIROBA_URL），無法寄送最新消息。',
    notAgreed: '請確認收件者已同意接收最新消息。',
    tooMany: '草稿過多。請刪除不需要的草稿。',
    noChange: '已發布的內容沒有變更時間或地點。',
  },
};
export default texts;
