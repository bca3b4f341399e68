import { quoted } from '#kernel/quoted.ts';
import draw from '../../../texts/draw/zhtw.ts';
import type { TicketMailTexts } from './jpn.ts';

const canceled = '訂單已取消';

const canceledSubject = (siteName: string) => `【${siteName}】訂單已取消`;

const won = '恭喜您中籤';

const delivered = '您的票券已準備好';

const zhtw: TicketMailTexts = {
  news: {
    applied: {
      subject: (siteName) => `【${siteName}】已收到您的抽籤申請`,
      heading: '已收到您的抽籤申請',
      paragraphs: (siteName) => [
        `感謝您申請${quoted(siteName)}的抽籤。`,
        '抽籤後將以電子郵件通知結果。您可用申請編號核對抽籤是否公正。',
      ],
    },
    awaiting: {
      subject: (siteName) => `【${siteName}】付款說明`,
      heading: '等待您付款',
      paragraphs: (siteName) => [`已為您保留${quoted(siteName)}的票券。`, '請於下列期限前付款，逾期將自動取消保留。'],
    },
    issued: {
      subject: (siteName) => `【${siteName}】感謝您購票`,
      heading: delivered,
      paragraphs: (siteName) => [`感謝您購買${quoted(siteName)}的票券。`],
    },
    given: {
      subject: (siteName) => `【${siteName}】主辦單位為您發放了票券`,
      heading: delivered,
      paragraphs: (siteName) => [`${quoted(siteName)}的主辦單位為您發放了票券。`],
    },
    free: {
      subject: (siteName) => `【${siteName}】您的票券已準備好`,
      heading: delivered,
      paragraphs: (siteName) => [`感謝您申請${quoted(siteName)}的票券，無須付款。`],
    },
    unpaid: {
      subject: (siteName) => `【${siteName}】已收到您的票券訂單`,
      heading: '已收到您的訂單',
      paragraphs: (siteName) => [`感謝您訂購${quoted(siteName)}的票券。`],
    },
    transfer: {
      subject: (siteName) => `【${siteName}】請匯款付款（已收到您的訂單）`,
      heading: '等待您的匯款',
      paragraphs: (siteName) => [`感謝您訂購${quoted(siteName)}的票券。`],
    },
    settled: {
      subject: (siteName) => `【${siteName}】已確認您的付款`,
      heading: '已確認您的付款',
      paragraphs: (siteName) => [`已確認${quoted(siteName)}票券的付款，感謝您。`],
    },
    won: {
      subject: (siteName) => `【${siteName}】抽籤結果：中籤`,
      heading: won,
      paragraphs: (siteName) => [`您申請的${quoted(siteName)}抽籤中已中籤，票券已準備好。`],
    },
    wonToPay: {
      subject: (siteName) => `【${siteName}】抽籤結果：中籤（請付款）`,
      heading: won,
      paragraphs: (siteName) => [
        `您申請的${quoted(siteName)}抽籤中已中籤，已為您保留票券。`,
        '請於下列期限前付款，逾期將取消中籤資格。',
      ],
    },
    lost: {
      subject: (siteName) => `【${siteName}】抽籤結果通知`,
      heading: '抽籤結果通知',
      paragraphs: (siteName) => [`感謝您申請${quoted(siteName)}的抽籤。`, '很遺憾，您未能中籤，未產生任何費用。'],
    },
    paymentFailed: {
      subject: (siteName) => `【${siteName}】中籤票券未能扣款`,
      heading: '請以其他方式付款',
      paragraphs: (siteName) => [
        `您申請的${quoted(siteName)}抽籤中已中籤，但無法從您儲存的信用卡扣款。`,
        '請於期限前在「我的票券」以其他方式付款，逾期將取消中籤資格。',
      ],
    },
    expired: {
      subject: (siteName) => `【${siteName}】已過付款期限`,
      heading: '票券保留已取消',
      paragraphs: (siteName) => [
        `未能於期限內確認${quoted(siteName)}的付款，已取消保留。`,
        '如您已付款，確認後將為您備妥票券或退款。販售中的票券可在網站上重新購買。',
      ],
    },
    canceled: {
      subject: canceledSubject,
      heading: canceled,
      paragraphs: (siteName) => [
        `${quoted(siteName)}的訂單已由主辦單位取消。`,
        '您無須付款。如已付款或有疑問，請洽主辦單位。',
      ],
    },
    unanswered: {
      subject: canceledSubject,
      heading: canceled,
      paragraphs: (siteName) => [
        `由於一直無法向金流公司確認${quoted(siteName)}訂單的付款結果，主辦單位已取消該訂單。`,
        '如您已付款，款項將會退還。如仍有扣款，請提供訂單編號並洽主辦單位。',
      ],
    },
  },
  together: {
    subject: (siteName) => `【${siteName}】訂單彙整`,
    heading: '訂單彙整',
    paragraphs: (siteName) => [
      `${quoted(siteName)}有多筆訂單使用了此電子郵件地址，現彙整通知您。`,
      '如非您本人操作，請忽略此郵件。未產生任何扣款。',
    ],
  },
  moreOrders: (count) => `另有${count}筆訂單。如為您本人訂購，請洽主辦單位。`,
  refund: {
    organiser: {
      subject: (siteName) => `【${siteName}】需要您辦理退款`,
      heading: '需要您辦理退款',
      why: {
        gateway: (siteName) => `金流公司未能辦理${quoted(siteName)}訂單的退款，款項尚未退還給購買者。`,
        byHand: (siteName) => `${quoted(siteName)}的一張票券已取消。此付款方式無法自動退款，需要由主辦單位退款。`,
        decided: (siteName) =>
          `管理頁面登記了${quoted(siteName)}一份訂單的退款。此付款方式無法自動退款，需要由主辦單位退款。`,
      },
      toDo: '請向購買者確認收款帳戶並退款。退款完成後，請在管理頁面的「訂單」中開啟此訂單，點選「標為已退款」。',
      open: '在管理頁面開啟訂單',
      orCommand: '伺服器管理員也可以用以下指令登記。',
      footnote: '回覆此郵件，即可聯絡購買者。',
    },
    buyer: {
      subject: (siteName) => `【${siteName}】退款方式變更通知`,
      heading: '退款方式已變更',
      paragraphs: (siteName, amount) => [
        `您在${quoted(siteName)}的訂單中，${amount}未能依原付款方式退還。`,
        '將由主辦單位以銀行匯款退還。主辦單位會向您確認收款帳戶。',
      ],
    },
    number: '退款編號',
    amount: '退款金額',
    who: '購買者',
    buyerGone: '購買者已刪除帳號，沒有留下聯絡方式。請在金流公司的管理頁面依上述訂單編號查詢。',
  },
  orderNumber: '訂單編號',
  orderTotal: '訂單合計',
  payBy: '付款期限',
  place: '會場',
  date: '舉辦時間',
  notPaidYet: '付款尚未完成，請依以下說明付款。',
  receiptHint: '您可在「我的頁面」的「購買紀錄」中開立收據。',
  ifWon: {
    card: '中籤後將自動從您選擇的信用卡扣款。',
    later: '中籤後將以電子郵件告知付款方式與期限。',
  },
  atTheGate: '入場時請在入口出示票券畫面。',
  codes: {
    intro: () => '入場時請在入口出示以下QR碼。',
    alt: (ticket, number) => `入場QR碼（${ticket}，${number}）`,
    more: (count) => `另有${count}張票券，請點選下方連結查看。`,
    opensAnywhere: {
      member: '點選下方連結，登入後即可在任何裝置上開啟票券。',
      visitor: '點選下方連結，無須登入即可在任何裝置上開啟票券。',
    },
    keepToYourself: '持有QR碼的人皆可入場，請勿將此郵件轉寄給他人。',
  },
  further: {
    mayFollow: '如果抽籤後有票券空出，可能會在未抽中的申請者中再次抽籤。',
    mayStillFollow:
      '如果有票券空出，可能會在未抽中的申請者中再次抽籤。無須重新申請；如果抽中，將依您申請時選擇的方式付款。如果不想參加，請在「我的票券」中選擇「不參加再次抽籤」。',
    result: '這是就釋出的票券再次抽籤的結果。',
  },
  whereToLook: '登入網站後，可隨時在「我的票券」中查看。',
  draw: {
    toCheck: '請保留此郵件，以便日後確認抽籤是否公正。申請名單的雜湊將於申請截止後在票券頁面公布。',
    closesAt: '申請截止',
    secretHash: draw.secretHash,
    publicValueSource: draw.publicValueSource,
  },
  buttons: {
    myTickets: '查看我的票券',
    tickets: '查看票券',
    order: '查看訂單',
    result: '查看抽籤結果',
    howToPay: '查看付款方式',
    pay: '前往付款',
  },
};
export default zhtw;
