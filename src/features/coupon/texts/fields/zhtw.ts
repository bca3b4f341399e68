import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { couponDocuments } from '../../documents.ts';

const fields = {
  coupon: {
    search: '優惠券 折扣 兌換券',
    name: '優惠券',
    summary: '向會員發放可在會場或店家出示使用的優惠券。',
    itemName: '優惠券',
    widget: shared.count,
    list: shared.page,
    item: {
      title: '名稱',
      benefit: {
        label: '優惠內容',
        hint: '請用一目了然的短語，例如「折抵100日圓」。',
      },
      shop: {
        label: '可用店家',
        hint: '留空則顯示本站名稱。',
      },
      image: shared.words.image,
      body: '使用條件',
      visiblePeriod: {
        label: '設定使用期限',
        hint: '不在此期間內時，不顯示也無法使用。',
      },
      visibleStartDate: '開始使用',
      visibleEndDate: '結束使用',
    },
  },
} satisfies LabelsOfModules<typeof couponDocuments>;
export default fields;
