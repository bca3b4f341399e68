import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { couponDocuments } from '../../documents.ts';

const fields = {
  coupon: {
    search: '할인권 혜택 교환권 쿠폰',
    name: '쿠폰',
    summary: '행사장이나 매장에서 보여 주고 쓰는 쿠폰을 회원에게 나눠 줍니다.',
    itemName: '쿠폰',
    widget: shared.count,
    list: shared.page,
    item: {
      title: '쿠폰 이름',
      benefit: {
        label: '혜택',
        hint: '‘100엔 할인’처럼 한눈에 알 수 있는 짧은 말로 적습니다.',
      },
      shop: {
        label: '사용할 수 있는 곳',
        hint: '비워 두면 이 사이트의 이름이 표시됩니다.',
      },
      image: shared.words.image,
      body: '이용 조건',
      visiblePeriod: {
        label: '이용 기간 정하기',
        hint: '기간 밖에서는 표시되지 않고 사용할 수도 없습니다.',
      },
      visibleStartDate: '이용 시작',
      visibleEndDate: '이용 종료',
    },
  },
} satisfies LabelsOfModules<typeof couponDocuments>;
export default fields;
