import type { AccountPageTexts } from './jpn.ts';

export default {
  mail: '이메일 주소',
  mailExample: 'name@example.com',
  loginId: '로그인 ID',
  loginIdHint: '8~32자. 영문자, 숫자와 . _ - 를 사용할 수 있습니다.',
  password: '비밀번호',
  newPassword: '새 비밀번호',
  currentPassword: '현재 비밀번호',
  showPassword: '비밀번호 표시',
  passwordLength: '8~32자',
  passwordCharacters: '영문자, 숫자, 기호(공백 불가)',
  passwordOther: '이메일 주소나 로그인 ID와 다른 것',
  passwordNotMail: '이메일 주소와 다른 것',
  code: '인증 코드(숫자 6자리)',
  cancel: '취소',
  retry: '다시 불러오기',
  sending: '보내는 중',

  codeStep: {
    lead: (mail: string) => `${mail} 주소로 메일을 보냈습니다. 메일에 적힌 숫자 6자리 인증 코드를 입력해 주세요.`,
    spam: '메일이 도착하기까지 30분 정도 걸릴 수 있습니다. 도착하지 않으면 스팸 메일함도 확인해 주세요.',
    submit: '다음',
    submitting: '확인하는 중',
    resend: '코드 다시 보내기',
    resendIn: (seconds: number) => `코드 다시 보내기(${seconds}초 후)`,
    resent: '메일을 다시 보냈습니다. 새 코드를 입력해 주세요.',
    otherMail: '이메일 주소 다시 입력',
  },
} satisfies AccountPageTexts;
