import type { KeeperTexts } from './jpn.ts';

const texts: KeeperTexts = {
  columns: { name: '姓名', company: '公司', mail: '電子郵件地址', agreedAt: '同意時間' },
};
export default texts;
