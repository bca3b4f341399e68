import type { PreviewTexts } from './jpn.ts';

export default {
  banner: '预览',
  bannerText: '当前显示的是尚未发布的内容，无法保存或申请。',
  notSaved: '预览时无法保存。',
  notOperated: '预览时无法进行此操作。',
  noMemberTitle: '会员页面',
  noMember: '预览链接中没有会员页面',
  noMemberText: '通过预览链接只能查看尚未发布的网站，不会以会员身份登录，因此“我的主页”等页面没有可显示的内容。',
  toDraft: '前往尚未发布的网站',
} satisfies PreviewTexts;
