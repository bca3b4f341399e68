import common from '#kernel/texts/zhtw.ts';
import type { ChatSafetyTexts } from './jpn.ts';

export default {
  tooManyReports: (most) => `每天最多可檢舉${most}次。`,
  textTooLong: common.maxLength,
  until: (when) => `禁止發言將於${when}結束。`,
  mails: {
    warn: {
      subject: (site) => `【${site}】關於聊天的警告`,
      heading: '關於聊天的警告',
      text: '收到檢舉後，主辦單位進行了確認。請注意以下事項。',
      reason: '主辦單位留言',
    },
    remove: {
      subject: (site) => `【${site}】您的一則聊天訊息已被刪除`,
      heading: '您的訊息已被刪除',
      text: '收到檢舉後，主辦單位經確認刪除了您的訊息。',
      reason: '原因',
    },
    suspend: {
      subject: (site) => `【${site}】您在聊天中的發言已被停止`,
      heading: '您目前無法在聊天中發言',
      text: '收到檢舉後，主辦單位經確認停止了您的發言。您仍可閱讀先前的訊息。',
      reason: '原因',
    },
    readmit: {
      subject: (site) => `【${site}】您可以再次在聊天中發言`,
      heading: '您可以再次發言',
      text: '主辦單位已解除限制，您可以再次發言。',
      reason: '主辦單位留言',
    },
    close: {
      subject: (site) => `【${site}】關於您的檢舉`,
      heading: '關於您的檢舉',
      text: '感謝您的檢舉。主辦單位已進行確認。',
      reason: '主辦單位的回覆',
    },
  },
} satisfies ChatSafetyTexts;
