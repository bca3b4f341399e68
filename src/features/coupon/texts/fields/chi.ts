import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { couponDocuments } from '../../documents.ts';

const fields = {
  coupon: {
    search: '优惠券 折扣 兑换券',
    name: '优惠券',
    summary: '向会员发放可在会场或店铺出示使用的优惠券。',
    itemName: '优惠券',
    widget: shared.count,
    list: shared.page,
    item: {
      title: '名称',
      benefit: {
        label: '优惠内容',
        hint: '请用一目了然的短语，例如“优惠100日元”。',
      },
      shop: {
        label: '可用店铺',
        hint: '留空则显示本站名称。',
      },
      image: shared.words.image,
      body: '使用条件',
      visiblePeriod: {
        label: '设置使用期限',
        hint: '不在此时间内时，不显示也不能使用。',
      },
      visibleStartDate: '开始使用',
      visibleEndDate: '结束使用',
    },
  },
} satisfies LabelsOfModules<typeof couponDocuments>;
export default fields;
