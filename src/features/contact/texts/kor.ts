import common from '#kernel/texts/kor.ts';
import type { ContactTexts } from './jpn.ts';

const texts: ContactTexts = {
  lead: '이 페이지에 대해 주최자에게 메시지를 보낼 수 있습니다.',
  name: '이름',
  namePlaceholder: '김민준',
  email: '이메일 주소',
  emailHint: '이 주소로 답변이 발송됩니다.',
  emailPlaceholder: 'gildong@example.com',
  contents: '문의 내용',
  send: '보내기',
  sending: '보내는 중…',
  sentTitle: '보냈습니다',
  sentText: '문의해 주셔서 감사합니다. 답변까지 잠시 기다려 주세요.',
  invalidMail: common.invalidMail,
  tooLong: common.maxLength,
  tooMany: '전송 횟수를 초과했습니다.',
  mailSubject: (page) => `[문의] ${page}`,
  mailHeading: '문의가 도착했습니다',
  mailAbout: (page) => `‘${page}’ 페이지에서 보낸 메시지입니다.`,
  mailFrom: (name, email) => `이름: ${name}\n이메일 주소: ${email}`,
  mailFootnote: '이 메일에 답장하면 문의하신 분께 전달됩니다.',
};
export default texts;
