import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { quoted } from '#kernel/quoted.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import methods from '../methods/jpn.ts';

const held = (sold: number, waiting: number): string =>
  [sold > 0 ? `${sold}枚が売れています` : '', waiting > 0 ? `${waiting}枚が支払いか抽選を待っています` : '']
    .filter((part) => part !== '')
    .join('。');
const yen = (amount: number): string => formatYen(amount, 'jpn');

const methodNames = new Map<string, string>(Object.entries(methods));

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  methodUnserved: ({ method, hasGateway }: { method: string; hasGateway: boolean }) => {
    const name = quoted(methodNames.get(method) ?? method);
    if (hasGateway) {
      return [
        `カードの契約が設定されていないため、${name}を選んだ人は支払えません。`,
        `カードの契約を設定するか、支払い方法から${name}を外してください。`,
      ];
    }
    return [
      `このサーバーには決済会社がつながっていないため、${name}を選んだ人は支払えません。`,
      method === 'Bank'
        ? '「振り込んでもらう口座」を「自分の口座」にして、「振込先」に口座を入力してください。'
        : `支払い方法から${name}を外して「当日払い」か「銀行振込」にするか、サーバーの管理者に決済会社の接続を依頼してください。`,
    ];
  },
  ticketGone: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。売れたチケットはそのまま使えますが、チケットのページは見られなくなり、支払い待ちの注文は変更も支払いもできません。`,
    '削除せず、販売期間を終わらせてください。',
  ],
  priceChanged: ({ sold, waiting, old, now }: { sold: number; waiting: number; old: number; now?: number }) => [
    `${held(sold, waiting)}。${now === undefined ? `公開中の${yen(old)}の料金はなくなります` : `公開中の${yen(old)}が、次に買う人から${yen(now)}になります`}。差額の請求や返金はされません。`,
    '新しい価格のチケットを追加し、こちらの販売を終わらせてください。',
  ],
  ticketTypeChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。待っている注文は、前の売り方のまま進みます。`,
    '新しい売り方のチケットを追加し、こちらの販売を終わらせてください。',
  ],
  salesPeriodChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。前の日時をあてにしている人には、自動で連絡されません。`,
    'お知らせで伝えてください。終わりは、あとにだけ動かすのが安全です。',
  ],
  validityChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。すでに売れた分は前の条件のまま入場し、変更はこれから売れる分だけに効きます。`,
    '購入者と受付の担当者に、2通りあることを伝えてください。',
  ],
  cancellationChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。買ったときの取り消しの条件と変わります。`,
    'すでに買った人に有利になる変更だけにしてください。',
  ],
  stockBelowSold: ({ taken, capacity }: { taken: number; capacity: number }) => [
    `すでに${taken}枚が埋まっていて、新しい枚数${capacity}枚を超えています。すぐに売り切れになり、買った人は全員入場できます。`,
    `${taken}枚以上にするか、先にチケットを取り消してください。`,
  ],
  closingMoved: ({ closesAt }: { closesAt: string }) => [
    `この抽選の申込は${saidDate(closesAt, 'jpn')}に締め切ると案内済みのため、動かせません。`,
    '申込の終わりを、その日時に戻してください。',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
const checks = {
  salesOpen: {
    open: (count) => `販売期間が終わっているチケットがあります（${count}種類）：期間を見直す`,
    done: () => 'チケットの販売期間',
  },
  ticketNames: {
    open: (count) => `名前を付けていないチケットに、名前を付ける（${count}種類）`,
    done: () => 'チケットの名前',
  },
  bankAccount: { open: () => '振込先の口座を入力する', done: () => '振込先の口座' },
  organiserMail: { open: () => '返金の連絡を受け取るメールアドレスを入力する', done: () => '返金の連絡先' },
  contact: {
    open: () => '問い合わせ先を入力する（購入者へのメールに載ります）',
    done: () => '購入者からの問い合わせ先',
  },
  whoSells: { open: () => '特定商取引法に基づく表記を載せる', done: () => '特定商取引法に基づく表記' },
} satisfies CheckWords;

export default { warnings, checks };
