import type { MailTexts } from './jpn.ts';

export default {
  buttonFallback: '버튼이 작동하지 않으면 아래 주소를 브라우저에 붙여 넣어 주세요.',
  fact: (label, value) => `${label}: ${value}`,
  codeLabel: '인증 코드',
  sentBy: (site: string) => `이 메일은 ‘${site}’에서 자동으로 발송되었습니다.`,
  unread: '이 메일에 회신하셔도 확인할 수 없습니다.',
  contact: (where: string) => `문의처: ${where}`,
} satisfies MailTexts;
