import type { CardTexts } from './jpn.ts';

const texts: CardTexts = {
  title: '신용카드',
  lead: '티켓 결제에 사용하는 카드입니다. 카드 번호는 결제 회사에서만 보관합니다.',
  emptyTitle: '등록된 카드가 없습니다',
  emptyText: '카드를 등록하면 다음 결제부터 카드 번호를 입력하지 않아도 됩니다.',
  add: '카드 추가',
  addTitle: '카드 등록',
  register: '등록하기',
  registering: '등록하는 중…',
  cancel: '취소',
  registered: (card) => `${card} 카드를 등록했습니다.`,
  deleted: (card) => `${card} 카드를 삭제했습니다.`,
  limit: (count) =>
    count === 1
      ? '카드는 1장만 등록할 수 있습니다. 다른 카드를 등록하려면 등록된 카드를 먼저 삭제해 주세요.'
      : `카드는 ${count}장까지 등록할 수 있습니다. 다른 카드를 등록하려면 먼저 한 장을 삭제해 주세요.`,
  cardName: (brand, digits) => `${brand} (끝자리 ${digits})`,
  endsIn: (digits) => `끝자리 ${digits}`,
  expiresIn: (expire) => `유효기간 ${expire}`,
  expired: '기간 만료',
  chosen: '결제에 사용하는 카드',
  remove: '삭제',
  removeCard: (card) => `${card} 카드 삭제`,
  removeTitle: '카드를 삭제할까요?',
  removeText: (card) => `${card} 카드를 삭제합니다. 이미 구매한 티켓에는 영향이 없습니다.`,
  waiting: {
    label: (count) => `이 카드로 결제할 추첨 신청이 ${count}건 있습니다. 당첨되었을 때의 결제 방법을 선택해 주세요.`,
    instead: (card) => `${card} 카드로 결제`,
    none: '나중에 정하기',
    noneHint:
      '다음에 등록하는 카드로 결제합니다. 카드를 등록하지 않은 채 당첨되면 메일 안내에 따라 기한까지 결제해 주세요.',
    adopted: (count) => `추첨 신청 ${count}건은 당첨되었을 때 이 카드로 결제합니다.`,
  },
  choice: '결제에 사용할 카드',
  otherCard: '다른 카드 사용',
  cardNumber: '카드 번호',
  expire: '유효기간',
  expireHint: '월/연',
  expireExample: '04/28',
  securityCode: '보안 코드',
  securityCodeHint: '카드 뒷면의 3자리',
  securityCodeHintAmex: '카드 앞면의 4자리',
  safety: '카드 정보는 암호화되어 결제 회사로 직접 전송되며, 이 사이트에는 저장되지 않습니다.',
  problems: {
    cardInvalid: '카드 정보가 올바르지 않습니다. 보안 코드를 확인해 주세요.',
    cardNumberOrExpiry: '카드 번호 또는 유효기간이 올바르지 않습니다.',
  },
  failures: {
    cardInvalid: {
      title: '이 카드는 사용할 수 없습니다',
      text: '카드 번호, 유효기간, 보안 코드를 확인한 후 다시 시도해 주세요. 계속 등록되지 않으면 다른 카드를 사용하거나 카드사에 문의해 주세요.',
    },
    registrationFailed: {
      title: '카드를 등록하지 못했습니다',
      text: '카드 번호, 유효기간, 보안 코드를 확인하고 잠시 후 다시 시도해 주세요.',
    },
    changeFailed: {
      title: '변경 사항을 저장하지 못했습니다',
      text: '잠시 후 다시 시도해 주세요.',
    },
  },
  messages: {
    cardInvalid: '이 카드는 사용할 수 없습니다. 카드 번호, 유효기간, 보안 코드를 확인해 주세요.',
    registrationFailed: '카드를 등록하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    limit: (count) =>
      count === 1
        ? '카드는 1장만 등록할 수 있습니다. 등록된 카드를 삭제한 후 등록해 주세요.'
        : `카드는 ${count}장까지 등록할 수 있습니다. 한 장을 삭제한 후 등록해 주세요.`,
    tooManyTries: '카드 등록 횟수가 한도에 도달했습니다.',
    cardGone: '이 카드는 이미 삭제되었습니다.',
    cardWaits: '이 카드로 결제할 추첨 신청이 있습니다. 당첨되었을 때 사용할 다른 카드를 지정해 주세요.',
  },
};
export default texts;
