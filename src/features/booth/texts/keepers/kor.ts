import type { KeeperTexts } from './jpn.ts';

const texts: KeeperTexts = {
  columns: { name: '이름', company: '회사', mail: '이메일 주소', agreedAt: '동의한 시각' },
};
export default texts;
