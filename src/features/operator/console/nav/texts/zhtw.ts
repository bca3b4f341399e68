import type { NavTexts } from './jpn.ts';

const texts: NavTexts = {
  people: '成員',
  log: '操作紀錄',
  keys: 'API 金鑰',
  account: '帳號設定',
};
export default texts;
