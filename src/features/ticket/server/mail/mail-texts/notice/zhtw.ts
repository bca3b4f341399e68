import { quoted } from '#kernel/quoted.ts';
import type { NoticeTexts } from './jpn.ts';

const zhtw: NoticeTexts = {
  paidElsewhere: {
    subject: (siteName) => `【${siteName}】有訂單在金流公司的管理頁面退款`,
    heading: '票券仍然有效',
    paragraphs: (siteName) => [
      `${quoted(siteName)}的一筆訂單已在金流公司的管理頁面退款。`,
      '這筆退款不是由本網站辦理的，因此票券仍然有效。如需作廢，請通知購買者在「我的票券」中取消。',
      '取消後，本網站也會向金流公司申請該票券的退款。退款總額不會超過已支付的金額；但如果先前只退還了一部分，會從剩餘金額中再次退款。',
    ],
  },
  paidBefore: {
    subject: (siteName) => `【${siteName}】退款無須您辦理`,
    heading: '款項已經退還',
    paragraphs: (siteName) => [
      `${quoted(siteName)}的一張票券已取消，但該筆付款先前已在金流公司的管理頁面退還。`,
      '已登記為退款完成，您無須辦理任何手續。',
    ],
  },
  leftOver: {
    subject: (siteName) => `【${siteName}】有匯款需要退還`,
    heading: '需要退還匯款',
    paragraphs: (siteName) => [
      `${quoted(siteName)}的一筆訂單收到的匯款中，以下金額未用於支付票券，仍留在金流公司：匯款多於應付金額，或在訂單結束後才入帳。`,
      '請在金流公司的管理頁面退款，或向購買者詢問收款帳戶後退還。無須在本網站登記。',
    ],
  },
  chargedBack: {
    subject: (siteName) => `【${siteName}】銀行撤回了一筆刷卡付款，需要您回覆`,
    heading: '有付款被提出爭議',
    paragraphs: (siteName) => [
      `持卡人對${quoted(siteName)}的一筆訂單提出爭議（爭議款），發卡銀行已撤回該筆付款。`,
      '請在期限前於金流公司的管理頁面提交證據回覆，或接受撤回。',
      '票券仍然有效。如需作廢，請在管理後台的訂單中取消。在銀行作出決定之前，本網站不會從該筆付款退款。如以其他方式退款，購買者會收到兩次退款。',
    ],
  },
  chargebackWon: {
    subject: (siteName) => `【${siteName}】被撤回的付款已返還`,
    heading: '爭議未獲認可',
    paragraphs: (siteName) => [
      `關於${quoted(siteName)}的一筆訂單，銀行認可了您的回覆，被撤回的付款已返還。`,
      '如有暫停的退款，將繼續辦理。您無須辦理任何手續。',
    ],
  },
  chargebackLost: {
    subject: (siteName) => `【${siteName}】付款撤回已成定局`,
    heading: '款項歸購買者所有',
    paragraphs: (siteName) => [
      `關於${quoted(siteName)}的一筆訂單，銀行認可了爭議，款項已退還購買者。`,
      '票券仍然有效。如需作廢，請在管理後台的訂單中取消。無須再退款。',
    ],
  },
  respondBy: '回覆期限',
  partlyPaid: {
    why: (siteName) =>
      `${quoted(siteName)}的一筆訂單匯款金額不足，且餘款未在期限內入帳。訂單已失效，已收到的款項留在金流公司，需要由主辦單位退款。`,
    subject: (siteName) => `【${siteName}】匯款金額不足，訂單已失效`,
    heading: '匯款金額不足',
    paragraphs: (siteName, received) => [
      `您在${quoted(siteName)}的訂單，在期限內僅收到${received}。由於金額不足，票券已不再為您保留。`,
      `已收到的${received}將由主辦單位退還。主辦單位會向您確認收款帳戶。`,
    ],
  },
  paidTooMuch: {
    subject: (siteName) => `【${siteName}】您多轉的款項將退還`,
    heading: '匯款金額多於應付金額',
    paragraphs: (siteName, amount) => [
      `您在${quoted(siteName)}的訂單，匯款金額比應付金額多${amount}。付款已完成，票券不受影響。`,
      `多出的${amount}將由主辦單位退還。主辦單位會向您確認收款帳戶。`,
    ],
  },
  paidTooLate: {
    subject: (siteName) => `【${siteName}】您的匯款款項將退還`,
    heading: '款項於訂單結束後才入帳',
    paragraphs: (siteName, amount) => [
      `您在${quoted(siteName)}的訂單結束後，我們收到了${amount}的匯款。這筆款項未用於購買票券。`,
      `${amount}將由主辦單位退還。主辦單位會向您確認收款帳戶。`,
    ],
  },
  paidOtherSum: {
    subject: (siteName) => `【${siteName}】付款金額與訂單不符，訂單已失效`,
    heading: '付款金額與訂單不符',
    paragraphs: (siteName, amount) => [
      `您在${quoted(siteName)}的訂單收到了${amount}，與應付金額不符。訂單已失效，票券不再為您保留。`,
      `${amount}將退還給您。仍在販售的票券可在網站上重新訂購。`,
    ],
  },
};
export default zhtw;
