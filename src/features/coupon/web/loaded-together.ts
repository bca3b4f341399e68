import type { LoadedTogether } from '#web/parts/loaded-together-files.ts';

export const loadedTogether: readonly LoadedTogether[] = [
  { name: 'coupons', files: ['features/coupon/{rules/coupon-period,web/coupon-{calls,cards,texts}}.{ts,tsx}'] },
];
