import common from '#kernel/texts/chi.ts';
import type { ChatSafetyTexts } from './jpn.ts';

export default {
  tooManyReports: (most) => `每天最多可举报${most}次。`,
  textTooLong: common.maxLength,
  until: (when) => `禁止发言将于${when}结束。`,
  mails: {
    warn: {
      subject: (site) => `【${site}】关于聊天的警告`,
      heading: '关于聊天的警告',
      text: '收到举报后，主办方进行了核实。请注意以下事项。',
      reason: '主办方留言',
    },
    remove: {
      subject: (site) => `【${site}】您的一条聊天消息已被删除`,
      heading: '您的消息已被删除',
      text: '收到举报后，主办方经核实删除了您的消息。',
      reason: '原因',
    },
    suspend: {
      subject: (site) => `【${site}】您在聊天中的发言已被停止`,
      heading: '您暂时不能在聊天中发言',
      text: '收到举报后，主办方经核实停止了您的发言。您仍可阅读以往的消息。',
      reason: '原因',
    },
    readmit: {
      subject: (site) => `【${site}】您可以重新在聊天中发言`,
      heading: '您可以重新发言',
      text: '主办方已解除限制，您可以重新发言。',
      reason: '主办方留言',
    },
    close: {
      subject: (site) => `【${site}】关于您的举报`,
      heading: '关于您的举报',
      text: '感谢您的举报。主办方已进行核实。',
      reason: '主办方的答复',
    },
  },
} satisfies ChatSafetyTexts;
