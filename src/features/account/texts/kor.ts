import common from '#kernel/texts/kor.ts';
import type { AccountMessages } from './jpn.ts';

const kor: AccountMessages = {
  loginRequired: '로그인이 필요합니다.',
  otherMember: '로그인한 회원이 변경되었습니다. 페이지를 다시 불러와 주세요.',
  previewLink: '미리보기 링크에는 회원 정보가 없습니다.',
  blocked: '이 작업은 이용하실 수 없습니다.',
  staffOnly: '접수처 스태프만 이용할 수 있습니다.',
  loginNotOffered: '이 사이트에서는 로그인을 이용할 수 없습니다.',
  wrongCredentials: '이메일 주소, 로그인 ID 또는 비밀번호가 올바르지 않습니다.',
  tooManyLogins: '로그인 시도 횟수를 초과했습니다.',
  tooManyCodes: '인증 코드의 발송 또는 입력 횟수를 초과했습니다.',
  tooManyRegistrations: '회원 가입 횟수를 초과했습니다.',
  wrongCode: '인증 코드가 올바르지 않습니다.',
  expiredCode: '인증 코드의 유효기간이 지났습니다. 코드를 다시 받아 주세요.',
  tooManyTries: '입력 횟수를 초과했습니다. 코드를 다시 받아 주세요.',
  codeSixDigits: '숫자 6자리를 입력해 주세요.',
  invalidMail: common.invalidMail,
  sameMail: '현재 이메일 주소와 같습니다.',
  mailTaken: '이미 등록된 이메일 주소입니다.',
  loginIdTaken: '이미 사용 중인 로그인 ID입니다. 다른 ID를 입력해 주세요.',
  tooShort: common.minLength,
  tooLong: common.maxLength,
  loginIdCharacters: '영문자, 숫자와 . _ - 만 사용할 수 있습니다.',
  passwordCharacters: '영문자, 숫자, 기호만 사용할 수 있습니다(공백 불가).',
  passwordIsLoginId: '이메일 주소나 로그인 ID와 같은 비밀번호는 사용할 수 없습니다.',
  wrongPassword: '현재 비밀번호가 올바르지 않습니다.',
  tokenGone: '시간이 초과되었거나 이미 완료된 절차입니다. 처음부터 다시 진행해 주세요.',
  agreementRequired: '약관에 동의해 주세요.',
  confirmationRequired: '확인란에 체크해 주세요.',
};
export default kor;
