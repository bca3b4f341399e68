import type { MemberTexts } from './jpn.ts';

const texts: MemberTexts = {
  accountElsewhere: '이 계정은 포털의 계정입니다. 포털의 회원 화면에서 진행해 주세요.',
  request: {
    closed: '다른 담당자가 이 요청을 이미 종료했습니다.',
    proven: '본인 확인이 이미 끝났습니다.',
    unproven: '먼저 본인 확인을 해 주세요.',
    otherKind: '이 요청은 삭제에 대한 것이 아닙니다.',
    changed: '표시한 뒤에 본인의 정보가 바뀌었습니다. 내용을 확인한 뒤 다시 선택해 주세요.',
    future: '접수일은 오늘까지의 날짜여야 합니다.',
  },
  code: {
    wrong: '번호가 다릅니다.',
    expired: '번호의 유효기간이 지났습니다. 다시 보내 주세요.',
    tooManyTries: '번호를 너무 많이 틀렸습니다. 다시 보내 주세요.',
  },
  mail: { required: '이메일 주소를 입력해 주세요.', invalid: '이메일 주소의 형식을 확인해 주세요.' },
};
export default texts;
