import type { OperatorTexts } from './jpn.ts';

const kor: OperatorTexts = {
  refusals: {
    notSignedIn: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
    wrongCredentials: '이메일 주소 또는 비밀번호가 올바르지 않습니다.',
    linkIsOver: '이 링크는 사용할 수 없습니다. 이미 사용되었거나 기한이 지났습니다.',
    foreignOrigin: '이 작업은 이 서버의 관리 화면에서만 할 수 있습니다.',
    noRight: '이 작업을 할 권한이 없습니다.',
    wrongPasskey: '이 패스키를 확인할 수 없습니다. 다시 시도해 주세요.',
    wrongCode: '코드가 올바르지 않거나 이미 사용되었습니다. 다음 코드를 입력해 주세요.',
    wrongPassword: '비밀번호가 올바르지 않습니다.',
    noPasskeysHere: '이 주소에서는 패스키를 사용할 수 없습니다. https와 이름이 있는 주소로 열어 주세요.',
    tooManyPasskeys: '패스키를 더 등록할 수 없습니다. 사용하지 않는 것을 삭제해 주세요.',
    lastFactor: '마지막 인증 수단은 삭제할 수 없습니다. 먼저 다른 수단을 등록해 주세요.',
    lastOwner: '마지막 소유자는 뺄 수 없습니다. 먼저 다른 사람을 소유자로 지정해 주세요.',
    aboveYou: '자신의 권한보다 높은 권한은 부여하거나 변경할 수 없습니다.',
    otherMail: '이 링크는 다른 이메일 주소용입니다. 해당 주소로 로그인해 주세요.',
    noAddress:
      '이 서버에 공개 주소(HIROBA_URL)가 설정되지 않아 초대 메일을 보낼 수 없습니다. 링크를 만들어 직접 전달해 주세요.',
    noAddressForLink:
      '이 서버에는 공개 주소(HIROBA_URL)가 설정되어 있지 않아 링크를 보낼 수 없습니다. 서버 관리자에게 문의해 주세요.',
    resetWaits: '재설정이 이미 신청되었습니다.',
    resetOfSelf: '본인의 재설정은 다른 소유자에게 요청해 주세요.',
    resetOfOthers: '이 사람이 권한을 가진 모든 사이트의 소유자나 서버 관리자만 할 수 있습니다.',
    tooEarly: '이 재설정은 아직 사용할 수 없습니다. 신청 24시간 후부터 사용할 수 있습니다.',
    keyIsOver: '사용할 수 없는 API 키입니다. 취소되었거나 기한이 지났거나, 만든 사람이 더 이상 소유자가 아닙니다.',
    notForKeys: '이 작업은 API 키로 할 수 없습니다. 관리 화면에서 진행해 주세요.',
    keyIsLimited: '이 API 키로는 개인정보나 금전을 다루는 작업을 할 수 없습니다.',
    tooManyKeys: 'API 키를 더 만들 수 없습니다. 사용하지 않는 키를 취소해 주세요.',
  },
  proofs: {
    setUp: '이 작업을 하기 전에 패스키나 인증 코드 앱을 등록해 주세요.',
    secondFactor: '이 작업을 하기 전에 패스키나 인증 코드로 본인 확인을 해 주세요.',
    stepUp: '이 작업을 하기 전에 다시 본인 확인을 해 주세요.',
  },
  fields: {
    mailInvalid: '이메일 주소 형식이 올바르지 않습니다.',
    mailTaken: '이미 등록된 이메일 주소입니다. 로그인해 주세요.',
    mailIsOwn: '지금과 같은 이메일 주소입니다.',
    passwordIsMail: '이메일 주소와 같은 비밀번호는 사용할 수 없습니다.',
    mailNotInvited: '이 초대는 다른 이메일 주소용입니다.',
    secretMissing: '비밀번호나 패스키 중 하나를 등록해 주세요.',
    mailMissing: '이메일로 초대하려면 이메일 주소가 필요합니다.',
    boothsMissing: '참가 업체에게는 부스를 하나 이상 선택해 주세요.',
    nameMissing: '이름을 입력해 주세요.',
  },
  passkeyName: '첫 번째 패스키',
  demoName: '데모 주최자',
};
export default kor;
