import type { ProfileCardTexts } from './jpn.ts';

export default {
  title: (open: number) => `프로필에 아직 입력하지 않은 항목이 ${open}개 있습니다`,
  text: '미리 입력해 두면 티켓을 구매하거나 신청할 때 같은 항목이 자동으로 채워집니다.',
  fillIn: '프로필 입력',
  later: '나중에',
} satisfies ProfileCardTexts;
