import { entry } from '#features/profile/texts/fields/kor.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import { sellerTitle } from '../../rules/sale/seller-title.ts';
import methods from '../methods/kor.ts';
import type { TicketItem, TicketServerContent, ticketDocuments } from '../../documents.ts';

const sale = {
  listDescription: '목록 앞의 글',
  entry: {
    label: '구매자에게 묻는 것',
    fields: {
      discountCodeLabel: '할인 코드 칸의 이름',
      profiles: {
        label: '질문',
        hint: '이메일 주소 외에 묻는 것입니다.',
        entry: '질문',
        fields: entry,
      },
    },
  },
  terms: {
    label: '구매 약관',
    hint: '적으면 구매할 때마다 먼저 동의를 받습니다.',
    fields: {
      title: '제목',
      body: '본문',
    },
  },
  maxPerOrder: {
    label: '한 번 주문의 한도',
    hint: '모든 티켓을 합한 수량입니다.',
  },
  completePage: {
    label: '구매 후 화면',
    fields: {
      title: '제목',
      body: '본문',
    },
  },
  categories: {
    label: '카테고리',
    entry: '카테고리',
    fields: {
      size: {
        label: '단계',
        choices: { large: '대분류', middle: '중분류', small: '소분류' },
      },
      name: '이름',
      image: shared.words.image,
      parentId: {
        label: '상위 카테고리',
        hint: '중분류는 대분류 아래, 소분류는 중분류 아래에 들어갑니다.',
      },
    },
  },
  discountCodes: {
    label: '할인 코드',
    hint: '외우기 쉬운 글자의 코드를 여기서 만듭니다. 추측할 수 없는 코드를 한꺼번에 만들려면 메뉴의 ‘할인 코드’를 여세요. 구매자는 둘 다 같은 칸에 입력합니다.',
    entry: '할인 코드',
    fields: {
      code: {
        label: '코드',
        hint: '구매자가 입력하는 글자입니다.',
      },
      discountPrice: '한 장당 할인액',
      isForFree: '무료로 하기',
      availableCountPerPayments: {
        label: '한 번 구매에 쓸 수 있는 수량',
        hint: '0이면 몇 장에나 쓸 수 있습니다.',
      },
      minimumAmount: {
        label: '이 요금 이상인 티켓',
        hint: '한 장의 요금이 이보다 싼 티켓에는 쓸 수 없습니다.',
      },
      targetTicketId: {
        label: '쓸 수 있는 티켓',
        hint: '비워 두면 모든 티켓에 쓸 수 있습니다.',
      },
      usesMax: {
        label: '쓸 수 있는 횟수',
        hint: '모든 구매자를 합한 횟수이며, 비워 두면 제한이 없습니다.',
      },
      usableFrom: '이용 시작',
      usableUntil: '이용 종료',
    },
  },
  payment: {
    label: '결제',
    fields: {
      methods: {
        label: '결제 방법',
        hint: '첫 번째 방법이 처음부터 선택되어 있습니다. 신용카드와 편의점에는 결제 서비스 연결이 필요합니다.',
        choices: methods,
      },
      convenienceStores: {
        label: '이용할 편의점',
        choices: {
          lawson: '로손(LAWSON)',
          familymart: '패밀리마트(FamilyMart)',
          ministop: '미니스톱(MINISTOP)',
          seicomart: '세이코마트(Seicomart)',
        },
      },
      deadlineHours: {
        label: '결제 기한(시간)',
        hint: '편의점, 그리고 입금 후에 티켓을 주는 이체에서는 지나면 주문이 취소됩니다. 내 계좌로 받는 이체는 입금 확인에 시간이 걸리므로 4일 더 기다립니다. 티켓을 먼저 주는 이체에서는 지나도 주문은 남습니다.',
      },
      isBankDeferred: {
        label: '이체 전에 티켓 주기',
        hint: '켜면 주문할 때 티켓을 줍니다. 끄면 입금을 확인한 뒤 티켓을 줍니다.',
      },
      bankReceiver: {
        label: '입금받을 계좌',
        hint: '‘내 계좌’를 고르면 구매자에게 계좌, 기한, 주문 번호를 안내합니다. ‘입금 대조’나 주문 페이지에서 입금을 기록하면 티켓이 전달됩니다.',
        choices: { Gateway: '결제 서비스의 계좌(입금 자동 확인)', Organiser: '내 계좌(입금을 직접 확인)' },
      },
      bankAccount: {
        label: '입금 계좌',
        hint: '내 계좌입니다. 주문 완료 화면과 이메일로 구매자에게 안내합니다.',
      },
      localNote: '현장 결제 안내',
      organiserMail: {
        label: '환불 연락 주소',
        hint: '직접 환불해야 할 때 구매자의 이름과 주소를 이곳으로 보내며, 공개되지 않습니다.',
      },
    },
  },
  seller: {
    label: sellerTitle.kor,
    hint: '판매자, 책임자, 주소, 연락처, 가격과 그 밖의 비용, 결제 방법과 시기, 티켓을 받는 시기, 취소와 환불 조건을 적습니다. 티켓 목록 아래와 주문 확인 화면에 나옵니다.',
  },
  receipt: {
    label: '영수증',
    fields: {
      issuerName: '발행자 이름',
      issuerAddress: '발행자 주소',
      registrationNumber: {
        label: '등록 번호',
        hint: 'T와 숫자 13자리이며, 적어야 일본의 적격 간이 청구서가 됩니다.',
      },
    },
  },
} satisfies LabelsOf<TicketServerContent>;

