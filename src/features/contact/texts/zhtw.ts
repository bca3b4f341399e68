import common from '#kernel/texts/zhtw.ts';
import { quoted } from '#kernel/quoted.ts';
import type { ContactTexts } from './jpn.ts';

const texts: ContactTexts = {
  lead: '您可以就本頁面內容傳送訊息給主辦單位。',
  name: '姓名',
  namePlaceholder: '林美玲',
  email: '電子郵件地址',
  emailHint: '回覆將寄至此電子郵件地址。',
  emailPlaceholder: 'xiaoming@example.com',
  contents: '詢問內容',
  send: '傳送',
  sending: '傳送中…',
  sentTitle: '已傳送',
  sentText: '感謝您的詢問，請耐心等候回覆。',
  invalidMail: common.invalidMail,
  tooLong: common.maxLength,
  tooMany: '傳送次數已達上限。',
  mailSubject: (page) => `【詢問】${page}`,
  mailHeading: '收到一則詢問',
  mailAbout: (page) => `來自頁面${quoted(page)}。`,
  mailFrom: (name, email) => `姓名：${name}\n電子郵件地址：${email}`,
  mailFootnote: '直接回覆此郵件，即可寄給詢問者。',
};
export default texts;
