import type { NoticeTexts } from './jpn.ts';

const zhtw: NoticeTexts = {
  paidElsewhere: {
    subject: (siteName) => `【${siteName}】有訂單在支付公司的管理頁面退款`,
    heading: '票券仍然有效',
    paragraphs: (siteName) => [
      `「${siteName}」的一筆訂單已在支付公司的管理頁面退款。`,
      '這筆退款不是由本網站辦理的，因此票券仍然有效。如需作廢，請購買者在「我的票券」中取消。',
      '取消後，本網站也會向支付公司申請該票券的退款。退款總額不會超過已支付的金額；但如果先前只退還了一部分，會從剩餘金額中再次退款。',
    ],
  },
  paidBefore: {
    subject: (siteName) => `【${siteName}】退款無需您辦理`,
    heading: '款項已經退還',
    paragraphs: (siteName) => [
      `「${siteName}」的一張票券已取消，但該筆付款先前已在支付公司的管理頁面退還。`,
      '已登記為退款完成，您無需辦理任何手續。',
    ],
  },
  partlyPaid: {
    why: (siteName) =>
      `「${siteName}」的一筆訂單轉帳金額不足，且餘款未在期限內到帳。訂單已失效，已收到的款項留在支付公司，需要由主辦單位退款。`,
    subject: (siteName) => `【${siteName}】轉帳金額不足，訂單已失效`,
    heading: '轉帳金額不足',
    paragraphs: (siteName, received) => [
      `您在「${siteName}」的訂單，在期限內僅收到${received}。由於金額不足，票券已不再為您保留。`,
      `已收到的${received}將由主辦單位退還。主辦單位會向您確認收款帳戶。`,
    ],
  },
};
export default zhtw;
