import order from '../../../texts/order/chi.ts';
import type { OrderTexts } from './jpn.ts';

const confirmed = '确认邮件正在发送给您。';

const canceled = '此订单已取消';

export default {
  copied: '已复制',
  lost: {
    title: '购买可能尚未完成',
    text: '由于网络中断，无法确认结果。请查看“我的门票”。此页面也会继续自动确认。',
    once: '无论确认多少次，都不会重复购买。',
    check: '确认结果',
    checking: '正在确认',
  },
  checking: {
    checking: {
      title: '正在确认您的付款',
      text: '正在等待支付服务商的结果，通常约需1分钟。您无需再次付款。',
    },
    authenticating: {
      title: '正在等待身份验证完成',
      text: '付款需要发卡公司的身份验证（3D安全验证）。如尚未完成，请选择继续付款或放弃购买。',
      soon: '如刚刚完成身份验证，得知结果后此页面会自动切换。',
    },
    goesOn: '关闭此页面后处理仍会继续，结果将通过邮件通知您。',
    now: '立即确认',
  },
  orderedBefore: {
    title: '此购物车已下单',
    text: (method) => `该订单已先在其他标签页等处确认，付款方式为“${method}”。`,
  },
  open: {
    title: '您有一笔尚未付款的购买',
    text: '请选择继续付款或放弃购买。',
    goOn: '继续付款',
  },
  pay: {
    title: '付款',
    lead: (amount) => `应付金额：${amount}`,
    heldUntil: (when) => `门票为您保留至${when}。`,
    left: (minutes, seconds) => `剩余${minutes}分${String(seconds).padStart(2, '0')}秒`,
    submit: (amount) => `支付${amount}`,
    submitting: '正在付款',
    startOver: '重新开始',
    leave: '放弃购买',
    leaveTitle: '要放弃购买吗？',
    leaveText: '为您保留的门票将开放给其他人购买。购物车内容会保留。',
    leaveNumberText: '付款号码或汇款账户将失效，为您保留的门票将开放给其他人购买。',
    leaveNow: '放弃购买',
    stay: '继续付款',
  },
  none: {
    title: '未找到此订单',
    text: '请检查网址。会员购买的门票也可在“我的门票”中查看。',
    failedTitle: '无法加载订单',
    failedText: '请检查网络连接后重试。',
    loginTitle: '需要登录',
    loginText: '只有购买者本人可以查看此订单。',
  },
  over: {
    moneyBack: {
      gateway: (amount) => `您支付的${amount}未用于此订单，正在按原付款方式退款。`,
      organiser: (amount) => `您支付的${amount}未用于此订单，将由主办方通过银行转账退还。主办方会向您确认收款账户。`,
      nobody: (amount) => `您支付的${amount}未用于此订单，已经退款。`,
    },
    expired: {
      title: '已超过付款期限',
      what: '门票已不再为您保留',
      text: '未能在期限内确认您的付款，并未扣款。请重新选择门票。',
    },
    canceled: { title: '已放弃购买', what: canceled, text: '并未扣款，购物车内容已保留。' },
    takenBack: {
      title: '您的订单',
      what: canceled,
      text: '订单中的门票已全部取消，无需付款。',
    },
    lost: { title: '抽签结果', what: '很遗憾，本次未中签', text: '感谢您的申请，并未产生任何费用。' },
  },
  refund: {
    gateway: (amount) => `取消门票的退款：${amount}，正在按原付款方式退款。`,
    organiser: (amount) => `取消门票的退款：${amount}，将由主办方通过银行转账退还。主办方会向您确认收款账户。`,
    nobody: (amount) => `取消门票的退款：${amount}，已经退款。`,
  },
  done: {
    completed: { title: '感谢您的购买', text: '购买已完成。', mail: confirmed },
    free: { title: '感谢您的申请', text: '申请已完成。', mail: confirmed },
    awaiting: {
      title: '已收到您的订单',
      text: '付款尚未完成。请按以下说明在期限内付款。',
      mail: '相同内容也会通过邮件发送给您。',
    },
    unpaid: {
      transfer: '付款尚未完成。请在期限内转账至以下账户。',
      transferUntold: '付款尚未完成。请按以下说明转账。',
      venue: '付款尚未完成。请于当天在会场签到处付款。',
    },
    applied: {
      title: '已申请抽签',
      text: '抽签后将通过邮件和“我的门票”通知结果。现在并未扣款。',
      mail: '确认邮件正在发送给您。',
    },
    mailHeld: '由于此邮箱有多笔订单，确认邮件将在约一小时内与其他订单一并发送。在此之前，您可在此页面查看。',
    numberLabel: '订单编号',
    number: (orderId) => `订单编号：${orderId}`,
    drawAt: order.drawAt,
    entrant: order.entrant,
    holder: order.holder,
    tickets: '门票',
    keepTitle: '请保存此页面',
    keepText: '未登录申请的门票可在此页面查看。通过确认邮件中的链接，也可在其他设备上打开。请保存链接或二维码截图。',
    copyLink: '复制链接',
    calendar: '添加到日历',
    ticketNumber: (code) => `门票编号：${code}`,
    period: order.period,
    from: order.from,
    until: order.until,
    qr: (title) => `“${title}”的入场二维码`,
    qrHint: '入场时请向工作人员出示此二维码。',
    qrUnpaid: {
      transfer: '此门票尚未付款。请在期限内转账。',
      venue: '此门票尚未付款。请在入场时于签到处付款。',
    },
    share: '分享',
    toList: '前往门票列表',
  },
  instructions: order.instructions,
} satisfies OrderTexts;
