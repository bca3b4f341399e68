import type { NavTexts } from './jpn.ts';

const texts: NavTexts = {
  people: '成员',
  log: '操作记录',
  keys: 'API密钥',
  account: '账号设置',
};
export default texts;
