import type { AccountMailTexts } from './jpn.ts';

const notYou = '본인이 요청하지 않았다면 이 메일을 무시해 주세요. 등록 정보는 바뀌지 않습니다.';

const codeFootnote =
  '코드는 60분 동안 유효합니다. 본인이 요청하지 않았다면 이 메일을 무시해 주세요. 코드를 다른 사람에게 알려 주지 마세요.';

const kor: AccountMailTexts = {
  registrationCode: {
    subject: (siteName, code) => `[${siteName}] 인증 코드 ${code}`,
    heading: '회원 가입 인증 코드',
    paragraphs: (siteName) => [`‘${siteName}’ 회원 가입 화면에 다음 6자리 코드를 입력해 주세요.`],
    footnote: codeFootnote,
  },
  alreadyRegistered: {
    subject: (siteName) => `[${siteName}] 이미 가입된 회원입니다`,
    heading: '이미 가입된 회원입니다',
    paragraphs: (siteName) => [
      `‘${siteName}’에서 이 이메일 주소로 회원 가입 신청이 있었으나, 이미 등록된 주소입니다.`,
      '로그인 화면에서 로그인해 주세요. 비밀번호를 잊으셨다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 다시 설정할 수 있습니다.',
    ],
    footnote: notYou,
    button: '로그인하기',
  },
  registered: {
    subject: (siteName) => `[${siteName}] 회원 가입이 완료되었습니다`,
    heading: '가입해 주셔서 감사합니다',
    paragraphs: (siteName) => [
      `‘${siteName}’ 회원 가입이 완료되었습니다.`,
      '등록 정보는 마이페이지에서 언제든지 확인하고 변경할 수 있습니다.',
    ],
    button: '마이페이지 열기',
  },
  resetCode: {
    subject: (siteName, code) => `[${siteName}] 비밀번호 재설정 인증 코드 ${code}`,
    heading: '비밀번호 재설정 인증 코드',
    paragraphs: (siteName) => [`‘${siteName}’ 비밀번호 재설정 화면에 다음 6자리 코드를 입력해 주세요.`],
    footnote: codeFootnote,
  },
  noAccount: {
    subject: (siteName) => `[${siteName}] 등록되지 않은 이메일 주소입니다`,
    heading: '등록되지 않은 이메일 주소입니다',
    paragraphs: (siteName) => [
      `‘${siteName}’에서 이 이메일 주소로 비밀번호 재설정 신청이 있었으나, 해당 회원을 찾을 수 없습니다.`,
      '다른 이메일 주소로 가입하지 않았는지 확인해 주세요. 처음이시라면 먼저 회원 가입을 해 주세요.',
    ],
    footnote: '본인이 요청하지 않았다면 이 메일을 무시해 주세요.',
    button: '회원 가입하기',
  },
  passwordChanged: {
    subject: (siteName) => `[${siteName}] 비밀번호가 변경되었습니다`,
    heading: '비밀번호가 변경되었습니다',
    paragraphs: (siteName) => [
      `‘${siteName}’ 비밀번호가 변경되었습니다. 다른 기기에서는 로그아웃되었습니다.`,
      '본인이 변경하지 않았다면 즉시 비밀번호를 다시 설정해 주세요.',
    ],
    button: '비밀번호 재설정하기',
  },
  mailChangeCode: {
    subject: (siteName, code) => `[${siteName}] 이메일 주소 변경 인증 코드 ${code}`,
    heading: '이메일 주소 변경 인증 코드',
    paragraphs: (siteName) => [`‘${siteName}’ 로그인 정보 화면에 다음 6자리 코드를 입력해 주세요.`],
    footnote: codeFootnote,
  },
  mailTaken: {
    subject: (siteName) => `[${siteName}] 이 이메일 주소로 변경하려는 신청이 있었습니다`,
    heading: '이미 사용 중인 이메일 주소입니다',
    paragraphs: (siteName) => [
      `‘${siteName}’의 다른 회원이 이 이메일 주소로 변경을 신청했습니다. 이미 등록된 주소이므로 변경할 수 없습니다.`,
    ],
    footnote: notYou,
  },
  mailChanged: {
    subject: (siteName) => `[${siteName}] 이메일 주소가 변경되었습니다`,
    heading: '이메일 주소가 변경되었습니다',
    paragraphs: (siteName) => [
      `‘${siteName}’에 등록된 이메일 주소가 변경되었습니다. 앞으로 이 주소로는 안내가 발송되지 않습니다.`,
      '본인이 변경하지 않았다면 주최자에게 문의해 주세요.',
    ],
  },
  unsubscribed: {
    subject: (siteName) => `[${siteName}] 탈퇴가 완료되었습니다`,
    heading: '탈퇴가 완료되었습니다',
    paragraphs: (siteName) => [
      `‘${siteName}’ 탈퇴가 완료되었습니다. 그동안 이용해 주셔서 감사합니다.`,
      '이미 발송된 안내 메일이 도착할 수 있으며, 약 1주일 안에 중단됩니다.',
    ],
  },
};
export default kor;
