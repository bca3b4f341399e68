import draw from '../../../texts/draw/chi.ts';
import type { TicketMailTexts } from './jpn.ts';

const canceled = '订单已取消';

const canceledSubject = (siteName: string) => `【${siteName}】订单已取消`;

const won = '恭喜您中签';

const delivered = '您的门票已准备好';

const chi: TicketMailTexts = {
  news: {
    applied: {
      subject: (siteName) => `【${siteName}】已收到您的抽签申请`,
      heading: '已收到您的抽签申请',
      paragraphs: (siteName) => [
        `感谢您申请“${siteName}”的抽签。`,
        '抽签后将通过邮件通知结果。您可用申请编号核对抽签是否公正。',
      ],
    },
    awaiting: {
      subject: (siteName) => `【${siteName}】付款说明`,
      heading: '等待您付款',
      paragraphs: (siteName) => [`已为您保留“${siteName}”的门票。`, '请在以下期限前付款，逾期将自动取消保留。'],
    },
    issued: {
      subject: (siteName) => `【${siteName}】感谢您购票`,
      heading: delivered,
      paragraphs: (siteName) => [`感谢您购买“${siteName}”的门票。`],
    },
    given: {
      subject: (siteName) => `【${siteName}】主办方为您发放了门票`,
      heading: delivered,
      paragraphs: (siteName) => [`“${siteName}”的主办方为您发放了门票。`],
    },
    free: {
      subject: (siteName) => `【${siteName}】您的门票已准备好`,
      heading: delivered,
      paragraphs: (siteName) => [`感谢您申请“${siteName}”的门票，无需付款。`],
    },
    unpaid: {
      subject: (siteName) => `【${siteName}】已收到您的门票订单`,
      heading: '已收到您的订单',
      paragraphs: (siteName) => [`感谢您订购“${siteName}”的门票。`],
    },
    transfer: {
      subject: (siteName) => `【${siteName}】请转账付款（已收到您的订单）`,
      heading: '等待您的转账',
      paragraphs: (siteName) => [`感谢您订购“${siteName}”的门票。`],
    },
    settled: {
      subject: (siteName) => `【${siteName}】已确认您的付款`,
      heading: '已确认您的付款',
      paragraphs: (siteName) => [`已确认“${siteName}”门票的付款，感谢您。`],
    },
    won: {
      subject: (siteName) => `【${siteName}】抽签结果：中签`,
      heading: won,
      paragraphs: (siteName) => [`您在“${siteName}”的抽签中已中签，门票已准备好。`],
    },
    wonToPay: {
      subject: (siteName) => `【${siteName}】抽签结果：中签（请付款）`,
      heading: won,
      paragraphs: (siteName) => [
        `您在“${siteName}”的抽签中已中签，已为您保留门票。`,
        '请在以下期限前付款，逾期将取消中签资格。',
      ],
    },
    lost: {
      subject: (siteName) => `【${siteName}】抽签结果通知`,
      heading: '抽签结果通知',
      paragraphs: (siteName) => [`感谢您申请“${siteName}”的抽签。`, '很遗憾，您未能中签。未产生任何费用。'],
    },
    paymentFailed: {
      subject: (siteName) => `【${siteName}】中签门票未能扣款`,
      heading: '请用其他方式付款',
      paragraphs: (siteName) => [
        `您在“${siteName}”的抽签中已中签，但无法从您保存的信用卡扣款。`,
        '请在期限前于“我的门票”中以其他方式付款，逾期将取消中签资格。',
      ],
    },
    expired: {
      subject: (siteName) => `【${siteName}】已过付款期限`,
      heading: '门票保留已取消',
      paragraphs: (siteName) => [
        `未能在期限内确认“${siteName}”的付款，已取消保留。`,
        '如您已付款，确认后将为您备好门票或退款。在售的门票可在网站上重新购买。',
      ],
    },
    canceled: {
      subject: canceledSubject,
      heading: canceled,
      paragraphs: (siteName) => [`“${siteName}”的订单已由主办方取消。`, '您无需付款。如已付款或有疑问，请咨询主办方。'],
    },
    unanswered: {
      subject: canceledSubject,
      heading: canceled,
      paragraphs: (siteName) => [
        `由于一直无法向支付服务商确认“${siteName}”订单的付款结果，主办方已取消该订单。`,
        '如您已付款，款项将会退还。如仍有扣款，请提供订单编号并联系主办方。',
      ],
    },
  },
  together: {
    subject: (siteName) => `【${siteName}】订单汇总`,
    heading: '订单汇总',
    paragraphs: (siteName) => [
      `“${siteName}”有多笔订单使用了此邮箱，现汇总通知您。`,
      '如非您本人操作，请忽略此邮件。未产生任何扣款。',
    ],
  },
  moreOrders: (count) => `另有${count}笔订单。如为您本人下单，请联系主办方。`,
  refund: {
    organiser: {
      subject: (siteName) => `【${siteName}】需要您办理退款`,
      heading: '需要您办理退款',
      why: {
        gateway: (siteName) => `支付服务商未能办理“${siteName}”订单的退款，款项尚未退还给购买者。`,
        byHand: (siteName) => `“${siteName}”的一张门票已取消。该付款方式无法自动退款，需要由主办方退款。`,
        decided: (siteName) => `管理页面登记了“${siteName}”一份订单的退款。该付款方式无法自动退款，需要由主办方退款。`,
      },
      toDo: '请向购买者确认收款账户并退款。退款完成后，请在管理页面的“订单”中打开此订单，点击“标为已退款”。',
      open: '在管理页面打开订单',
      orCommand: '服务器管理员也可以用以下命令登记。',
      footnote: '回复此邮件，即可联系购买者。',
    },
    buyer: {
      subject: (siteName) => `【${siteName}】退款方式变更通知`,
      heading: '退款方式已变更',
      paragraphs: (siteName, amount) => [
        `您在“${siteName}”的订单中，${amount}未能按原付款方式退还。`,
        '将由主办方通过银行转账退还。主办方会向您确认收款账户。',
      ],
    },
    number: '退款编号',
    amount: '退款金额',
    who: '购买者',
    buyerGone: '购买者已注销账号，没有留下联系方式。请在支付服务商的管理页面按上述订单编号查询。',
  },
  orderNumber: '订单编号',
  orderTotal: '订单合计',
  payBy: '付款期限',
  place: '会场',
  date: '举办时间',
  notPaidYet: '付款尚未完成，请按以下说明付款。',
  receiptHint: '您可在“我的主页”的“购买记录”中开具收据。',
  ifWon: {
    card: '中签后将自动从您选择的信用卡扣款。',
    later: '中签后将通过邮件告知付款方式和期限。',
  },
  atTheGate: '入场时请在入口出示门票页面。',
  codes: {
    intro: () => '入场时请在入口出示以下二维码。',
    alt: (ticket, number) => `入场二维码（${ticket}，${number}）`,
    more: (count) => `另有${count}张门票，请点击下方链接查看。`,
    opensAnywhere: {
      member: '点击下方链接，登录后可在任何设备上打开门票。',
      visitor: '点击下方链接，无需登录即可在任何设备上打开门票。',
    },
    keepToYourself: '任何人持有二维码即可入场，请勿将此邮件转发给他人。',
  },
  further: {
    mayFollow: '如果抽签后有门票空出，可能会在未抽中的申请者中再次抽签。',
    mayStillFollow:
      '如果有门票空出，可能会在未抽中的申请者中再次抽签。无需重新申请；如果抽中，将按您申请时选择的方式付款。如果不想参加，请在“我的门票”中选择“不参加再次抽签”。',
    result: '这是针对空出门票再次抽签的结果。',
  },
  whereToLook: '登录网站后，可随时在“我的门票”中查看。',
  draw: {
    toCheck: '请保存此邮件，以便日后确认抽签是否公正。申请名单的哈希将在申请截止后于门票页面公布。',
    closesAt: '申请截止',
    secretHash: draw.secretHash,
    publicValueSource: draw.publicValueSource,
  },
  buttons: {
    myTickets: '查看我的门票',
    tickets: '查看门票',
    order: '查看订单',
    result: '查看抽签结果',
    howToPay: '查看付款方式',
    pay: '前往付款',
  },
};
export default chi;
