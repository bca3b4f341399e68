import type { GuestMailTexts } from './jpn.ts';

const texts: GuestMailTexts = {
  subject: (site) => `【${site}】邀請函`,
  heading: (site) => `誠邀您參加${site}`,
  paragraphs: (mail) => [`請使用這個電子郵件地址（${mail}）註冊或登入後瀏覽。`, '這項邀請僅對這個電子郵件地址有效。'],
  button: '開啟網站',
  refused: {
    notPublic: '網站公開後才能寄送邀請郵件。',
    noAddress: '此伺服器的公開地址尚未設定，無法寄送邀請郵件。請聯絡伺服器管理員。',
  },
};
export default texts;
