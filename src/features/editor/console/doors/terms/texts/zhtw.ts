import common from '#kernel/texts/zhtw.ts';
import type { TermsTexts } from './jpn.ts';

const texts: TermsTexts = {
  title: '條款與同意',
  lead: '設定需要會員同意的文件，發布後生效。',
  asks: (what) => `會員註冊時，以及會員首次造訪本網站時，會請其同意${what}。`,
  asksNobody: '不要求任何人同意。',
  what: { Terms: '使用條款', Privacy: common.privacyPolicy, both: '使用條款與隱私權政策' },
  kinds: { Terms: '使用條款', Privacy: common.privacyPolicy },
  where: '文件位置',
  places: { off: '不要求同意', text: '本網站', url: '其他頁面' },
  faults: {
    noText: '還沒有內文，這樣會員同意的將是一份空白文件。',
    noUrl: '還沒有填寫頁面網址。',
    missing: (languages) => `缺少${languages.join('、')}的內文，使用該語言的人會看到其他語言的內文。`,
  },
  again: '已同意的會員',
  nobodyAgreed: '還沒有會員同意已發布的文件。',
  agreed: (count) => `${count}位會員已同意發布中的文件。`,
  manyAgreed: (count) => `${count}位以上會員已同意發布中的文件。`,
  unasked: '文件內容已變更。照此發布，不會再次詢問已同意的會員。',
  askAgain: '請會員重新同意',
  askAgainHint: '下方會填入目前時間。請在發布前再按，以免保留對舊文件的同意。',
  toTerms: '設定條款',
};
export default texts;
