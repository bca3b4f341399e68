import type { KeeperTexts } from './jpn.ts';

const texts: KeeperTexts = {
  columns: { name: '姓名', company: '公司', mail: '电子邮箱', agreedAt: '同意时间' },
};
export default texts;
