import type { ProofTexts } from './jpn.ts';

const texts: ProofTexts = {
  title: '본인 확인',
  titleSetUp: '2단계 인증 설정',
  usePasskey: '패스키로 확인',
  or: '또는',
  password: '비밀번호',
  appCode: '인증 앱의 코드',
  appCodeHint: '앱에 표시된 6자리 숫자입니다.',
  recoveryCode: '복구 코드',
  recoveryCodeHint: '2단계 인증을 설정할 때 저장한 코드 중 하나이며, 한 번만 쓸 수 있습니다.',
  goOn: '확인하고 계속',
  missing: '입력하세요.',
  passkeyGivenUp: '패스키 확인이 끝나지 않았습니다. 다시 시도하거나 다른 방법을 선택하세요.',
  otherWay: {
    app: '인증 앱의 코드로 확인',
    recoveryCode: '복구 코드로 확인',
    password: '비밀번호로 확인',
  },
  setUpText:
    '이 작업은 매출, 방문자의 개인정보, 다른 사람의 권한과 관련됩니다. 계속하려면 본인임을 보여 줄 방법을 하나 더 설정하세요. 1분 정도 걸립니다.',
  thisDevice: '이 기기',
  makePasskey: '이 기기에 패스키 만들기',
  useApp: '인증 앱 사용',
  scan: '인증 앱으로 QR코드를 스캔하세요.',
  scanPicture: '인증 앱으로 스캔할 QR코드',
  orType: '스캔할 수 없으면 다음 키를 입력하세요:',
  connect: '설정',
  codesTitle: '복구 코드를 저장하세요',
  codesText: '기기를 잃어버렸을 때 하나씩 쓸 수 있습니다. 이 화면을 닫으면 다시 볼 수 없습니다.',
  download: '파일로 저장',
  codesKept: '저장했습니다',
  signInPasskey: '패스키로 로그인',
  lost: '기기나 코드를 잃어버렸습니다',
  lostText:
    '복구 코드로 로그인할 수 있습니다. 코드도 없으면 다른 소유자에게 재설정을 부탁하세요. 부탁한 지 24시간 뒤부터 쓸 수 있습니다.',
  signInRecovery: '복구 코드로 로그인',
  backToSignIn: '일반 로그인으로 돌아가기',
  withdrawn: '확인하지 않아 실행하지 않았습니다.',
};
export default texts;
