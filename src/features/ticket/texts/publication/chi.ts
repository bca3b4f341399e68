import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import methods from '../methods/chi.ts';

const held = (sold: number, waiting: number): string =>
  [sold > 0 ? `已售出${sold}张` : '', waiting > 0 ? `${waiting}张在等待付款或抽签` : '']
    .filter((part) => part !== '')
    .join('，');
const yen = (amount: number): string => formatYen(amount, 'chi');

const methodNames = new Map<string, string>(Object.entries(methods));

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  methodUnserved: ({ method, hasGateway }: { method: string; hasGateway: boolean }) => {
    const name = `“${methodNames.get(method) ?? method}”`;
    if (hasGateway) {
      return [`尚未设置信用卡，选择${name}的人无法付款。`, `请设置信用卡，或从支付方式中去掉${name}。`];
    }
    return [
      `此服务器未连接支付服务，选择${name}的人无法付款。`,
      method === 'Bank'
        ? '请将“收款账户”改为“自己的账户”，并在“汇款账户”中填写您的账户。'
        : `请将${name}改为“现场付款”或“银行转账”，或联系服务器管理员连接支付服务。`,
    ];
  },
  ticketGone: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。已售门票仍然有效，但门票页面将无法查看，等待付款的订单也无法更改或支付。`,
    '请不要删除，改为结束销售期间。',
  ],
  priceChanged: ({ sold, waiting, old, now }: { sold: number; waiting: number; old: number; now?: number }) => [
    `${held(sold, waiting)}。${now === undefined ? `公开中的价格${yen(old)}将取消` : `公开中的价格为${yen(old)}，之后的购买者将支付${yen(now)}`}，差额不会补收或退还。`,
    '请添加新价格的门票，并结束此门票的销售。',
  ],
  ticketTypeChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。等待中的订单将按原方式继续。`,
    '请添加新方式的门票，并结束此门票的销售。',
  ],
  salesPeriodChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。系统不会自动通知按原时间安排的人。`,
    '请通过公告告知。结束时间最好只往后移。',
  ],
  validityChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。已售部分按原条件入场，变更只对今后售出的门票有效。`,
    '请告知购买者和签到人员存在两种条件。',
  ],
  cancellationChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。与购买时的取消条件不同。`,
    '请只做对已购买者有利的更改。',
  ],
  stockBelowSold: ({ taken, capacity }: { taken: number; capacity: number }) => [
    `已占用${taken}张，超过新的数量${capacity}张。会立即售罄，已购买的人仍可全部入场。`,
    `请设为${taken}张以上，或先取消门票。`,
  ],
  closingMoved: ({ closesAt }: { closesAt: string }) => [
    `已公告此抽签的申请截止于${saidDate(closesAt, 'chi')}，不能更改。`,
    '请把申请的结束时间改回该时间。',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
const checks = {
  salesOpen: { open: (count) => `有${count}种门票的销售期间已结束，请重新设置`, done: () => '门票销售期间' },
  ticketNames: {
    open: (count) => `为尚未命名的门票命名（${count}种）`,
    done: () => '门票名称',
  },
  bankAccount: { open: () => '填写收款银行账户', done: () => '收款银行账户' },
  organiserMail: { open: () => '填写接收退款通知的邮箱地址', done: () => '退款联系邮箱' },
  contact: { open: () => '填写联系方式（会显示在购买者的邮件中）', done: () => '购买者联系方式' },
  whoSells: { open: () => '载明日本《特定商业交易法》要求的卖方信息', done: () => '卖方信息' },
} satisfies CheckWords;

export default { warnings, checks };
