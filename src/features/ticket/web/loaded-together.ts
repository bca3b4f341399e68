import type { LoadedTogether } from '#web/parts/loaded-together-files.ts';

export const loadedTogether: readonly LoadedTogether[] = [
  {
    name: 'selling',
    files: [
      'features/ticket/rules/sale/{on-sale,period-of-use,price-of,price-range,selling-label,ticket}.ts',
      'features/ticket/web/sale/{sale-address,sale-calls,ticket-card,ticket-marks,ticket-price,ticket-texts}.{ts,tsx}',
    ],
  },
];
