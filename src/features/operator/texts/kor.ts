import type { OperatorTexts } from './jpn.ts';

const kor: OperatorTexts = {
  refusals: {
    notSignedIn: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
    wrongCredentials: '메일 주소 또는 비밀번호가 올바르지 않습니다.',
    linkIsOver: '이 링크는 사용할 수 없습니다. 이미 사용되었거나 기한이 지났습니다.',
    foreignOrigin: '이 작업은 이 서버의 관리 화면에서만 할 수 있습니다.',
    noRight: '이 작업을 할 권한이 없습니다.',
  },
  fields: {
    mailInvalid: '메일 주소 형식이 올바르지 않습니다.',
    mailTaken: '이미 등록된 메일 주소입니다. 로그인해 주세요.',
    passwordIsMail: '메일 주소와 같은 비밀번호는 사용할 수 없습니다.',
  },
  demoName: '데모 주최자',
};
export default kor;
