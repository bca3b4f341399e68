import type { OverviewTexts } from './jpn.ts';

const texts: OverviewTexts = {
  waiting: '等待您处理',
  kinds: {
    refundsByHand: (count) => `有${count}笔需要手动退款`,
    failedRefunds: (count) => `有${count}笔退款失败`,
    chargebacks: (count) => `有${count}笔拒付需要回复`,
    transfers: (count) => `有${count}笔银行转账需要确认`,
    lotteryValues: (count) => `有${count}个抽签等待输入公开值`,
    silentPayments: (count) => `有 ${count} 个订单未得到支付服务商的回应`,
    talks: (count) => `有${count}个洽谈申请等待回复`,
    reports: (count) => `有${count}条聊天举报`,
    requests: (count) => `${count} 项个人信息请求`,
  },
  lacks: {
    address: {
      title: '邮件中没有链接',
      text: '服务器未设置公开地址（HIROBA_URL），购买者无法从邮件打开门票。请联系服务器管理员进行设置。',
    },
    mail: {
      title: '邮件无法发出',
      text: '服务器没有邮件设置（SMTP_URL），购买确认和邀请都无法送达。请联系服务器管理员进行设置。',
    },
  },
  factor: {
    title: '发布前需要设置两步验证',
    text: '此网站有付费门票，发布时需要两步验证。请先在账号中设置，以免发布时中断。',
    link: '设置两步验证',
  },
  next: '接下来的日程',
  planned: '发布更改',
  nothing: '60天内没有开始或结束的内容。',
};

export default texts;