/** Of a ticket, and of each of its prices. */
const isPay = {
  label: '요금 받기',
  hint: '꺼져 있는 동안에는 요금을 입력해도 무료로 줍니다.',
};

const item = {
  title: '티켓 이름',
  description: shared.words.description,
  image: shared.words.image,
  ticketType: {
    label: '판매 방식',
    choices: { NORMAL: '선착순', LOTTERY: '추첨' },
  },
  price: {
    label: '요금',
    hint: '0엔이면 무료입니다.',
  },
  isPay,
  ...shared.period,
  enableSalesPeriod: {
    label: '판매 기간 정하기',
    hint: '꺼져 있으면 언제나 살 수 있습니다.',
    when: { ticketType: { LOTTERY: { label: '신청 기간 정하기', hint: '추첨은 마감을 꼭 정합니다.' } } },
  },
  salesPeriodStart: {
    label: '판매 시작',
    when: { ticketType: { LOTTERY: { label: '신청 시작', hint: '이때부터 신청할 수 있습니다.' } } },
  },
  salesPeriodEnd: {
    label: '판매 종료',
    when: { ticketType: { LOTTERY: { label: '신청 마감', hint: '추첨은 마감 1시간 이상 뒤에 합니다.' } } },
  },
  enableNumberSold: '판매 수량 정하기',
  capacity: {
    label: '판매 수량',
    hint: '다 팔리면 더 살 수 없습니다.',
  },
  enableFewLeft: '얼마 안 남았다고 알리기',
  enablePurchasablenumber: '1인당 한도 정하기',
  purchasableNumber: {
    label: '1인당 한도',
    hint: '회원은 지금까지 산 것을 합한 수량, 비회원은 한 번 주문의 수량입니다.',
  },
  enableMultiplePrice: {
    label: '요금 나누기',
    hint: '어른, 학생처럼 요금을 여러 개 정할 수 있습니다.',
  },
  multiplePrices: {
    label: '요금 종류',
    entry: '요금',
    fields: {
      name: '이름',
      price: '요금',
      isPay,
    },
  },
  enableCheckinUserForm: '동행자에게 질문하기',
  enableEntryUserForm: '구매자와 같은 질문도 하기',
  checkinProfiles: {
    label: '동행자 질문',
    entry: '질문',
    fields: entry,
  },
  enableParentTicket: '먼저 필요한 티켓 정하기',
  parentTicketIds: {
    label: '먼저 필요한 티켓',
    hint: '이 가운데 하나를 가지고 있거나 함께 사는 사람만 살 수 있습니다.',
  },
  largeCategoryIds: '대카테고리',
  middleCategoryIds: '중카테고리',
  smallCategoryIds: '소카테고리',
  slots: {
    label: '추첨 회차',
    hint: '당첨되는 날이나 회차이며, 없으면 티켓 자체를 추첨합니다.',
    entry: '회차',
    fields: {
      name: '이름',
      capacity: '당첨 수',
      checkinPeriodStart: '이용 시작',
      checkinPeriodEnd: '이용 종료',
    },
  },
  requiredSelectSlotNumber: {
    label: '고를 희망 수',
    hint: '신청자가 1지망부터 차례로 고르는 회차의 수입니다.',
  },
  lottery: {
    label: '추첨 일시와 조건',
    fields: {
      drawAt: {
        label: '추첨 일시',
        hint: '신청 마감에서 1시간 이상 뒤로 합니다.',
      },
      deadlineHours: {
        label: '다시 결제할 기한(시간)',
        hint: '카드 결제에 실패한 당첨자가 다른 방법으로 결제할 수 있는 시간입니다.',
      },
      publicValueSource: {
        label: '추첨에 쓰는 공개 값',
        hint: '미리 아무도 모르고 나중에 누구나 확인할 수 있는 값을 말로 적습니다.',
      },
      drawsAgain: {
        label: '남은 티켓 재추첨',
        hint: '켜면 추첨 후 남은 티켓을 당첨되지 않은 분들 가운데서 다시 추첨할 수 있습니다. 신청한 분들에게도 그렇게 안내됩니다.',
      },
    },
  },
  dynamicCheckinPeriod: {
    label: '받은 날부터 세기',
    hint: '켜면 날짜 대신 일수로 이용 기간이 정해집니다.',
  },
  checkinPeriodDays: {
    label: '이용할 수 있는 일수',
    hint: '0이면 받은 그날만 쓸 수 있습니다.',
  },
  checkinPeriodStart: {
    label: '이용 시작',
    hint: '이때부터 입장할 수 있습니다.',
  },
  checkinPeriodEnd: '이용 종료',
  enableUnlimitCheckin: '몇 번이고 입장 가능',
  enableExternalQr: {
    label: '자체 QR 코드 쓰기',
    hint: '입구에서 다른 시스템의 QR 코드를 읽을 때 켭니다.',
  },
  externalQr: {
    label: 'QR 코드가 있는 곳',
    hint: 'QR 코드가 나오는 앱이나 페이지로 안내하며, 비워 두면 ‘주최자의 앱’이라고 알립니다.',
    fields: {
      name: '이름',
      url: '주소',
    },
  },
  checkinMethod: {
    label: '입장 확인 방법',
    choices: { QR: 'QR 코드 읽기', MANUAL: '직원이 화면을 보고 확인', QR_MANUAL: '둘 다' },
  },
  cancelPeriodStart: {
    label: '취소 접수 시작',
    hint: '시작과 종료를 모두 비우면 취소할 수 없습니다.',
  },
  cancelPeriodEnd: '취소 접수 종료',
  cancelFee: {
    label: '취소 수수료',
    hint: '한 장마다 환불액에서 뺍니다.',
  },
  enableTransfer: {
    label: '양도 가능',
    hint: '끄면 산 사람이 남에게 넘길 수 없습니다.',
  },
  updatedAt: '수정 일시',
} satisfies LabelsOf<TicketItem>;

