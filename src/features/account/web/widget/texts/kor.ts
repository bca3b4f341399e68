import type { LoginWidgetTexts } from './jpn.ts';

export default {
  title: '로그인',
  guest: '로그인하면 티켓을 확인하고 즐겨찾기를 저장할 수 있습니다.',
  logIn: '로그인',
  register: '회원 가입',
  member: (mail) => `${mail} 계정으로 로그인되어 있습니다.`,
  mypage: '마이페이지로',
} satisfies LoginWidgetTexts;
