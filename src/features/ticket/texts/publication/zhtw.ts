import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { quoted } from '#kernel/quoted.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import methods from '../methods/zhtw.ts';

const held = (sold: number, waiting: number): string =>
  [sold > 0 ? `已售出${sold}張` : '', waiting > 0 ? `${waiting}張在等待付款或抽籤` : '']
    .filter((part) => part !== '')
    .join('，');
const yen = (amount: number): string => formatYen(amount, 'zhtw');

const methodNames = new Map<string, string>(Object.entries(methods));

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  methodUnserved: ({ method, hasGateway }: { method: string; hasGateway: boolean }) => {
    const name = quoted(methodNames.get(method) ?? method);
    if (hasGateway) {
      return [`尚未設定信用卡，選擇${name}的人無法付款。`, `請設定信用卡，或從付款方式中去掉${name}。`];
    }
    return [
      `此伺服器未連接金流服務，選擇${name}的人無法付款。`,
      method === 'Bank'
        ? '請將「收款帳戶」改為「自己的帳戶」，並在「匯款帳戶」中填寫您的帳戶。'
        : `請將${name}改為「現場付款」或「銀行匯款」，或聯絡伺服器管理員連接金流服務。`,
    ];
  },
  ticketGone: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。已售票券仍然有效，但票券頁面將無法查看，等待付款的訂單也無法變更或付款。`,
    '請不要刪除，改為結束販售期間。',
  ],
  priceChanged: ({ sold, waiting, old, now }: { sold: number; waiting: number; old: number; now?: number }) => [
    `${held(sold, waiting)}。${now === undefined ? `公開中的價格${yen(old)}將取消` : `公開中的價格為${yen(old)}，之後的購買者將支付${yen(now)}`}，差額不會補收或退還。`,
    '請新增新價格的票券，並結束此票券的販售。',
  ],
  ticketTypeChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。等待中的訂單將依原方式繼續。`,
    '請新增新方式的票券，並結束此票券的販售。',
  ],
  salesPeriodChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。系統不會自動通知依原時間安排的人。`,
    '請透過最新消息告知。結束時間最好只往後移。',
  ],
  validityChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。已售部分依原條件入場，變更只對今後售出的票券有效。`,
    '請告知購買者和現場人員存在兩種條件。',
  ],
  cancellationChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。與購買時的取消條件不同。`,
    '請只做對已購買者有利的變更。',
  ],
  stockBelowSold: ({ taken, capacity }: { taken: number; capacity: number }) => [
    `已占用${taken}張，超過新的數量${capacity}張。會立即售罄，已購買的人仍可全部入場。`,
    `請設為${taken}張以上，或先取消票券。`,
  ],
  closingMoved: ({ closesAt }: { closesAt: string }) => [
    `已公告此抽籤的申請截止於${saidDate(closesAt, 'zhtw')}，不能更改。`,
    '請將申請的結束時間改回該時間。',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
const checks = {
  salesOpen: { open: (count) => `有${count}種票券的販售期間已結束，請重新設定`, done: () => '票券販售期間' },
  ticketNames: {
    open: (count) => `為尚未命名的票券命名（${count} 種）`,
    done: () => '票券名稱',
  },
  bankAccount: { open: () => '填寫收款銀行帳戶', done: () => '收款銀行帳戶' },
  organiserMail: { open: () => '填寫接收退款通知的電子郵件地址', done: () => '退款聯絡信箱' },
  contact: { open: () => '填寫聯絡方式（會顯示在購買者的郵件中）', done: () => '購買者聯絡方式' },
  whoSells: { open: () => '載明日本《特定商業交易法》要求的賣方資訊', done: () => '賣方資訊' },
} satisfies CheckWords;

export default { warnings, checks };