const fields = {
  ticket: {
    search: '신청 예약 입장권 참가비 정원',
    name: '티켓 판매',
    summary: '입장권 등을 판매하거나 추첨으로 나눕니다.',
    itemName: '티켓',
    sections: {
      sale: '판매 방식과 게재',
      price: '요금',
      lottery: '추첨',
      companions: '동행자',
      categories: '카테고리',
      admission: '입장',
      after: '취소와 양도',
    },
    widget: {
      ...shared.count,
      titleVisible: '이름 표시',
      imageVisible: '이미지 표시',
    },
    list: {
      ...shared.page,
      displayType: {
        label: '목록 형태',
        choices: { Card: '카드', List: '목록' },
      },
    },
    serverContent: sale,
    item,
  },
  ticket_exclusive_setting: {
    search: '구매 제한 중복 한 사람 한 장',
    name: '함께 구매 제한',
    summary: '여러 티켓 가운데 한 사람이 가질 수 있는 종류의 수를 정합니다.',
    content: {
      contents: {
        label: '제한',
        entry: '제한',
        fields: {
          contentId: '티켓 판매',
          tickets: {
            label: '함께 셀 티켓',
            entry: '티켓',
            fields: {
              id: '티켓',
            },
          },
          purchasableCount: '1인당 종류 수',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof ticketDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an end, because a lottery closes (with enableSalesPeriod)': '추첨에는 신청 마감이 필요합니다.',
  'at least 1, because there are slots to choose': '고를 회차가 있으므로 1 이상으로 하세요.',
  'at least an hour after salesPeriodEnd (a day without a time ends at midnight), so that the list of applications is announced before it is drawn':
    '추첨은 신청 마감 1시간 이상 뒤로 하세요.',
  'at least one price': '요금을 하나 이상 만드세요.',
  'at most as many as there are slots': '회차 수 이하로 하세요.',
  'every ticketMultiplePriceId once': '같은 번호의 요금이 두 개 있습니다.',
  'every ticketSlotId once': '같은 번호의 회차가 두 개 있습니다.',
  'for a LOTTERY, and for no other ticket': '추첨 티켓에만 필요한 설정입니다.',
  'none without enableExternalQr': '외부 QR코드 사용이 꺼져 있습니다.',
  'none, because only a lottery has slots': '회차는 추첨 티켓에만 만들 수 있습니다.',
  'T and 13 digits': '등록 번호는 T와 13자리 숫자입니다.',
  'an address that begins with https://': 'https://로 시작하는 주소를 입력하세요.',
};
