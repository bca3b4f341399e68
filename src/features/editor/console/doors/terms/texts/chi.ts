import common from '#kernel/texts/chi.ts';
import type { TermsTexts } from './jpn.ts';

const texts: TermsTexts = {
  title: '条款与同意',
  lead: '设置需要会员同意的文件，发布后生效。',
  asks: (what) => `会员注册时，以及会员首次访问本网站时，会请其同意${what}。`,
  asksNobody: '不要求任何人同意。',
  what: { Terms: '使用条款', Privacy: common.privacyPolicy, both: '使用条款和隐私政策' },
  kinds: { Terms: '使用条款', Privacy: common.privacyPolicy },
  where: '文件位置',
  places: { off: '不要求同意', text: '本网站', url: '其他页面' },
  faults: {
    noText: '还没有正文，这样会员同意的将是一份空白文件。',
    noUrl: '还没有填写页面地址。',
    missing: (languages) => `缺少${languages.join('、')}的正文，使用该语言的人会看到其他语言的正文。`,
  },
  again: '已同意的会员',
  nobodyAgreed: '还没有会员同意已发布的文件。',
  agreed: (count) => `${count}位会员已同意发布中的文件。`,
  manyAgreed: (count) => `${count}位以上会员已同意发布中的文件。`,
  unasked: '文件内容已更改。照此发布，不会再次询问已同意的会员。',
  askAgain: '请会员重新同意',
  askAgainHint: '下方会填入当前时间。请在发布前再点击，以免保留对旧文件的同意。',
  toTerms: '设置条款',
};
export default texts;
