import type { ForgottenTexts } from './jpn.ts';

const texts: ForgottenTexts = {
  title: '비밀번호를 잊으셨을 때',
  text: '새 비밀번호를 정하는 링크를 이메일로 보내 드립니다. 인증 앱 코드나 복구 코드도 필요합니다.',
  send: '링크 보내기',
  sent: '이 주소의 계정이 있으면 메일을 보냈습니다. 1시간 안에 링크를 열어 주세요.',
  newTitle: '새 비밀번호 정하기',
  newText: '인증 앱 코드나 복구 코드로 본인인지 확인합니다.',
  code: '인증 앱 코드 또는 복구 코드',
  use: '정하고 로그인',
  over: '링크는 1시간 안에 한 번만 사용할 수 있습니다. 로그인 화면에서 다시 요청해 주세요.',
};
export default texts;
