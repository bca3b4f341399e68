import type { CameraTexts } from './jpn.ts';

export default {
  start: '카메라로 스캔',
  stop: '카메라 끄기',
  starting: '카메라를 준비하고 있습니다',
  view: '카메라 화면',
  aim: 'QR 코드를 틀 안에 맞춰 주세요.',
  denied: '카메라를 사용할 권한이 없습니다. 브라우저 설정에서 카메라를 허용해 주세요.',
  missing: '카메라를 찾을 수 없습니다. 대신 직접 입력해 주세요.',
  busy: '카메라를 시작할 수 없습니다. 다른 앱에서 사용 중인지 확인해 주세요.',
  insecure: '안전한 연결이 아니어서 카메라를 사용할 수 없습니다. https:// 로 시작하는 주소로 열어 주세요.',
} satisfies CameraTexts;
