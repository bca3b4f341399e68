import type { MemberTexts } from './jpn.ts';

const texts: MemberTexts = {
  accountElsewhere: '이 계정은 포털의 계정입니다. 포털의 회원 화면에서 진행해 주세요.',
  mail: { required: '이메일 주소를 입력해 주세요.', invalid: '이메일 주소의 형식을 확인해 주세요.' },
};
export default texts;
