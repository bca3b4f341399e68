import type { RequestMailTexts } from './jpn.ts';

const texts: RequestMailTexts = {
  code: {
    subject: (site) => `【${site}】確認本人身分`,
    heading: '確認本人身分',
    paragraphs: (site) => [
      `${site}收到了有關您個人資料的請求。請將以下號碼告知負責人。號碼在 1 小時內有效。`,
      '如果您沒有提出請求，請不要將號碼告訴任何人。不會有任何變動。',
    ],
  },
  erased: {
    subject: (site) => `【${site}】已刪除個人資料`,
    heading: '已刪除個人資料',
    paragraphs: (site) => [
      `依照您的請求，${site}已刪除所儲存的您的個人資料。`,
      '訂單金額、票券和已開立的收據會在法律規定的期限內保留，與您的聯絡方式和回答分開。已購買的票券仍然有效。',
    ],
  },
};
export default texts;
