import type { DoorTexts } from './jpn.ts';

const texts: DoorTexts = {
  title: '들어올 수 있는 사람',
  lead: '공개한 뒤 사이트에 들어올 수 있는 사람을 정합니다.',
  passcode: '패스코드',
  passcodeText: '여섯 자리 숫자를 아는 사람만 들어올 수 있게 합니다.',
  make: '패스코드 만들기',
  renew: '다른 패스코드로 변경',
  clear: '패스코드 없애기',
  changed: '다음에 공개할 때부터 바뀝니다. 이미 들어온 사람도 새 패스코드를 입력합니다.',
  cleared: '다음에 공개할 때부터 패스코드가 필요 없습니다.',
  doors: '로그인과 초대',
  members: '회원만 들어올 수 있게 하기',
  membersHint: '사이트를 열면 먼저 로그인 화면이 나옵니다.',
  invited: '초대한 회원만 들어올 수 있게 하기',
  invitedHint: '초대한 이메일 주소의 회원만 들어올 수 있습니다.',
  guests: '초대할 사람 정하기',
  more: '내용별 제한 등은 ‘모든 설정’에 있습니다.',
  toAll: '모든 설정',
  who: {
    everybody: '누구나 들어올 수 있습니다.',
    members: '로그인한 회원만 들어올 수 있습니다.',
    invited: '초대받은 회원만 들어올 수 있습니다.',
  },
  withCode: {
    everybody: '패스코드를 아는 사람만 들어올 수 있습니다.',
    members: '패스코드를 아는 회원만 들어올 수 있습니다.',
    invited: '패스코드를 아는 초대받은 회원만 들어올 수 있습니다.',
  },
};
export default texts;
