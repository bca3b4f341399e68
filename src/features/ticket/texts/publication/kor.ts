import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import methods from '../methods/kor.ts';

const held = (sold: number, waiting: number): string =>
  [sold > 0 ? `${sold}장이 판매되었습니다` : '', waiting > 0 ? `${waiting}장이 결제나 추첨을 기다리고 있습니다` : '']
    .filter((part) => part !== '')
    .join('. ');
const yen = (amount: number): string => formatYen(amount, 'kor');

const methodNames = new Map<string, string>(Object.entries(methods));

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  methodUnserved: ({ method, hasGateway }: { method: string; hasGateway: boolean }) => {
    const name = `‘${methodNames.get(method) ?? method}’`;
    if (hasGateway) {
      return [
        `카드가 설정되지 않아 ${name} 방법을 고른 사람은 결제할 수 없습니다.`,
        `카드를 설정하거나 결제 방법에서 ${name} 항목을 빼 주세요.`,
      ];
    }
    return [
      `이 서버에 결제 서비스가 연결되지 않아 ${name} 방법을 고른 사람은 결제할 수 없습니다.`,
      method === 'Bank'
        ? '‘입금받을 계좌’를 ‘내 계좌’로 바꾸고 ‘입금 계좌’에 계좌를 입력해 주세요.'
        : `${name} 대신 ‘당일 현장 결제’나 ‘계좌 이체’를 선택하거나, 서버 관리자에게 결제 서비스 연결을 요청해 주세요.`,
    ];
  },
  ticketGone: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}. 판매된 티켓은 그대로 쓸 수 있지만 티켓 페이지는 볼 수 없게 되고, 결제를 기다리는 주문은 바꾸거나 결제할 수 없습니다.`,
    '삭제하지 말고 판매 기간을 끝내 주세요.',
  ],
  priceChanged: ({ sold, waiting, old, now }: { sold: number; waiting: number; old: number; now?: number }) => [
    `${held(sold, waiting)}. ${now === undefined ? `공개 중인 요금 ${yen(old)}이 없어집니다` : `공개 중인 요금은 ${yen(old)}이며, 다음 구매자는 ${yen(now)}을 냅니다`}. 차액은 청구하거나 환불하지 않습니다.`,
    '새 가격의 티켓을 추가하고 이 티켓의 판매를 끝내 주세요.',
  ],
  ticketTypeChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}. 기다리는 주문은 이전 방식대로 진행됩니다.`,
    '새 방식의 티켓을 추가하고 이 티켓의 판매를 끝내 주세요.',
  ],
  salesPeriodChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}. 이전 일시를 기준으로 생각하는 사람에게 자동으로 알리지 않습니다.`,
    '공지로 알려 주세요. 끝나는 시각은 뒤로만 옮기는 것이 안전합니다.',
  ],
  validityChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}. 이미 판매된 티켓은 이전 조건대로 입장하고, 변경은 앞으로 판매되는 티켓에만 적용됩니다.`,
    '구매자와 접수처 스태프에게 두 가지가 있다고 알려 주세요.',
  ],
  cancellationChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}. 구매했을 때의 취소 조건과 달라집니다.`,
    '이미 구매한 사람에게 유리한 변경만 해 주세요.',
  ],
  stockBelowSold: ({ taken, capacity }: { taken: number; capacity: number }) => [
    `이미 ${taken}장이 찼고 새 수량 ${capacity}장보다 많습니다. 바로 매진되며, 구매한 사람은 모두 입장할 수 있습니다.`,
    `${taken}장 이상으로 하거나 먼저 티켓을 취소해 주세요.`,
  ],
  closingMoved: ({ closesAt }: { closesAt: string }) => [
    `이 추첨의 신청은 ${saidDate(closesAt, 'kor')}에 마감한다고 이미 안내했으므로 옮길 수 없습니다.`,
    '신청 종료를 그 일시로 되돌려 주세요.',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
const checks = {
  salesOpen: {
    open: (count) => `판매 기간이 끝난 티켓이 ${count}종류 있습니다. 기간을 다시 정하기`,
    done: () => '티켓 판매 기간',
  },
  ticketNames: {
    open: (count) => `이름이 없는 티켓에 이름 붙이기(${count}종)`,
    done: () => '티켓 이름',
  },
  bankAccount: { open: () => '입금받을 계좌 입력하기', done: () => '입금 계좌' },
  organiserMail: { open: () => '환불 연락을 받을 이메일 주소 입력하기', done: () => '환불 연락처' },
  contact: { open: () => '문의처 입력하기(구매자 이메일에 실립니다)', done: () => '구매자 문의처' },
  whoSells: { open: () => '일본 특정상거래법에 따른 판매자 정보 싣기', done: () => '판매자 정보' },
} satisfies CheckWords;

export default { warnings, checks };
