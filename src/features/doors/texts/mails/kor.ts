import type { GuestMailTexts } from './jpn.ts';

const texts: GuestMailTexts = {
  subject: (site) => `[${site}] 초대`,
  heading: (site) => `${site}에 초대합니다`,
  paragraphs: (mail) => [
    `들어오시려면 이 이메일 주소(${mail})로 회원가입하거나 로그인해 주세요.`,
    '이 초대는 이 이메일 주소에만 유효합니다.',
  ],
  button: '사이트 열기',
  refused: {
    notPublic: '사이트를 공개한 뒤에 초대 메일을 보낼 수 있습니다.',
    noAddress: '서버의 공개 주소가 정해지지 않아 초대 메일을 보낼 수 없습니다. 서버 관리자에게 문의해 주세요.',
  },
};
export default texts;
