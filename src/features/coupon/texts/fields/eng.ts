import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { couponDocuments } from '../../documents.ts';

const fields = {
  coupon: {
    search: 'discount, voucher, offer, benefit',
    name: 'Coupons',
    summary: 'Gives members coupons to show and use at the venue or in shops.',
    itemName: 'Coupon',
    widget: shared.count,
    list: shared.page,
    item: {
      title: 'Name',
      benefit: {
        label: 'Benefit',
        hint: 'In a few letters, such as “100 yen off”.',
      },
      shop: {
        label: 'Where it can be used',
        hint: 'Left empty, the name of this site is shown.',
      },
      image: shared.words.image,
      body: 'Conditions',
      visiblePeriod: {
        label: 'Limit when it can be used',
        hint: 'Outside this time it is neither shown nor accepted.',
      },
      visibleStartDate: 'Usable from',
      visibleEndDate: 'Usable until',
    },
  },
} satisfies LabelsOfModules<typeof couponDocuments>;
export default fields;
