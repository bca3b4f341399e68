import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { couponDocuments } from '../../documents.ts';

const fields = {
  coupon: {
    search: '割引券 優待 特典 引換券 クーポン',
    name: 'クーポン',
    summary: '会場やお店で見せて使うクーポンを、会員に配ります。',
    itemName: 'クーポン',
    widget: shared.count,
    list: shared.page,
    item: {
      title: 'クーポン名',
      benefit: {
        label: '特典',
        hint: '「100円引き」のように、ひと目で分かる短い言葉にします。',
      },
      shop: {
        label: '使えるお店',
        hint: '空欄なら、このサイトの名前が出ます。',
      },
      image: shared.words.image,
      body: '利用条件',
      visiblePeriod: {
        label: '利用期間を決める',
        hint: '期間の外では、表示も利用もできません。',
      },
      visibleStartDate: '利用開始',
      visibleEndDate: '利用終了',
    },
  },
} satisfies LabelsOfModules<typeof couponDocuments>;
export default fields;
