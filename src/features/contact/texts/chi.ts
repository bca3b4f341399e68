import common from '#kernel/texts/chi.ts';
import type { ContactTexts } from './jpn.ts';

const texts: ContactTexts = {
  lead: '您可以就本页面内容向主办方发送消息。',
  name: '姓名',
  namePlaceholder: '王小明',
  email: '电子邮箱',
  emailHint: '回复将发送至此邮箱。',
  emailPlaceholder: 'xiaoming@example.com',
  contents: '咨询内容',
  send: '发送',
  sending: '正在发送…',
  sentTitle: '已发送',
  sentText: '感谢您的咨询，请耐心等待回复。',
  invalidMail: common.invalidMail,
  tooLong: common.maxLength,
  tooMany: '发送次数已达上限。',
  mailSubject: (page) => `【咨询】${page}`,
  mailHeading: '收到一条咨询',
  mailAbout: (page) => `来自页面“${page}”。`,
  mailFrom: (name, email) => `姓名：${name}\n电子邮箱：${email}`,
  mailFootnote: '直接回复此邮件，即可发送给咨询者。',
};
export default texts;
