import type { DoorTexts } from './jpn.ts';

const texts: DoorTexts = {
  title: '들어올 수 있는 사람',
  lead: '누가 사이트에 들어올 수 있고, 들어온 사람이 어떤 페이지를 볼 수 있는지 정합니다. 변경은 다음 공개부터 적용됩니다.',
  passcode: '패스코드',
  passcodeText: '여섯 자리 숫자를 아는 사람만 들어올 수 있게 합니다.',
  make: '패스코드 만들기',
  renew: '다른 패스코드로 변경',
  clear: '패스코드 없애기',
  changed: '다음에 공개할 때부터 바뀝니다. 이미 들어온 사람도 새 패스코드를 입력합니다.',
  cleared: '다음에 공개할 때부터 패스코드가 필요 없습니다.',
  now: '공개 중인 사이트',
  next: '다음에 공개하면',
  unpublished: '아직 공개하지 않아 아무도 들어올 수 없습니다.',
  withdrawn: '공개를 내린 상태라 아무도 들어올 수 없습니다.',
  doors: '로그인과 초대',
  login: '방문자 로그인 허용',
  loginHint: '유료 티켓, 추첨 티켓, 마이페이지에 필요합니다.',
  noSale: '로그인할 수 없는 동안에는 유료 티켓과 추첨 티켓을 신청할 수 없습니다.',
  start: '들어올 수 있는 사람',
  starts: {
    open: '누구나',
    offered: '누구나(먼저 로그인을 권하며 건너뛸 수 있음)',
    members: '로그인한 회원만',
    invited: '초대한 회원만',
  },
  noLogin: '로그인할 수 없어 초대한 회원도 들어올 수 없습니다.',
  noGuests: '아직 아무도 초대하지 않았습니다. 지금 공개하면 아무도 들어올 수 없습니다.',
  guests: '초대할 사람 정하기',
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
