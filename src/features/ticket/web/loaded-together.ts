import type { LoadedTogether } from '#web/parts/loaded-together-files.ts';

export const loadedTogether: readonly LoadedTogether[] = [
  {
    name: 'selling',
    files: [
      'features/ticket/rules/{pricing/{price-of,price-range},sale/{on-sale,period-of-use,selling-label,ticket}}.ts',
      'features/ticket/web/sale/{sale-address,sale-calls,ticket-card,ticket-marks,ticket-price,ticket-texts}.{ts,tsx}',
    ],
  },
];
