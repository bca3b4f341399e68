import type { IdentityMessages } from './jpn.ts';

export default {
  notOffered: (name) => `이 사이트에서는 ‘${name}’ 로그인을 이용하실 수 없습니다.`,
  portalAccounts: '이 이벤트의 회원은 포털의 회원이므로 로그인 방법은 포털에서 정해 주세요.',
  tooMany: '시도 횟수가 너무 많습니다.',
  cancelled: (name) => `‘${name}’ 로그인을 취소했습니다.`,
  refused: (name) => `‘${name}’에서 로그인을 받아들이지 않았습니다. 다시 시도해 주세요.`,
  notGenuine: (name) => `‘${name}’의 응답을 확인할 수 없어 로그인을 중단했습니다. 다시 시도해 주세요.`,
  unavailable: (name) => `‘${name}’에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.`,
  tooLate: '로그인 유효 시간이 지났거나 이미 완료되었습니다. 처음부터 다시 시도해 주세요.',
  otherBrowser: '다른 브라우저에서 시작한 로그인입니다. 로그인을 시작한 브라우저에서 처음부터 다시 시도해 주세요.',
  otherSession: '진행하는 동안 로그인 상태가 바뀌었습니다. 처음부터 다시 시도해 주세요.',
  identityTaken: (name) => `이 ‘${name}’ 계정은 이미 다른 계정과 연결되어 있습니다.`,
  otherIdentity: (name) =>
    `이 계정은 이미 다른 ‘${name}’ 계정과 연결되어 있습니다. 변경하려면 먼저 로그인 정보에서 연결을 해제해 주세요.`,
  accountExists: (name) =>
    `‘${name}’ 계정과 같은 이메일 주소를 사용하는 계정이 이미 있습니다. 본인 확인을 위해 이메일 주소나 로그인 ID와 비밀번호로 로그인해 주세요. 로그인하면 연결이 완료됩니다.`,
  mailNotVerified: (name) =>
    `‘${name}’에 인증된 이메일 주소가 없어 계정을 만들 수 없습니다. 먼저 회원 가입을 하신 후 로그인 정보에서 연결해 주세요.`,
  onlyWayIn: '연결을 해제하면 로그인할 수 없게 됩니다. 먼저 비밀번호를 설정해 주세요.',
} satisfies IdentityMessages;
