import prefectures from '../../texts/prefectures/kor.ts';
import type { MemberCardTexts } from './jpn.ts';

export default {
  card: {
    back: '마이페이지',
    title: '멤버 카드',
    lead: '다른 참가자에게는 이렇게 표시됩니다.',
    edit: '프로필 편집하기',
    noNickname: '닉네임 미설정',
    privacy: '여기에 표시되지 않은 항목은 다른 참가자에게 공개되지 않습니다.',
    nothing: '프로필을 입력하면 여기에 표시됩니다.',
  },
  widget: {
    title: '내 프로필',
    guest: '로그인하면 내 프로필이 표시됩니다.',
    logIn: '로그인',
    open: '프로필 열기',
    complete: '프로필 입력하기',
  },
  prefectures,
} satisfies MemberCardTexts;
