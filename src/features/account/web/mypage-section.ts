import type { MypageSection } from '#web/site/mypage-section.ts';
import { LockIcon } from '#web/ui/icons.tsx';

const section: MypageSection = {
  page: 'loginInfo',
  group: 'information',
  sort: 90,
  icon: LockIcon,
  says: {
    jpn: { title: 'ログイン情報', text: 'メールアドレス・ログインID・パスワード' },
    eng: { title: 'Login details', text: 'Email address, login ID and password' },
    chi: { title: '登录信息', text: '电子邮箱、登录ID和密码' },
    zhtw: { title: '登入資訊', text: '電子郵件地址、登入ID與密碼' },
    kor: { title: '로그인 정보', text: '이메일 주소, 로그인 ID, 비밀번호' },
  },
};

export const sections = [section];
