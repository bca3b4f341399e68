import type { GuestMailTexts } from './jpn.ts';

const texts: GuestMailTexts = {
  subject: (site) => `【${site}】邀请函`,
  heading: (site) => `诚邀您参加${site}`,
  paragraphs: (mail) => [`请使用此邮箱地址（${mail}）注册或登录后浏览。`, '此邀请仅对此邮箱地址有效。'],
  button: '打开网站',
  refused: {
    notPublic: '网站公开后才能发送邀请邮件。',
    noAddress: '此服务器的公开地址尚未设定，无法发送邀请邮件。请联系服务器管理员。',
  },
};
export default texts;
